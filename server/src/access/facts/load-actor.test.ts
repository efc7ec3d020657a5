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

test('an athlete that does not exist has no facts', async () => {
  expect(await loadAthleteFacts(fresh.db, randomUUID())).toBeNull();
});
