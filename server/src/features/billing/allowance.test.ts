/** What a plan opens: fifty athletes a month on Basic Scout, all of them on Pro Scout, none without a live plan. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Allowance, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { LIMITS } from '@faircourt/contracts/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedManyAthletes, seedPlan } from '../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';

const LIMIT = LIMITS.basicScoutProfilesPerMonth;
const NOW = '2026-11-15T12:00:00.000Z';
let moment = NOW;
let app: TestApp;
let coach: Joined;
let athletes: string[];
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  athletes = await seedManyAthletes(app.db, LIMIT + 10);
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  coach = await app.join('coach');
});

const athlete = (n: number) => athletes[n] ?? '';

async function open(n: number): Promise<OpenedAthlete> {
  const answer = await app.call<OpenedAthlete>('POST', `/api/athletes/${athlete(n)}/open`, {
    token: coach.token,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}
async function allowance(): Promise<Allowance> {
  return (await app.call<Allowance>('GET', '/api/allowance', { token: coach.token })).body;
}
/** As if the coach had opened so many of the first athletes this month. */
async function haveOpened(subscriptionId: string, count: number): Promise<void> {
  await app.db
    .insertInto('profile_opens')
    .values(
      athletes
        .slice(0, count)
        .map((id) => ({ subscription_id: subscriptionId, month: '2026-11-01', athlete_id: id })),
    )
    .execute();
}
function opensOf(subscriptionId: string) {
  return app.db
    .selectFrom('profile_opens')
    .select(['month', 'athlete_id'])
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

test('a new coach opens profiles on the trial, and each athlete counts once a month', async () => {
  expect(await allowance()).toEqual({
    plan: 'basic_scout',
    waiting_trial: null,
    limit: LIMIT,
    used: 0,
    left: LIMIT,
    resets_on: '2026-12-01',
  });
  const first = await open(0);
  expect(first.profile).not.toBeNull();
  expect(first.allowance).toMatchObject({ used: 1, left: LIMIT - 1 });
  expect((await open(0)).allowance).toMatchObject({ used: 1 });
  moment = '2026-11-20T00:00:00.000Z';
  expect((await open(0)).allowance).toMatchObject({ used: 1 });
  expect((await open(1)).allowance).toMatchObject({ used: 2 });
  expect(await allowance()).toMatchObject({ used: 2, left: LIMIT - 2 });
});

test('before the mailbox is proven the trial waits, and it is no plan that has ended', async () => {
  coach = await app.join('coach', undefined, { isMailboxProven: false });
  expect(await allowance()).toMatchObject({ plan: null, waiting_trial: 'basic_scout', left: 0 });
  await app.proveMailbox(coach.email);
  expect(await allowance()).toMatchObject({ plan: 'basic_scout', waiting_trial: null, left: LIMIT });
});

test('past the limit the card stays, the profile does not come and nothing is counted', async () => {
  const subscription = await seedPlan(app.db, coach.userId, 'basic_scout');
  await haveOpened(subscription, LIMIT - 1);
  expect((await open(LIMIT - 1)).allowance).toMatchObject({ used: LIMIT, left: 0 });
  const refused = await open(LIMIT);
  expect(refused).toMatchObject({ locked: 'limit_reached', profile: null, card: { id: athlete(LIMIT) } });
  expect(refused.allowance).toMatchObject({ used: LIMIT, left: 0, limit: LIMIT });
  expect(await opensOf(subscription)).toHaveLength(LIMIT);
  const seen = await app.db
    .selectFrom('profile_views')
    .select('athlete_id')
    .where('viewer_user_id', '=', coach.userId)
    .orderBy('athlete_id')
    .execute();
  // The card is a look as well, which the family hears of.
  const both = [athlete(LIMIT - 1), athlete(LIMIT)].toSorted();
  expect(seen).toEqual(both.map((athlete_id) => ({ athlete_id })));
  // A profile that was opened this month stays open.
  expect((await open(3)).locked).toBeNull();
});

test('the count resets at midnight UTC of the first of the month', async () => {
  const subscription = await seedPlan(app.db, coach.userId, 'basic_scout');
  await haveOpened(subscription, LIMIT);
  moment = '2026-11-30T23:59:59.999Z';
  expect((await open(LIMIT)).locked).toBe('limit_reached');
  moment = '2026-12-01T00:00:00.000Z';
  const opened = await open(LIMIT);
  expect(opened.locked).toBeNull();
  expect(opened.allowance).toMatchObject({ used: 1, resets_on: '2027-01-01' });
  // The same athlete counts again in the new month.
  expect((await open(0)).allowance).toMatchObject({ used: 2 });
});

test('the trial ends after fourteen days, to the millisecond', async () => {
  const end = new Date(new Date(NOW).getTime() + LIMITS.trialDays * DAY_MS);
  moment = new Date(end.getTime() - 1).toISOString();
  expect((await open(0)).locked).toBeNull();
  moment = end.toISOString();
  const locked = await open(0);
  expect(locked).toMatchObject({ locked: 'no_plan', profile: null, card: { id: athlete(0) } });
  expect(locked.allowance).toEqual({
    plan: null,
    waiting_trial: null,
    limit: 0,
    used: 0,
    left: 0,
    resets_on: '2026-12-01',
  });
  expect(await allowance()).toEqual(locked.allowance);
});

test('a lapsed plan and one whose period is over open nothing', async () => {
  await seedPlan(app.db, coach.userId, 'pro_scout', { status: 'lapsed' });
  expect((await open(0)).locked).toBe('no_plan');
  await seedPlan(app.db, coach.userId, 'pro_scout', { endsAt: new Date(NOW) });
  expect((await open(0)).locked).toBe('no_plan');
});

test('Pro Scout opens everybody and is not counted', async () => {
  const subscription = await seedPlan(app.db, coach.userId, 'pro_scout');
  for (let n = 0; n < 5; n++) expect((await open(n)).locked).toBeNull();
  expect(await allowance()).toEqual({
    plan: 'pro_scout',
    waiting_trial: null,
    limit: null,
    used: 0,
    left: null,
    resets_on: '2026-12-01',
  });
  expect(await opensOf(subscription)).toEqual([]);
});

test('a Pro trial beside a paid Basic plan opens without counting, and Basic counts again after it', async () => {
  const basic = await seedPlan(app.db, coach.userId, 'basic_scout');
  await app.db
    .insertInto('subscriptions')
    .values({
      owner_user_id: coach.userId,
      plan: 'pro_scout',
      status: 'trial',
      trial_ends_at: new Date('2026-11-16T00:00:00Z'),
    })
    .execute();
  expect((await open(0)).allowance).toMatchObject({ plan: 'pro_scout', limit: null });
  moment = '2026-11-16T00:00:00.000Z';
  expect((await open(1)).allowance).toMatchObject({ plan: 'basic_scout', used: 1 });
  expect(await opensOf(basic)).toHaveLength(1);
});

test('two tabs opening the fiftieth and fifty-first at once cannot both pass', async () => {
  const subscription = await seedPlan(app.db, coach.userId, 'basic_scout');
  await haveOpened(subscription, LIMIT - 1);
  const answers = await Promise.all([open(LIMIT - 1), open(LIMIT)]);
  expect(answers.map(({ locked }) => locked).toSorted()).toEqual(['limit_reached', null]);
  expect(answers.filter(({ profile }) => profile !== null)).toHaveLength(1);
  expect(await opensOf(subscription)).toHaveLength(LIMIT);
});

test('many tabs at once take exactly what is left', async () => {
  const subscription = await seedPlan(app.db, coach.userId, 'basic_scout');
  await haveOpened(subscription, LIMIT - 3);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => open(LIMIT - 3 + n)));
  expect(answers.filter(({ locked }) => locked === null)).toHaveLength(3);
  expect(answers.filter(({ locked }) => locked === 'limit_reached')).toHaveLength(7);
  expect(await opensOf(subscription)).toHaveLength(LIMIT);
});

