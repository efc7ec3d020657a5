/** Comparing athletes over HTTP: what it shows, what it takes, and who is told. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Comparison } from '@faircourt/contracts/comparison';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Answer, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import {
  seedAthlete,
  seedBadge,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';

const NOW = '2026-11-15T12:00:00.000Z';
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';
let app: TestApp;
let coach: Joined;
let open: SeededAthlete;
let closed: SeededAthlete;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(NOW) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await app.join('coach');
  await seedCollege(app.db, coach.userId);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  open = await seedAthlete(app.db);
  closed = await seedAthlete(app.db, { name: 'Ada Lin Okafor' });
  await seedRelease(app.db, open, ['identity', 'measurements', 'academics']);
  for (const group of ['measurements', 'academics'] as const) await seedBadge(app.db, open, group);
});

function compare(
  athletes: readonly (SeededAthlete | string)[],
  { who = coach, takes = 0 } = {},
): Promise<Answer<Comparison>> {
  const athlete_ids = athletes.map((one) => (typeof one === 'string' ? one : one.athleteId));
  return app.call('POST', '/api/comparisons', {
    token: who.token,
    body: { athlete_ids, takes_at_most: takes },
  });
}

const looksOf = ({ athleteId }: SeededAthlete) =>
  app.db
    .selectFrom('profile_views')
    .select('viewer_user_id')
    .where('athlete_id', '=', athleteId)
    .where('viewer_user_id', '=', coach.userId)
    .execute();
const entriesOf = ({ athleteId }: SeededAthlete) =>
  app.db
    .selectFrom('events')
    .select(['type', 'actor_user_id', 'data'])
    .where('chain', '=', athleteId)
    .where('type', '=', 'athlete.viewed')
    .execute();

test('athletes come in the order asked, each with what their page shows and no more', async () => {
  const { status, body } = await compare([closed, open]);
  expect(status).toBe(200);
  expect(body.athletes.map(({ card }) => card.name)).toEqual(['Ada O.', 'Nia Rose Bellweather']);
  const [hidden, shown] = body.athletes;
  expect(hidden?.profile).toMatchObject({ measurements: null, academics: null });
  expect(hidden?.profile?.states).toMatchObject({ measurements: 'not_released', academics: 'not_released' });
  expect(shown?.profile).toMatchObject({
    measurements: { weight_kg: 91.5, wingspan_cm: 204 },
    academics: { gpa: 3.71 },
    badges: { academics: { method: 'Seen in person' } },
  });
  expect(JSON.stringify(body)).not.toMatch(/Okafor|I rebound|nia\.b|Shown tape|transcript\.pdf/);
});

test('each is a look, in "who viewed me" and in the log of the family, as if its page was opened', async () => {
  await compare([open, closed]);
  for (const athlete of [open, closed]) expect(await looksOf(athlete)).toHaveLength(1);
  const [compared] = await entriesOf(open);
  const other = await seedAthlete(app.db);
  await seedRelease(app.db, other, ['identity', 'measurements', 'academics']);
  for (const group of ['measurements', 'academics'] as const) await seedBadge(app.db, other, group);
  await app.call<OpenedAthlete>('POST', `/api/athletes/${other.athleteId}/open`, { token: coach.token });
  expect([compared]).toEqual(await entriesOf(other));
});

test('an athlete whom this coach may not see is as absent as one who does not exist', async () => {
  const hidden = await seedAthlete(app.db, { visibility: 'private' });
  const { body } = await compare([open, hidden, NOBODY]);
  expect(body.absent).toEqual([hidden.athleteId, NOBODY]);
  expect(body.athletes.map(({ card }) => card.id)).toEqual([open.athleteId]);
  expect(await looksOf(hidden)).toEqual([]);
  expect((await compare([hidden, NOBODY])).status).toBe(404);
});

test.each([
  ['one athlete', (id: string) => [id]],
  ['five athletes', (id: string) => [id, ...[1, 2, 3, 4].map((n) => NOBODY.slice(0, -1) + String(n))]],
  ['the same athlete twice', (id: string) => [id, id]],
  ['the same athlete in capitals', (id: string) => [id, id.toUpperCase()]],
  ['no ids', () => ['me', 'you']],
])('%s cannot be compared', async (_what, idsOf) => {
  expect((await compare(idsOf(open.athleteId))).status).toBe(422);
});

test.each(['athlete', 'guardian', 'regional_director'] as const)('a %s compares nobody', async (role) => {
  const who = await app.join(role);
  expect((await compare([open, closed], { who })).status).toBe(404);
});

test('a limited plan says what it takes before it takes anything', async () => {
  await seedPlan(app.db, coach.userId, 'basic_scout');
  const first = await compare([open, closed]);
  expect(first.body).toMatchObject({ asks_first: { takes: 2, stays_locked: 0 }, athletes: [] });
  expect(first.body.allowance).toMatchObject({ used: 0, left: 50 });
  for (const athlete of [open, closed]) expect(await looksOf(athlete)).toEqual([]);

  const agreed = await compare([open, closed], { takes: 2 });
  expect(agreed.body.asks_first).toBeNull();
  expect(agreed.body.allowance).toMatchObject({ used: 2, left: 48 });
  // Opened this month already: nothing more to agree to.
  expect((await compare([closed, open])).body).toMatchObject({ asks_first: null, allowance: { used: 2 } });
});

test('with one profile left the first athlete opens and the second shows the card alone', async () => {
  const subscription = await seedPlan(app.db, coach.userId, 'basic_scout');
  const others = await Promise.all(Array.from({ length: 49 }, () => seedAthlete(app.db)));
  await app.db
    .insertInto('profile_opens')
    .values(
      others.map(({ athleteId }) => ({
        subscription_id: subscription,
        athlete_id: athleteId,
        month: '2026-11-01',
        opened_at: new Date(NOW),
      })),
    )
    .execute();
  expect((await compare([open, closed])).body.asks_first).toEqual({ takes: 1, stays_locked: 1 });
  const { body } = await compare([open, closed], { takes: 1 });
  expect(body.athletes.map(({ locked }) => locked)).toEqual([null, 'limit_reached']);
  expect(body.athletes[1]).toMatchObject({ profile: null, card: { height_cm: 198.5 } });
});

test('without a plan the cards alone are compared', async () => {
  await seedPlan(app.db, coach.userId, 'basic_scout', { status: 'lapsed' });
  const { body } = await compare([open, closed]);
  expect(body.athletes.map(({ locked, profile }) => [locked, profile])).toEqual([
    ['no_plan', null],
    ['no_plan', null],
  ]);
});

test('two comparisons of the same athletes in another order do not hold each other up', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const who = await app.join('coach');
      await seedPlan(app.db, who.userId, 'pro_scout');
      return compare(n % 2 ? [open, closed] : [closed, open], { who });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});
