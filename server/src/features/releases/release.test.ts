/** Switches as families turn them, and what coaches read because of it. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Family, ReleaseSwitch } from '@faircourt/contracts/family';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf, seedVerification } from '../../../test/records/athlete-records.ts';
import {
  joinCoach,
  joinFamily,
  joinGuardian,
  type SignedIn,
  type SignedInAthlete,
  type SignedInCoach,
} from '../../../test/records/conversations.ts';
import { openStream, until } from '../../../test/app/live-stream.ts';
import { seedPlan } from '../../../test/records/seeded-athletes.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let now = new Date('2026-11-15T12:00:00Z');
let athlete: SignedInAthlete;
let guardian: SignedIn;
let coach: SignedInCoach;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  coach = await joinCoach(app);
  await seedPlan(app.db, coach.userId, 'pro_scout');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z');
  ({ athlete, guardian } = await joinFamily(app));
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
});

function turn(who: Pick<SignedIn, 'token'>, wanted: object) {
  const body = { field_group: 'identity', audience: 'verified_colleges', is_on: true, ...wanted };
  return app.call<ReleaseSwitch>('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: who.token,
    body,
  });
}

async function switchOf(who: SignedIn, group: string, audience: string): Promise<ReleaseSwitch | undefined> {
  const { body } = await app.call<Family>('GET', '/api/family', { token: who.token });
  const card = body.athletes.find(({ id }) => id === athlete.athleteId);
  return card?.switches.find((one) => one.field_group === group && one.audience === audience);
}

async function stateForCoach(group: 'identity' | 'academics'): Promise<string | undefined> {
  const url = `/api/athletes/${athlete.athleteId}/open`;
  const { body } = await app.call<OpenedAthlete>('POST', url, { token: coach.token });
  return body.profile?.states[group];
}

async function typesOf(): Promise<string[]> {
  return (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
}

async function endDayIs(lastDay: string): Promise<string> {
  const answer = await turn(guardian, { expires_on: lastDay });
  return answer.status === 200 ? (answer.body.expires_at ?? '') : (problemOf(answer).errors?.[0]?.code ?? '');
}

test('what a guardian turns on a coach reads at once, and what they turn off is gone at once', async () => {
  expect(await stateForCoach('identity')).toBe('not_released');
  const on = await turn(guardian, {});
  expect(on.body).toMatchObject({
    state: 'on',
    is_on: true,
    is_approved: true,
    since: now.toISOString(),
    decided_by: { name: 'Rosa Bellweather', is_you: true },
    denied_by: [],
    missing_consents: [],
  });
  expect(await stateForCoach('identity')).toBe('visible');

  const off = await turn(guardian, { is_on: false });
  expect(off.body).toMatchObject({
    state: 'off',
    is_on: false,
    is_approved: false,
    denied_by: [{ is_you: true, since: now.toISOString() }],
  });
  expect(await stateForCoach('identity')).toBe('not_released');
  expect(await typesOf()).toEqual(
    expect.arrayContaining(['release.approved', 'release.withdrawn', 'release.declined']),
  );
});

test('what is taken back is as before it was turned on: nobody has said no, and another guardian may approve it', async () => {
  await turn(guardian, {});
  const back = await turn(guardian, { is_on: false, is_taken_back: true });
  expect(back.body).toMatchObject({ state: 'undecided', is_on: false, decided_by: null, denied_by: [] });
  expect(await stateForCoach('identity')).toBe('not_released');
  expect((await typesOf()).filter((type) => type.startsWith('release.'))).toEqual([
    'release.approved',
    'release.withdrawn',
  ]);
  const other = await joinGuardian(app, athlete.athleteId);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: other.userId });
  expect((await turn(other, {})).body).toMatchObject({ is_approved: true, denied_by: [] });
});

test('a no that stands is not taken back by the way, and what is turned on takes nothing back', async () => {
  await turn(guardian, { is_on: false });
  const still = await turn(guardian, { is_on: false, is_taken_back: true });
  expect(still.body).toMatchObject({ state: 'off', denied_by: [{ is_you: true }] });
  const both = await turn(guardian, { is_on: true, is_taken_back: true });
  expect(problemOf(both).errors).toMatchObject([{ field: 'is_taken_back', code: 'unexpected' }]);
});

test('the page says the same as the switch', async () => {
  const { body } = await turn(guardian, {});
  expect(await switchOf(guardian, 'identity', 'verified_colleges')).toEqual(body);
});

test('turning a switch to where it is changes nothing, not even its day', async () => {
  const first = await turn(guardian, {});
  now = new Date('2026-11-16T12:00:00Z');
  const again = await Promise.all([turn(guardian, {}), turn(guardian, {})]);
  expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
  await turn(guardian, { is_on: false });
  await turn(guardian, { is_on: false });
  expect((await typesOf()).filter((type) => type.startsWith('release.'))).toEqual([
    'release.approved',
    'release.withdrawn',
    'release.declined',
  ]);
});

test('a release without its forms stays off, and names them', async () => {
  await app.db
    .updateTable('consent_signatures')
    .set({ withdrawn_at: now })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  const { body } = await turn(guardian, {});
  expect(body).toMatchObject({
    state: 'awaits_forms',
    is_on: false,
    is_approved: true,
    missing_consents: ['platform', 'colleges', 'media'],
  });
  expect(await stateForCoach('identity')).toBe('not_released');
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  expect(await switchOf(guardian, 'identity', 'verified_colleges')).toMatchObject({
    is_on: true,
    missing_consents: [],
  });
});

test('what directors check waits for them, and says so', async () => {
  await app.db.insertInto('academics').values({ athlete_id: athlete.athleteId, gpa: 3.4 }).execute();
  const { body } = await turn(guardian, { field_group: 'academics' });
  expect(body).toMatchObject({ is_on: true, awaits_verification: true });
  expect(await stateForCoach('academics')).toBe('under_verification');
  await seedVerification(app.db, { athleteId: athlete.athleteId, factGroup: 'academics' });
  expect(await switchOf(guardian, 'academics', 'verified_colleges')).toMatchObject({
    awaits_verification: false,
  });
});

test('one guardian’s no wins over the other’s yes until they take it back themselves', async () => {
  const other = await joinGuardian(app, athlete.athleteId);
  await turn(guardian, {});
  await turn(other, { is_on: false });
  const against = await turn(guardian, {});
  expect(against.body).toMatchObject({
    is_on: false,
    denied_by: [{ name: 'Otis Bellweather', is_you: false }],
  });
  expect(await stateForCoach('identity')).toBe('not_released');

  const back = await turn(other, {});
  expect(back.body).toMatchObject({ is_on: true, denied_by: [], decided_by: { name: 'Rosa Bellweather' } });
  expect(await stateForCoach('identity')).toBe('visible');
  expect((await typesOf()).findLast((type) => type.startsWith('release.'))).toBe('release.denial_withdrawn');
});

test('the denial of a guardian whose link has ended is in effect until somebody who decides turns the switch on', async () => {
  const other = await joinGuardian(app, athlete.athleteId);
  await turn(other, { is_on: false });
  await turn(guardian, {});
  await app.db
    .updateTable('guardian_links')
    .set({ status: 'ended', ended_at: now })
    .where('guardian_user_id', '=', other.userId)
    .execute();
  expect(await stateForCoach('identity'), 'ending a link opens nothing').toBe('not_released');
  expect(await switchOf(guardian, 'identity', 'verified_colleges')).toMatchObject({
    is_on: false,
    denied_by: [],
  });
  expect((await turn(guardian, {})).body).toMatchObject({ is_on: true, denied_by: [] });
  expect(await stateForCoach('identity')).toBe('visible');
});

test('the last day counts until it is over in UTC', async () => {
  expect(await endDayIs('2026-11-20')).toBe('2026-11-21T00:00:00.000Z');
  now = new Date('2026-11-20T23:59:59.999Z');
  expect(await stateForCoach('identity')).toBe('visible');
  now = new Date('2026-11-21T00:00:00Z');
  expect(await stateForCoach('identity')).toBe('not_released');
  expect(await switchOf(guardian, 'identity', 'verified_colleges')).toMatchObject({
    is_on: false,
    since: null,
  });
});

test('another last day replaces the first; none, one past and one far away are told apart', async () => {
  await turn(guardian, {});
  expect(await endDayIs('2026-11-15')).toBe('2026-11-16T00:00:00.000Z');
  expect((await turn(guardian, {})).body.expires_at).toBeNull();
  expect(await endDayIs('2026-11-14')).toBe('in_past');
  expect(await endDayIs('2036-11-16')).toBe('too_far');
  expect(await endDayIs('9999-12-31')).toBe('too_far');
});

test('an institution can be named once it has asked, and answers like an absent one before', async () => {
  const wanted = { audience: 'institution', institution_id: coach.institutionId };
  const nobody = { audience: 'institution', institution_id: '0190a0a0-0000-7000-8000-000000000000' };
  for (const unknown of [wanted, nobody]) {
    const refused = await turn(guardian, unknown);
    expect(refused.status).toBe(422);
    expect(problemOf(refused).errors).toMatchObject([{ field: 'institution_id', code: 'unknown' }]);
  }
  expect(problemOf(await turn(guardian, { audience: 'institution' })).errors?.[0]?.code).toBe('required');
  const odd = await turn(guardian, { institution_id: coach.institutionId });
  expect(problemOf(odd).errors?.[0]?.code).toBe('unexpected');

  await app.db
    .insertInto('releases')
    .values({
      athlete_id: athlete.athleteId,
      field_group: 'videos',
      audience: 'institution',
      institution_id: coach.institutionId,
      status: 'requested',
      requested_by: coach.userId,
    })
    .execute();
  const { body } = await turn(guardian, wanted);
  expect(body).toMatchObject({
    is_on: true,
    institution: { id: coach.institutionId, name: 'Lakeside College' },
  });
  expect(await switchOf(guardian, 'identity', 'institution')).toEqual(body);
  expect(await stateForCoach('identity')).toBe('visible');
});

test('contact is never released by a switch', async () => {
  expect((await turn(guardian, { field_group: 'contact' })).status).toBe(422);
});

test('a minor reads their switches and turns none; nor does a guardian of somebody else', async () => {
  await turn(guardian, {});
  const stranger = await app.join('guardian');
  for (const who of [athlete, stranger, coach]) expect((await turn(who, {})).status).toBe(404);
  expect(await switchOf(athlete, 'identity', 'verified_colleges')).toMatchObject({
    is_on: true,
    decided_by: { name: 'Rosa Bellweather', is_you: false },
  });
});

test('from 18 on the athlete decides alone', async () => {
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2008-01-01' })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect((await turn(guardian, {})).status).toBe(404);
  expect((await turn(athlete, {})).body).toMatchObject({ is_on: true, decided_by: { is_you: true } });
  expect(await stateForCoach('identity')).toBe('visible');
});

test('the athlete’s row states which releases are in effect, and search does not call that an update', async () => {
  const row = () =>
    app.db
      .selectFrom('athletes')
      .select(['release_policy', 'updated_at'])
      .where('id', '=', athlete.athleteId)
      .executeTakeFirstOrThrow();
  const { updated_at: before } = await row();
  await turn(guardian, {});
  await turn(guardian, { field_group: 'videos', audience: 'everyone' });
  expect(await row()).toEqual({
    release_policy: { identity: { verified_colleges: true }, videos: { everyone: true } },
    updated_at: before,
  });
  const other = await joinGuardian(app, athlete.athleteId);
  await turn(other, { is_on: false });
  expect((await row()).release_policy).toEqual({ videos: { everyone: true } });
});

test('everybody of the family hears of it at once, and nobody else', async () => {
  const address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
  const family = await openStream(address, athlete);
  const outsider = await openStream(address, await app.join('guardian'));
  await turn(guardian, {});
  await until(() => family.changes('family').length > 0);
  expect(family.changes('family')).toEqual([athlete.athleteId]);
  expect(outsider.changes('family')).toEqual([]);
  await family.close();
  await outsider.close();
});
