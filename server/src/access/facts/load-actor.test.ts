/** The details that generated scenarios do not reach; rule-equals-scope.test.ts loads every kind of actor. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import type { Role } from '@faircourt/contracts/vocabulary';
import { hasLivePlan } from '../engine/actor.ts';
import { loadActor } from './load-actor.ts';
import { loadAthleteFacts } from './load-athlete-facts.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

async function createUser(role: Role): Promise<string> {
  const id = randomUUID();
  await fresh.db
    .insertInto('auth_users')
    .values({ id, email: `${id}@example.test` })
    .execute();
  await fresh.db.insertInto('users').values({ id, auth_id: id, role, name: role }).execute();
  return id;
}

test('an account that is gone has no powers', async () => {
  expect(await loadActor(fresh.db, randomUUID())).toEqual({ kind: 'anonymous' });
});

test('records of another role’s kind give no powers', async () => {
  const guardian = await createUser('guardian');
  await fresh.db.insertInto('coaches').values({ user_id: guardian }).execute();
  await fresh.db
    .insertInto('subscriptions')
    .values({ owner_user_id: guardian, plan: 'pro_scout', status: 'trial', trial_ends_at: '2099-01-01' })
    .execute();
  expect(await loadActor(fresh.db, guardian)).toEqual({
    kind: 'guardian',
    userId: guardian,
    isMailboxProven: false,
    athleteIds: [],
  });
});

test('a mailbox counts from the moment it is proven', async () => {
  const admin = await createUser('admin');
  expect(await loadActor(fresh.db, admin)).toMatchObject({ isMailboxProven: false });
  await fresh.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', admin).execute();
  expect(await loadActor(fresh.db, admin)).toMatchObject({ isMailboxProven: true });
});

test('overlapping regions name each country once', async () => {
  const director = await createUser('regional_director');
  for (const countries of [
    ['US', 'MX'],
    ['MX', 'BR'],
  ]) {
    const { id } = await fresh.db
      .insertInto('regions')
      .values({ name: countries.join() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await fresh.db
      .insertInto('region_countries')
      .values(countries.map((country_code) => ({ region_id: id, country_code })))
      .execute();
    await fresh.db
      .insertInto('director_regions')
      .values({ director_user_id: director, region_id: id })
      .execute();
  }
  const actor = await loadActor(fresh.db, director);
  expect(actor).toEqual({
    kind: 'director',
    userId: director,
    isMailboxProven: false,
    isApproved: true,
    countries: ['BR', 'MX', 'US'],
  });
});

test('only scout plans open profiles: a report subscription is none', async () => {
  const coach = await createUser('coach');
  await fresh.db
    .insertInto('subscriptions')
    .values({
      owner_user_id: coach,
      plan: 'global_report',
      status: 'active',
      current_period_ends_at: '2099-01-01',
    })
    .execute();
  const actor = await loadActor(fresh.db, coach);
  expect(actor.kind === 'coach' && hasLivePlan(actor, new Date('2026-01-01'))).toBe(false);
});

async function createPlan(ownerId: string, plan: 'basic_scout' | 'pro_scout'): Promise<string> {
  const { id } = await fresh.db
    .insertInto('subscriptions')
    .values({ owner_user_id: ownerId, plan, status: 'active', current_period_ends_at: '2099-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const plansOf = async (userId: string) => {
  const actor = await loadActor(fresh.db, userId);
  return actor.kind === 'coach'
    ? actor.plans.map(({ subscriptionId, status }) => ({ subscriptionId, status }))
    : [];
};

test('a seat at somebody else’s desk brings its plan, until it is taken back; one’s own waits meanwhile', async () => {
  const [owner, guest] = [await createUser('coach'), await createUser('coach')];
  const [desk, own] = [await createPlan(owner, 'pro_scout'), await createPlan(guest, 'basic_scout')];
  expect(await plansOf(guest)).toEqual([{ subscriptionId: own, status: 'active' }]);
  await fresh.db.updateTable('seats').set({ parked_at: new Date() }).where('user_id', '=', guest).execute();
  await fresh.db.insertInto('seats').values({ subscription_id: desk, user_id: guest }).execute();
  expect(await plansOf(guest)).toEqual([{ subscriptionId: desk, status: 'active' }]);
  // What is bought while one works elsewhere waits as well.
  await createPlan(guest, 'pro_scout');
  expect(await plansOf(guest)).toEqual([{ subscriptionId: desk, status: 'active' }]);
  await fresh.db
    .updateTable('seats')
    .set({ ended_at: new Date() })
    .where('user_id', '=', guest)
    .where('subscription_id', '=', desk)
    .execute();
  expect(await plansOf(guest)).toEqual([]);
  expect(await plansOf(owner)).toEqual([{ subscriptionId: desk, status: 'active' }]);
});

test('a plan with fewer seats than people serves its owner and those who came first', async () => {
  const people: string[] = [];
  for (let n = 0; n < 4; n++) people.push(await createUser('coach'));
  const [owner = '', ...guests] = people;
  const desk = await createPlan(owner, 'pro_scout');
  for (const guest of guests)
    await fresh.db.insertInto('seats').values({ subscription_id: desk, user_id: guest }).execute();
  const statuses = async () => (await Promise.all(people.map(plansOf))).map(([plan]) => plan?.status);
  expect(await statuses()).toEqual(['active', 'active', 'active', 'lapsed']);
  await fresh.db.updateTable('subscriptions').set({ plan: 'basic_scout' }).where('id', '=', desk).execute();
  expect(await statuses()).toEqual(['active', 'lapsed', 'lapsed', 'lapsed']);
  await fresh.db.updateTable('subscriptions').set({ plan: 'pro_scout' }).where('id', '=', desk).execute();
  expect(await statuses()).toEqual(['active', 'active', 'active', 'lapsed']);
});

test('an athlete that does not exist has no facts', async () => {
  expect(await loadAthleteFacts(fresh.db, randomUUID())).toBeNull();
});
