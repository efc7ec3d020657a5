import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  columnsOf,
  decide,
  DIRECTOR,
  joinWaitingCoach,
  nameAt,
  seedCode,
  seedInstitution,
  prove,
  affiliationOf,
} from '../../../test/features/affiliation.ts';

const START = new Date('2026-11-15T12:00:00Z');
let now = START;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);

test('a coach who was refused reads why and asks again', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await joinWaitingCoach(app, institutionId, now);
  await decide(app, coach, 'rejected', { now });
  expect(await affiliationOf(app, coach)).toMatchObject({
    step: 'rejected',
    reason: 'The staff page does not name you.',
    verification_id: null,
  });
  expect(await columnsOf(app, coach)).toEqual({ coach: 'rejected', institution: 'unverified' });
  now = inDays(1);
  const again = await nameAt(app, coach, { institution_id: institutionId });
  expect(again.body).toMatchObject({ step: 'waiting', reason: null });
  expect((await columnsOf(app, coach)).coach).toBe('unverified');
});

test('a proof counts for thirty days; after that the address has to be proven again', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await joinWaitingCoach(app, institutionId, now);
  await decide(app, coach, 'rejected', { now });
  now = inDays(30);
  const again = await nameAt(app, coach, { institution_id: institutionId });
  expect(again.body).toMatchObject({ step: 'email_unproven' });
  expect(again.body.code_expires_at).not.toBeNull();
});

test('a verification can be renewed in its last thirty days, and stays in effect meanwhile', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await joinWaitingCoach(app, institutionId, now);
  await decide(app, coach, 'verified', { now, expiresAt: inDays(730) });
  now = new Date(inDays(700).getTime() - 1);
  const early = await nameAt(app, coach, { institution_id: institutionId });
  expect(early.status).toBe(409);
  expect(problemOf(early).detail).toContain('2028-10-15');

  now = inDays(700);
  const renewal = await nameAt(app, coach, { institution_id: institutionId });
  expect(renewal.body).toMatchObject({ step: 'verified', verification_id: null });
  expect(renewal.body.code_expires_at).not.toBeNull();
  await seedCode(app, coach);
  const proven = await prove(app, coach);
  expect(proven.body).toMatchObject({ step: 'verified', verified_on: '2026-11-15', code_expires_at: null });
  expect(proven.body.verification_id).not.toBeNull();
  expect(await columnsOf(app, coach)).toEqual({ coach: 'verified', institution: 'verified' });
});

test('what has lapsed says so, to the moment', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await joinWaitingCoach(app, institutionId, now);
  await decide(app, coach, 'verified', { now, expiresAt: inDays(10) });
  now = new Date(inDays(10).getTime() - 1);
  expect((await affiliationOf(app, coach)).step).toBe('verified');
  now = inDays(10);
  expect(await affiliationOf(app, coach)).toMatchObject({
    step: 'expired',
    verified_on: '2026-11-15',
    director_name: DIRECTOR,
  });
});

test('more that is asked for is read in the director’s words', async () => {
  const coach = await joinWaitingCoach(app, await seedInstitution(app), now);
  const id = await decide(app, coach, 'more_asked', { now });
  expect(await affiliationOf(app, coach)).toMatchObject({
    step: 'more_asked',
    verification_id: id,
    reason: 'The staff page does not name you.',
  });
});

test('a question that is taken back leaves nothing to wait for, and can be asked again', async () => {
  const institutionId = await seedInstitution(app);
  const coach = await joinWaitingCoach(app, institutionId, now);
  const { verification_id: id } = await affiliationOf(app, coach);
  const withdrawn = await app.call('POST', `/api/verifications/${id}/withdraw`, { token: coach.token });
  expect(withdrawn.status).toBeLessThan(300);
  expect((await affiliationOf(app, coach)).step).toBe('unnamed');
  const again = await nameAt(app, coach, { institution_id: institutionId });
  expect(again.body.step).toBe('waiting');
});

const rename = ({ token }: { token: string }, name: string) =>
  app.call('PATCH', '/api/auth/user', { token, body: { name } });

test('a verified coach who takes another name is asked about again, and not verified until then', async () => {
  const coach = await joinWaitingCoach(app, await seedInstitution(app), now);
  await decide(app, coach, 'verified', { now, expiresAt: inDays(730) });
  expect((await affiliationOf(app, coach)).step).toBe('verified');
  expect((await rename(coach, 'Dana Whistler')).status, 'the same name').toBe(200);
  expect((await affiliationOf(app, coach)).step).toBe('verified');
  expect((await rename(coach, 'Somebody Famous')).status).toBe(200);
  expect((await affiliationOf(app, coach)).step).toBe('waiting');
  expect(await columnsOf(app, coach)).toEqual({ coach: 'unverified', institution: 'unverified' });
});

test('a name that changes while a director looks is another claim than the one that was seen', async () => {
  const coach = await joinWaitingCoach(app, await seedInstitution(app), now);
  const claim = () =>
    app.db
      .selectFrom('verifications')
      .select(['id', 'values_hash', 'fact_values'])
      .where('coach_id', '=', coach.coachId)
      .execute();
  const [before] = await claim();
  await rename(coach, 'Somebody Famous');
  const after = await claim();
  expect(after).toMatchObject([{ id: before?.id, fact_values: { name: 'Somebody Famous' } }]);
  expect(after[0]?.values_hash).not.toEqual(before?.values_hash);
});
