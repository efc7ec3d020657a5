/** Mail when away: once per person and conversation until they have read, and never with what was said. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  blockCoach,
  endLink,
  joinConversation,
  joinGuardian,
  readUpTo,
  send,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { startJobs, type Jobs } from '../../platform/jobs.ts';
import { AWAY_AFTER_SECONDS, MAIL_AWAY, mailAwayReaders } from './away-mail.service.ts';

let now = new Date();
const clock = { now: () => now };
let app: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  app = await startTestApp({ clock });
  jobs = await startJobs({
    url: app.url,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

const SUBJECT = /waiting for you|sin leer|não lida/;

/** As the job does when its time has come. */
async function fiveMinutesLater(threadId: string, messageId: string): Promise<void> {
  await mailAwayReaders({ db: app.db, clock, jobs, baseUrl: app.config.baseUrl }, { threadId, messageId });
}

async function mailsTo(person: SignedIn): Promise<string[]> {
  // Whatever was enqueued has gone out once the queue is empty.
  await expect.poll(countWaitingMails).toBe(0);
  const mails = await app.mails();
  return mails
    .filter(({ to, subject }) => to === person.email && SUBJECT.test(subject))
    .map(({ text }) => text);
}

async function countWaitingMails(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pgboss.job where name = 'send-mail' and state < 'completed'`.execute(
    app.db,
  );
  return rows[0]?.waiting ?? 0;
}

test('a message that is not read is looked at again five minutes later', async () => {
  const { threadId, coach } = await joinConversation(app);
  const { body } = await send(app, threadId, coach, 'Hello');
  const { rows } = await sql<{ data: unknown; seconds: number }>`
    select data, extract(epoch from start_after - created_on)::int as seconds from pgboss.job
    where name = ${MAIL_AWAY.name} and data->>'threadId' = ${threadId}`.execute(app.db);
  expect(rows).toEqual([{ data: { threadId, messageId: body.id }, seconds: AWAY_AFTER_SECONDS }]);
});

test('a person who has not read it gets one email that says who wrote, and not what', async () => {
  const { threadId, athlete, guardian, coach } = await joinConversation(app);
  const { body } = await send(app, threadId, coach, 'Our secret plan');
  await readUpTo(app, threadId, athlete, body.id);
  await fiveMinutesLater(threadId, body.id);
  const [mail, ...more] = await mailsTo(guardian);
  expect(more).toEqual([]);
  expect(mail).toContain('Dana Whistler (Lakeside College)');
  expect(mail).toContain(`/dashboard/messages/${threadId}`);
  expect(mail).not.toContain('secret plan');
  expect(await mailsTo(athlete)).toEqual([]);
  expect(await mailsTo(coach)).toEqual([]);
});

test('nobody is told again before they have read, however often the job runs', async () => {
  const { threadId, guardian, coach } = await joinConversation(app);
  const one = await send(app, threadId, coach, 'One');
  const two = await send(app, threadId, coach, 'Two');
  await Promise.all([fiveMinutesLater(threadId, one.body.id), fiveMinutesLater(threadId, one.body.id)]);
  await fiveMinutesLater(threadId, two.body.id);
  expect(await mailsTo(guardian)).toHaveLength(1);

  await readUpTo(app, threadId, guardian, two.body.id);
  const three = await send(app, threadId, coach, 'Three');
  await fiveMinutesLater(threadId, two.body.id);
  expect(await mailsTo(guardian)).toHaveLength(1);
  await fiveMinutesLater(threadId, three.body.id);
  expect(await mailsTo(guardian)).toHaveLength(2);
});

test('a coach’s mail names the family as the page does, in the reader’s language', async () => {
  const { threadId, guardian, coach } = await joinConversation(app);
  await app.db.updateTable('users').set({ locale: 'es' }).where('id', '=', coach.userId).execute();
  const { body } = await send(app, threadId, guardian, 'Hola');
  await fiveMinutesLater(threadId, body.id);
  const [mail] = await mailsTo(coach);
  expect(mail).toContain('Rosa B. te ha escrito');
  expect(mail).not.toContain('Bellweather');
});

test('a person who has left the conversation by then gets no email', async () => {
  const { threadId, athlete, guardian, coach } = await joinConversation(app);
  const second = await joinGuardian(app, athlete.athleteId);
  const { body } = await send(app, threadId, coach, 'Hello');
  await endLink(app, second);
  now = new Date('2028-06-02T12:00:00Z');
  await fiveMinutesLater(threadId, body.id);
  now = new Date();
  expect(await mailsTo(second)).toEqual([]);
  expect(await mailsTo(guardian)).toEqual([]);
  expect(await mailsTo(athlete)).toHaveLength(1);
});

test('a conversation that was closed calls nobody back', async () => {
  const conversation = await joinConversation(app);
  const { threadId, guardian, coach } = conversation;
  const { body } = await send(app, threadId, guardian, 'Stop writing');
  const { body: last } = await send(app, threadId, coach, 'Why?');
  await blockCoach(app, conversation);
  await fiveMinutesLater(threadId, body.id);
  await fiveMinutesLater(threadId, last.id);
  expect([...(await mailsTo(coach)), ...(await mailsTo(guardian))]).toEqual([]);
});
