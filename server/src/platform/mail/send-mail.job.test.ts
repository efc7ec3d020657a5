import { expect, test } from 'vitest';
import type { Mail, Mailer } from './mailer.ts';
import { sendMailJob } from './send-mail.job.ts';

const MAIL: Mail = {
  to: 'a@example.test',
  subject: 's',
  text: 't',
  html: 'h',
  isForAnyone: true,
  receipt: 'r-1',
};
const JOBS = { enqueue: () => Promise.resolve(), stop: () => Promise.resolve() };

function jobWith(send: Mailer['send']) {
  const sent: string[] = [];
  const note = (receipt: string) => Promise.resolve(void sent.push(receipt));
  const isOff = (_address: string, topic: string) => Promise.resolve(topic === 'reports');
  return { job: sendMailJob({ send }, () => Promise.resolve(false), note, isOff, draw), sent };
}

const draw = ({ id }: { id: string }) =>
  Promise.resolve(
    id === 'gone'
      ? null
      : { fileName: `${id}.pdf`, contentType: 'application/pdf', content: Buffer.from('%PDF-') },
  );

test('an invoice goes along as it is when the mail leaves, and one that is gone holds nothing up', async () => {
  const files: unknown[] = [];
  const send = (_mail: Mail, _id: string, attachments: readonly { fileName: string }[] = []) =>
    Promise.resolve(void files.push(attachments.map(({ fileName }) => fileName)));
  const { job } = jobWith(send);
  for (const id of ['FC-1', 'gone']) await job.run({ ...MAIL, invoice: { id, locale: 'es' } }, JOBS, id);
  expect(files).toEqual([['FC-1.pdf'], []]);
});

test('a mail that has left is told to what waits for it', async () => {
  const { job, sent } = jobWith(() => Promise.resolve());
  await job.run(MAIL, JOBS, 'id');
  expect(sent).toEqual(['r-1']);
});

test('a mail that the server refuses, or that nobody may get, has not left', async () => {
  const refused = jobWith(() => Promise.reject(new Error('refused')));
  await expect(refused.job.run(MAIL, JOBS, 'id')).rejects.toThrow('refused');
  expect(refused.sent).toEqual([]);
  const unproven = jobWith(() => Promise.resolve());
  await unproven.job.run({ ...MAIL, isForAnyone: false }, JOBS, 'id');
  expect(unproven.sent).toEqual([]);
  const unwanted = jobWith(() => Promise.resolve());
  await unwanted.job.run({ ...MAIL, topic: 'reports' }, JOBS, 'id');
  expect(unwanted.sent).toEqual([]);
});
