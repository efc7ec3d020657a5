import { UNDO_MINUTES } from '@faircourt/contracts/verification';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { signIn } from '../../../../test/records/conversations.ts';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { seedRelease } from '../../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { listBadgesInEffect } from '../badges/verification.service.ts';
import {
  decide,
  idsOf,
  joinDirector,
  judge,
  open,
  seedAffiliation,
  seedItem,
  seedRegion,
  statusOf,
  step,
  verify,
  type Director,
  correctedAt,
} from '../../../../test/features/queue.ts';

const START = new Date('2026-08-31T12:00:00Z').getTime();
const UNDO_MS = UNDO_MINUTES * 60 * 1000;
let moment = START;
let app: TestApp;
let director: Director;
let colleague: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  director = await joinDirector(app, ['US']);
  colleague = await joinDirector(app, ['US']);
});
afterAll(() => app.close());
beforeEach(() => {
  moment = START;
});

const badgesOf = async (athleteId: string) =>
  (await listBadgesInEffect(app.db, athleteId, new Date(moment))).map(({ fact_group }) => fact_group);
const lastEvent = async (chain: string) =>
  (await eventsOf(app.db, chain)).findLast(({ type }) => type !== 'verification.opened');
const markOnCard = async (athleteId: string) => {
  const { rows } = await sql<{ mark: boolean }>`
    select bool_or(is_height_verified) as mark from athlete_cards where athlete_id = ${athleteId}`.execute(
    app.db,
  );
  return rows[0]?.mark ?? null;
};

test('verifying stores values, hash, method, director, day and expiry, and shows the badge', async () => {
  const { id, athlete } = await seedItem(app);
  const answer = await verify(app, director, id);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    status: 'verified',
    method: 'Measured by hand',
    decided_by: expect.any(String),
    claimed_by: null,
    can_decide: false,
    can_undo_until: new Date(START + UNDO_MS).toISOString(),
  });
  const row = await statusOf(app, id);
  expect(row).toMatchObject({
    status: 'verified',
    fact_values: { height_cm: 198.5, weight_kg: 91.5, wingspan_cm: 204, vertical_cm: 66 },
    director_user_id: director.userId,
    claimed_by: null,
    reason: null,
    // Six months on there is no 31st.
    expires_at: new Date('2027-02-28T12:00:00Z'),
    decided_at: new Date(START),
  });
  const { rows } = await sql<{ is_same: boolean }>`
    select values_hash = facts_hash(fact_values) and fact_values = current_facts(fact_group, athlete_id, season_id)
      as is_same from verifications where id = ${id}`.execute(app.db);
  expect(rows[0]?.is_same).toBe(true);
  expect(await badgesOf(athlete.athleteId)).toEqual(['measurements']);
  expect(await lastEvent(athlete.athleteId)).toMatchObject({
    type: 'verification.verified',
    actor_role: 'regional_director',
    data: { verification_id: id, fact_group: 'measurements' },
  });
});

test('a badge lasts as long as the director’s regions say for the country', async () => {
  const busy = await joinDirector(app);
  await seedRegion(app, busy.userId, ['MX'], { measurements: 9 });
  await seedRegion(app, busy.userId, ['MX', 'US'], { measurements: 3 });
  const { id } = await seedItem(app, { country: 'MX' });
  await verify(app, busy, id);
  expect((await statusOf(app, id)).expires_at).toEqual(new Date('2026-11-30T12:00:00Z'));
});

test('search marks the height at once, and takes the mark back with the decision', async () => {
  const { id, athlete } = await seedItem(app);
  await seedRelease(app.db, athlete, ['identity', 'measurements']);
  await verify(app, director, id);
  expect(await markOnCard(athlete.athleteId)).toBe(true);
  expect((await step(app, director, id, 'undo')).status).toBe(200);
  expect(await markOnCard(athlete.athleteId)).toBe(false);
});

