/** Consent forms over HTTP: read in one's own language, and signed with name and password. */
import { newestVersion } from '@faircourt/contracts/consent-document';
import { CONSENT_KINDS } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Guard } from '../../access/engine/guard.ts';
import { loadActor } from '../../access/facts/load-actor.ts';
import { RateLimiter } from '../../platform/rate-limit.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { PASSWORD, problemOf, type Answer, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { end, linkUp, type JoinedAthlete } from '../../../test/features/links.ts';
import { readConsentDocuments } from './consent-document.files.ts';
import { signConsent } from './consent.service.ts';
import { consentCalls, joinLinkedFamily, startAppWithForms } from '../../../test/features/consent.ts';

const NOW = '2026-11-15T12:00:00.000Z';
let moment = NOW;
const clock = { now: () => new Date(moment) };
let app: TestApp;
let athlete: JoinedAthlete;
let guardian: Joined;
let linkId: string;
beforeAll(async () => {
  app = await startAppWithForms(clock);
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  ({ athlete, guardian, linkId } = await joinLinkedFamily(app));
});

const NOBODYS_ID = '0190a0a0-0000-7000-8000-000000000000';
const { listFor, formFor, documentId, sign, withdraw, consentsOf, signaturesInDatabase } = consentCalls(
  () => app,
  () => athlete,
);

test('a guardian reads every form in full, in the language of the account', async () => {
  await app.db.updateTable('users').set({ locale: 'es' }).where('id', '=', guardian.userId).execute();
  const [one, ...others] = await listFor(guardian);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ id: athlete.athleteId, name: 'Test athlete', can_sign: true });
  expect(one?.forms.map(({ kind }) => kind)).toEqual([...CONSENT_KINDS]);
  const published = await readConsentDocuments();
  for (const { kind, document, signatures, past, outdated } of one?.forms ?? []) {
    const written = published.findLast((source) => source.kind === kind && source.locale === 'es');
    expect(document).toMatchObject({ locale: 'es', title: written?.title, body: written?.body });
    expect(document.version).toBe(newestVersion(published, kind));
    expect([signatures, past, outdated]).toEqual([[], [], null]);
  }
});

test('the athlete reads the forms and signs nothing', async () => {
  const [one] = await listFor(athlete);
  expect(one).toMatchObject({ id: athlete.athleteId, can_sign: false });
  expect((await sign(athlete, 'platform')).status).toBe(404);
  const newcomer = await app.join('athlete');
  expect(await listFor(newcomer)).toEqual([]);
});

test('signing keeps who agreed to which words, when and from where', async () => {
  const { status, body } = await sign(guardian, 'platform');
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    signed_name: 'Maria  Okafor',
    signed_by: 'Test guardian',
    is_yours: true,
    signed_at: NOW,
    version: 2,
    withdrawn_at: null,
  });
  const [row] = await signaturesInDatabase();
  const document = await app.db
    .selectFrom('consent_documents')
    .select('body_hash')
    .where('id', '=', await documentId('platform'))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ip_address: '127.0.0.1', athlete_name: 'Test athlete' });
  expect(row?.body_hash?.equals(document.body_hash)).toBe(true);
  const event = (await eventsOf(app.db, athlete.athleteId)).at(-1);
  expect(event).toMatchObject({
    type: 'consent.signed',
    actor_role: 'guardian',
    data: {
      signature_id: body.id,
      kind: 'platform',
      version: 2,
      body_hash: document.body_hash.toString('hex'),
    },
  });
  expect(JSON.stringify(event)).not.toMatch(/okafor|127\.0\.0\.1/i);
  expect(await consentsOf(athlete.athleteId)).toEqual(['platform']);
  expect((await formFor(guardian, 'platform')).signatures).toEqual([body]);
  expect((await formFor(athlete, 'platform')).signatures).toEqual([{ ...body, is_yours: false }]);
});

test('a wrong password signs nothing', async () => {
  const problem = problemOf(await sign(guardian, 'platform', { password: 'wrong horse' }));
  expect(problem.code).toBe('current_password_wrong');
  expect(problem.errors).toEqual([expect.objectContaining({ field: 'password', code: 'wrong' })]);
  expect(await signaturesInDatabase()).toEqual([]);
});

test('passwords are not guessed here: after some wrong ones even the right one has to wait', async () => {
  const { engine } = app.runtime;
  const limiter = new RateLimiter(app.db, 1 / 5);
  // Signing touches nothing else before the password is known to be right.
  const deps = { db: app.db, engine, limiter };
  const guard = new Guard(await loadActor(app.db, guardian.userId), clock.now());
  const wanted = {
    athlete_id: athlete.athleteId,
    document_id: await documentId('media'),
    signed_name: 'Maria Okafor',
  };
  const attempt = (password: string) => signConsent(deps, guard, '10.0.0.1', { ...wanted, password });
  await expect(attempt('wrong 1')).rejects.toMatchObject({ code: 'current_password_wrong' });
  // A right password resets the count.
  await attempt(PASSWORD);
  await expect(attempt('wrong 2')).rejects.toMatchObject({ code: 'current_password_wrong' });
  await expect(attempt('wrong 3')).rejects.toMatchObject({ code: 'current_password_wrong' });
  await expect(attempt(PASSWORD)).rejects.toMatchObject({ code: 'rate_limited' });
});

