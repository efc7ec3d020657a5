/** What becomes of the accounts of a database that has been in use before mailboxes were proven. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createScratchDatabase, dropScratchDatabase, withClient } from './scratch.ts';
import { upgradeTo } from '../../../test/app/upgrade.ts';

const name = `faircourt_upgrade_${process.pid}_${randomBytes(4).toString('hex')}`;
let url: string;
beforeAll(async () => {
  url = await createScratchDatabase(inject('postgresUrl'), name);
  await withClient(url, (client) => upgradeTo(client, '0015_proven_addresses', seed));
});
afterAll(() => dropScratchDatabase(inject('postgresUrl'), name));

const PEOPLE = [
  ['admin', 'admin'],
  ['on-trial', 'coach'],
  ['lapsed', 'coach'],
  ['paying', 'coach'],
] as const;

async function seed(client: pg.Client): Promise<void> {
  for (const [person, role] of PEOPLE) {
    await client.query(
      `with auth as (insert into auth_users (email) values ($1 || '@example.test') returning id)
       insert into users (auth_id, role, name) select id, $2::user_role, $1 from auth`,
      [person, role],
    );
  }
  await client.query(`
    insert into subscriptions (owner_user_id, plan, status, trial_ends_at, current_period_ends_at)
    select u.id, 'basic_scout', held.status::subscription_status, held.trial_end, held.period_end
    from users u join (values
      ('on-trial', 'trial', now() + interval '3 days', null),
      ('lapsed', 'trial', now() - interval '3 days', null),
      ('paying', 'active', null, now() + interval '3 days')
    ) held (name, status, trial_end, period_end) using (name)`);
}

async function rows<Row>(statement: string): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query(statement)).rows as Row[]);
}

test('everybody is there and unproven, but admins, whom a command on the server made', async () => {
  const found = await rows<{ name: string; email_verified: boolean }>(
    'select u.name, a.email_verified from users u join auth_users a on a.id = u.auth_id order by u.name',
  );
  expect(found).toEqual([
    { name: 'admin', email_verified: true },
    { name: 'lapsed', email_verified: false },
    { name: 'on-trial', email_verified: false },
    { name: 'paying', email_verified: false },
  ]);
});

test('a running trial waits for the proof; an ended one stays ended, and what is paid for goes on', async () => {
  const found = await rows<{ name: string; waits: boolean; is_live: boolean }>(`
    select u.name, s.trial_ends_at is null and s.status = 'trial' as waits,
      coalesce(s.trial_ends_at, s.current_period_ends_at) > now() is true as is_live
    from subscriptions s join users u on u.id = s.owner_user_id order by u.name`);
  expect(found).toEqual([
    { name: 'lapsed', waits: false, is_live: false },
    { name: 'on-trial', waits: true, is_live: false },
    { name: 'paying', waits: false, is_live: true },
  ]);
});