test('other values are offered to the family, and the record stays as it is', async () => {
  const { id, athlete } = await seedItem(app);
  const answer = await verify(app, director, id, { height_cm: 196.5 });
  expect(answer.body).toMatchObject({
    status: 'offered',
    offered_values: { height_cm: 196.5, weight_kg: 91.5, wingspan_cm: 204, vertical_cm: 66 },
    claimed_values: { height_cm: 198.5 },
  });
  expect(await statusOf(app, id)).toMatchObject({ status: 'offered', expires_at: expect.any(Date) });
  expect(await badgesOf(athlete.athleteId)).toEqual([]);
  expect((await lastEvent(athlete.athleteId))?.type).toBe('verification.offered');
});

test('values that equal the claim are a plain verification', async () => {
  const { id } = await seedItem(app, { factGroup: 'academics' });
  const answer = await verify(app, director, id, { gpa: 3.71, sat: 1310 });
  expect(answer.body).toMatchObject({ status: 'verified', offered_values: null });
});

test('values outside the limits, or of a group that is not measured, are refused with every field', async () => {
  const { id } = await seedItem(app);
  const wrong = await verify(app, director, id, { height_cm: 19, weight_kg: 900, shoe_size: 50 });
  expect(problemOf(wrong).status).toBe(422);
  expect(
    problemOf(wrong)
      .errors?.map(({ field }) => field)
      .toSorted(),
  ).toEqual(['values.height_cm', 'values.shoe_size', 'values.weight_kg']);
  const school = await seedItem(app, { factGroup: 'school' });
  expect(problemOf(await verify(app, director, school.id, { school_name: 'Other High' })).status).toBe(422);
  expect((await statusOf(app, school.id)).status).toBe('open');
});

test.each([
  ['ask_more', 'more_asked'],
  ['reject', 'rejected'],
] as const)('a director can %s with a reason that the family reads', async (decision, status) => {
  const { id, athlete } = await seedItem(app);
  expect((await judge(app, director, id, { decision, reason: '  ' })).status).toBe(422);
  const answer = await judge(app, director, id, { decision, reason: 'The protocol is not signed.' });
  expect(answer.body).toMatchObject({ status, reason: 'The protocol is not signed.', claimed_by: null });
  expect(await statusOf(app, id)).toMatchObject({
    status,
    expires_at: null,
    director_user_id: director.userId,
  });
  const event = await lastEvent(athlete.athleteId);
  expect(event?.type).toBe(`verification.${status}`);
  expect(JSON.stringify(event)).not.toContain('protocol');
});

test.each([
  { decision: 'verify', method: 'Measured' },
  { decision: 'ask_more', reason: 'Where was it?' },
  { decision: 'reject', reason: 'Nobody is that tall.' },
])('values that changed since the director opened the item get no $decision unseen', async (decision) => {
  const { id, athlete } = await seedItem(app);
  const { values_hash } = (await step(app, director, id, 'claim')).body;
  const body = { values_hash, ...decision };
  const answer = await whileLocked(
    app.url,
    ['update athletes set height_cm = 210 where id = $1', athlete.athleteId],
    async (untilWaiting) => {
      const decided = decide(app, director, id, body);
      await untilWaiting(1);
      return [decided];
    },
  );
  expect((await answer[0])?.status).toBe(409);
  expect((await statusOf(app, id)).status).toBe('open');
  const seen = (await open(app, director, id)).body.values_hash;
  expect((await decide(app, director, id, { ...body, values_hash: seen })).status).toBe(200);
});

