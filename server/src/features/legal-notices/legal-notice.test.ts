/** Everyone who has an account hears of a new version 30 days before it applies, once. */
import type { LegalVersion } from '@faircourt/contracts/legal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { notifyOfVersions } from './legal-notice.job.ts';

const CHANGES = {
  en: ['We keep your jersey size.'],
  es: ['Guardamos tu talla de camiseta.'],
  'pt-BR': ['Guardamos o tamanho da sua camisa.'],
};
const FIRST: LegalVersion = {
  version: 4,
  published: '2020-01-01',
  effective: '2020-01-01',
  changes: null,
};
const NEXT: LegalVersion = { version: 5, published: '2098-11-01', effective: '2098-12-02', changes: CHANGES };
const PUBLISHED = new Date('2098-11-01T00:05:00Z');

let app: TestApp;
let people: Joined[];
beforeAll(async () => {
  app = await startTestApp();
  people = [await app.join('guardian'), await app.join('coach'), await app.join('athlete')];
});
afterAll(() => app.close());

const run = (now: Date, { versions = [FIRST, NEXT], most = 300, jobs = app.runtime.jobs } = {}) =>
  notifyOfVersions(
    { db: app.db, jobs, clock: { now: () => now }, baseUrl: 'http://localhost' },
    { terms: [FIRST], privacy: versions },
    most,
  );
const told = async (version = 5) => {
  const rows = await app.db
    .selectFrom('legal_notices')
    .select('user_id')
    .where('version', '=', version)
    .where(
      'user_id',
      'in',
      people.map(({ userId }) => userId),
    )
    .execute();
  return rows.length;
};

test('nobody is told of the version with which we opened, nor of one that is not published yet', async () => {
  await run(new Date('2098-10-31T23:59:00Z'));
  expect(await told()).toBe(0);
  expect(await told(4)).toBe(0);
});

test('a server that is killed between noting and sending has told nobody, and the next run tells them', async () => {
  const jobs = { ...app.runtime.jobs, enqueue: () => Promise.reject(new Error('killed')) };
  await expect(run(PUBLISHED, { jobs })).rejects.toThrow('killed');
  expect(await told()).toBe(0);
});

test('a few are told at a time, each once, by however many servers, with what changes and both texts', async () => {
  const sent: string[] = [];
  const jobs: typeof app.runtime.jobs = {
    ...app.runtime.jobs,
    enqueue: (queries, job, data, options) => {
      if ('to' in data) sent.push(String(data.to));
      return app.runtime.jobs.enqueue(queries, job, data, options);
    },
  };
  await run(PUBLISHED, { most: 1, jobs });
  expect(sent).toHaveLength(1);
  // The nights between were missed.
  const later = new Date('2098-11-20T00:05:00Z');
  await Promise.all([run(later, { jobs }), run(later, { jobs })]);
  await run(later, { jobs });
  expect(await told()).toBe(people.length);
  expect(new Set(sent).size).toBe(sent.length);

  const mail = await app.waitForMail(people[0]?.email ?? '', /New version of our privacy notice/);
  expect(mail.subject).toContain('December 2, 2098');
  expect(mail.text).toContain('We keep your jersey size.');
  expect(mail.text).toContain('http://localhost/legal/privacy/v5');
  expect(mail.text).toContain('http://localhost/legal/privacy/v4');
});

test('each reads it in their own language', async () => {
  const person = await app.join('guardian');
  await app.call('PATCH', '/api/auth/user', { token: person.token, body: { locale: 'es' } });
  await run(PUBLISHED);
  const mail = await app.waitForMail(person.email, /Nueva versión de nuestro aviso de privacidad/);
  expect(mail.text).toContain('Guardamos tu talla de camiseta.');
  expect(mail.text).toContain('http://localhost/es/legal/privacy/v5');
});

test('who joins after a version applies, and who has not proven the mailbox, is not written to', async () => {
  const [late, unproven] = [await app.join('guardian'), await app.join('guardian')];
  await app.db
    .updateTable('users')
    .set({ created_at: new Date('2098-12-02T00:00:00Z') })
    .where('id', '=', late.userId)
    .execute();
  await app.db
    .updateTable('auth_users')
    .set({ email_verified: false })
    .where('email', '=', unproven.email)
    .execute();
  await run(new Date('2098-12-03T00:00:00Z'));
  const rows = await app.db
    .selectFrom('legal_notices')
    .select('user_id')
    .where('user_id', 'in', [late.userId, unproven.userId])
    .execute();
  expect(rows).toEqual([]);
});