test('the same athlete opened twice at once counts once', async () => {
  const subscription = await seedPlan(app.db, coach.userId, 'basic_scout');
  await haveOpened(subscription, LIMIT - 1);
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(LIMIT - 1)));
  expect(answers.map(({ locked }) => locked)).toEqual(Array(6).fill(null));
  expect(await opensOf(subscription)).toHaveLength(LIMIT);
});

test('everybody but coaches opens public pages without an allowance, and has none to read', async () => {
  for (const role of ['athlete', 'guardian'] as const) {
    const { token } = await app.join(role);
    const opened = await app.call<OpenedAthlete>('POST', `/api/athletes/${athlete(0)}/open`, { token });
    expect(opened.body).toMatchObject({ locked: null, allowance: null });
    expect(opened.body.profile).not.toBeNull();
    expect(problemOf(await app.call('GET', '/api/allowance', { token })).code).toBe('not_allowed');
  }
});

test('the limit of the database is the one of the specification', async () => {
  const plans = await app.db
    .selectFrom('plans')
    .select(['plan', 'profiles_per_month'])
    .where('plan', 'in', ['basic_scout', 'pro_scout'])
    .orderBy('plan')
    .execute();
  expect(plans).toEqual([
    { plan: 'basic_scout', profiles_per_month: LIMIT },
    { plan: 'pro_scout', profiles_per_month: null },
  ]);
});