test('only the director who holds the claim decides, while it lasts, and once', async () => {
  const { id } = await seedItem(app);
  const { values_hash } = (await open(app, director, id)).body;
  const rejection = { decision: 'reject', values_hash, reason: 'No.' };
  expect((await decide(app, director, id, rejection)).status).toBe(409);
  await step(app, director, id, 'claim');
  expect((await decide(app, colleague, id, rejection)).status).toBe(409);
  const both = await Promise.all([
    decide(app, director, id, rejection),
    decide(app, director, id, rejection),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lapsing = await seedItem(app);
  const { values_hash: seen } = (await step(app, director, lapsing.id, 'claim')).body;
  moment = START + 4 * 60 * 60 * 1000;
  expect((await decide(app, director, lapsing.id, { ...rejection, values_hash: seen })).status).toBe(409);
});

test('a decision can be taken back to the last millisecond of five minutes', async () => {
  for (const [after, status] of [
    [UNDO_MS - 1, 200],
    [UNDO_MS, 409],
  ] as const) {
    moment = START;
    const { id, athlete } = await seedItem(app);
    await verify(app, director, id);
    moment = START + after;
    expect((await open(app, director, id)).body.can_undo_until === null).toBe(status === 409);
    expect((await step(app, director, id, 'undo')).status).toBe(status);
    expect(await badgesOf(athlete.athleteId)).toEqual(status === 200 ? [] : ['measurements']);
  }
});

test('an undone item is open again, claimed by the director who decided, with nothing left of the decision', async () => {
  const { id, athlete } = await seedItem(app);
  await verify(app, director, id, { height_cm: 190 });
  const undone = await step(app, director, id, 'undo');
  expect(undone.body).toMatchObject({
    status: 'open',
    claimed_by: { is_you: true },
    can_decide: true,
    method: null,
    reason: null,
    offered_values: null,
    decided_at: null,
    can_undo_until: null,
  });
  expect(await statusOf(app, id)).toMatchObject({ director_user_id: null, expires_at: null });
  expect(await idsOf(app, director, '?part=mine')).toContain(id);
  expect(await lastEvent(athlete.athleteId)).toMatchObject({
    type: 'verification.undone',
    data: { decision: 'offered' },
  });
  expect((await step(app, director, id, 'undo')).status).toBe(409);
});

test('a colleague cannot take a decision back', async () => {
  const { id } = await seedItem(app);
  await verify(app, director, id);
  expect((await open(app, colleague, id)).body.can_undo_until).toBeNull();
  expect((await step(app, colleague, id, 'undo')).status).toBe(409);
});

test('a decision that a family has accepted, edited, answered or asked about again cannot be undone', async () => {
  const accepted = await seedItem(app);
  await verify(app, director, accepted.id, { height_cm: 190 });
  const guardian = await signIn(app, accepted.athlete.guardianUserId);
  const settled = await app.call('POST', `/api/verifications/${accepted.id}/settle`, {
    token: guardian,
    body: { is_accepted: true, offered_at: await correctedAt(app, accepted.id) },
  });
  expect(settled.status).toBe(200);
  expect((await open(app, director, accepted.id)).body).toMatchObject({
    status: 'verified',
    can_undo_until: null,
  });

  const rejection = { decision: 'reject', reason: 'No.' };
  const edited = await seedItem(app);
  await judge(app, director, edited.id, rejection);
  await app.db
    .updateTable('athletes')
    .set({ height_cm: 150 })
    .where('id', '=', edited.athlete.athleteId)
    .execute();

  const askedAgain = await seedItem(app);
  await judge(app, director, askedAgain.id, rejection);
  await seedItem(app, { athlete: askedAgain.athlete });

  const answered = await seedItem(app);
  await judge(app, director, answered.id, { decision: 'ask_more', reason: 'Where was it?' });
  const token = await signIn(app, answered.athlete.guardianUserId);
  const said = await app.call('POST', `/api/verifications/${answered.id}/statements`, {
    token,
    body: { place: 'At school' },
  });
  expect(said.status).toBe(204);

  for (const { id } of [accepted, edited, askedAgain, answered]) {
    expect(problemOf(await step(app, director, id, 'undo')).code).toBe('conflict');
  }
});

test('a verified affiliation lets the coach in at once, and taking it back shuts the door again', async () => {
  const { id, coachUserId, institutionId } = await seedAffiliation(app);
  const isIn = async () => {
    const actor = await loadActor(app.db, coachUserId);
    return actor.kind === 'coach' && actor.isInstitutionVerified;
  };
  expect((await verify(app, director, id)).body).toMatchObject({
    status: 'verified',
    institution: { status: 'verified', verified_coaches: 1 },
  });
  expect(await isIn()).toBe(true);
  expect((await statusOf(app, id)).expires_at).toEqual(new Date('2028-08-31T12:00:00Z'));
  expect((await lastEvent(institutionId))?.type).toBe('verification.verified');
  await step(app, director, id, 'undo');
  expect(await isIn()).toBe(false);
});
