import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { freePort } from '../database/embedded.ts';
import { smtpMailer } from './mailer.ts';

interface Received {
  to: string;
  subject: string;
  text: string;
  html: string;
  files: string[];
}

let app: TestApp;
let smtp: SMTPServer;
let port: number;
const received: Received[] = [];
let isBroken = false;
let refusesRecipients = false;

beforeAll(async () => {
  port = await freePort();
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo(address, _session, done) {
      if (!refusesRecipients) return done();
      done(Object.assign(new Error(`no such user <${address.address}>`), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isBroken) return done(new Error('451 try again later'));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({
            to: session.envelope.rcptTo.map((to) => to.address).join(),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
            files: mail.attachments.map(({ filename, mimeType }) => `${filename} ${mimeType}`),
          });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  app = await startTestApp({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Faircourt <hello@faircourt.test>' },
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

async function mailTo(address: string, subject?: string): Promise<Received> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const mail = received.find(
      (candidate) => candidate.to === address && (subject === undefined || candidate.subject === subject),
    );
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${address}`);
}

test('emails go out through SMTP, in the reader’s language, and a name cannot become markup', async () => {
  const answer = await app.call('POST', '/api/auth/sign-up', {
    body: {
      email: 'ana@example.test',
      password: 'correct horse',
      data: { name: 'Ana <b>Lima</b>', role: 'guardian', locale: 'pt-BR' },
    },
  });
  expect(answer.status).toBe(201);
  const mail = await mailTo('ana@example.test');
  expect(mail.subject).toBe('Seu código do Faircourt');
  expect(mail.text).toContain('/dashboard');
  await app.proveMailbox('ana@example.test');
  const welcome = await mailTo('ana@example.test', 'Boas-vindas ao Faircourt');
  expect(welcome.html).toContain('Lima');
  expect(welcome.html).not.toContain('<b>Lima');
});

test('a file goes along with a mail', async () => {
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Faircourt <hello@faircourt.test>');
  const mail = { to: 'buyer@example.test', subject: 'Invoice', text: 'Hello', html: '<p>Hello</p>' };
  const content = Buffer.from('%PDF-1.7');
  const file = { fileName: 'FC-2026-000001.pdf', contentType: 'application/pdf', content };
  await mailer.send(mail, 'with-file', [file]);
  expect((await mailTo('buyer@example.test')).files).toEqual(['FC-2026-000001.pdf application/pdf']);
});

test('a refusal that quotes the recipient is told without them', async () => {
  refusesRecipients = true;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Faircourt <hello@faircourt.test>');
  const mail = { to: 'kid@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const refusal: unknown = await mailer.send(mail, 'refused').catch((error: unknown) => error);
  refusesRecipients = false;
  if (!(refusal instanceof Error)) throw new Error('The mail was taken');
  expect(refusal.message).toContain('550');
  expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain('kid@');
});

test('a mail that cannot be sent now is sent later; the sign-up does not wait for it', async () => {
  isBroken = true;
  await app.join('guardian', 'patient@example.test');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(received.some((mail) => mail.to === 'patient@example.test')).toBe(false);
  isBroken = false;
  await mailTo('patient@example.test', 'Welcome to Faircourt');
});