test('a name of one letter, no password and fields of one’s own are refused', async () => {
  for (const changes of [
    { signed_name: ' ' },
    { signed_name: 'M' },
    { password: '' },
    { ip_address: '1.2.3.4' },
  ]) {
    expect(problemOf(await sign(guardian, 'platform', changes)).code).toBe('validation_failed');
  }
});

test('a signature gives the full name that this guardian stated; a first name or another name signs nothing', async () => {
  const [one] = await listFor(guardian);
  expect(one?.sign_as).toBe('Maria Okafor');
  expect((await listFor(athlete))[0]?.sign_as).toBeNull();
  for (const signed_name of ['Maria', 'Okafor', 'Test guardian', 'Maria Okafor Smith']) {
    const problem = problemOf(await sign(guardian, 'platform', { signed_name }));
    expect(problem.errors).toEqual([expect.objectContaining({ field: 'signed_name', code: 'other_name' })]);
  }
  expect(await signaturesInDatabase()).toEqual([]);
  expect((await sign(guardian, 'platform', { signed_name: 'maria josé  ÓKAFOR' })).status).toBe(201);
});

test('who is not linked, or no longer, signs and takes back nothing, as if there were no such athlete', async () => {
  const stranger = await app.join('guardian');
  const { body } = await sign(guardian, 'platform');
  const shape = (answer: Answer) => ({ ...problemOf(answer), request_id: '' });
  const absent = shape(await sign(stranger, 'platform', { athlete_id: NOBODYS_ID }));
  expect(shape(await sign(stranger, 'platform'))).toEqual(absent);
  expect(shape(await withdraw(stranger, body.id))).toEqual(shape(await withdraw(stranger, NOBODYS_ID)));
  await end(app, guardian, linkId);
  expect((await sign(guardian, 'platform')).status).toBe(404);
  expect((await withdraw(guardian, body.id)).status).toBe(404);
  const coach = await app.join('coach');
  expect((await app.call('GET', '/api/consents', { token: coach.token })).status).toBe(403);
});

test('nobody signs for an adult; what was signed stays readable', async () => {
  const { body } = await sign(guardian, 'platform');
  moment = '2029-04-05T12:00:00.000Z';
  expect((await sign(guardian, 'colleges')).status).toBe(404);
  expect((await withdraw(guardian, body.id)).status).toBe(404);
  const [one] = await listFor(guardian);
  expect(one?.can_sign).toBe(false);
  expect(one?.forms.find(({ kind }) => kind === 'platform')?.signatures).toHaveLength(1);
});

test('signing the same version again, also in another language, is the same signature', async () => {
  const first = await sign(guardian, 'colleges');
  const { id: inSpanish } = await app.db
    .selectFrom('consent_documents')
    .select('id')
    .where('kind', '=', 'colleges')
    .where('locale', '=', 'es')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  expect((await sign(guardian, 'colleges')).body).toEqual(first.body);
  expect((await sign(guardian, 'colleges', { document_id: inSpanish })).body).toEqual(first.body);
  expect(await signaturesInDatabase()).toHaveLength(1);
});

test('signed from two tabs at once, a form is signed once', async () => {
  const lock: [string, string] = ['select id from athletes where id = $1 for update', athlete.athleteId];
  const running = await whileLocked(app.url, lock, async (untilWaiting) => {
    const both = [sign(guardian, 'transcript'), sign(guardian, 'transcript')];
    await untilWaiting(2);
    return both;
  });
  const [one, two] = await Promise.all(running);
  expect([one?.status, two?.status]).toEqual([201, 201]);
  expect(two?.body.id).toBe(one?.body.id);
  expect(await signaturesInDatabase()).toHaveLength(1);
});

test('each guardian signs by themselves, and one signature is enough', async () => {
  const other = await app.join('guardian');
  await linkUp(app, athlete, other, { agreedBy: guardian });
  const first = await sign(guardian, 'platform');
  await sign(other, 'platform', { signed_name: 'maria ann okafor' });
  expect((await formFor(guardian, 'platform')).signatures.map(({ is_yours }) => is_yours)).toEqual([
    false,
    true,
  ]);
  await withdraw(other, first.body.id);
  expect(await consentsOf(athlete.athleteId)).toEqual(['platform']);
});
