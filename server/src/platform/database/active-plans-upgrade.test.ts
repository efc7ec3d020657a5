/** What becomes of plans that were paid before there were invoices: the clock bills them like all others. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { upgradeTo } from '../../../test/app/upgrade.ts';
import { createScratchDatabase, dropScratchDatabase, withClient } from './scratch.ts';

const name = `faircourt_upgrade_${process.pid}_${randomBytes(4).toString('hex')}`;
let url: string;
beforeAll(async () => {
  url = await createScratchDatabase(inject('postgresUrl'), name);
  await withClient(url, (client) => upgradeTo(client, '0124_life_of_active_plans', seed));
});
afterAll(() => dropScratchDatabase(inject('postgresUrl'), name));

async function seed(client: pg.Client): Promise<void> {
  await client.query(`
    with held (name, plan, status, ends) as (values
      ('by the month', 'basic_scout', 'active', now() + interval '20 days'),
      ('by the year', 'pro_scout', 'active', now() + interval '200 days'),
      ('ends soon', 'pro_scout', 'active', now() + interval '3 days'),
      ('lapsed', 'pro_scout', 'lapsed', now() - interval '90 days'),
      ('report', 'global_report', 'active', now() + interval '200 days')),
    auth as (insert into auth_users (email) select replace(name, ' ', '-') || '@example.test' from held returning id, email),
    people as (
      insert into users (auth_id, role, name)
      select auth.id, 'coach', held.name from held join auth on auth.email = replace(held.name, ' ', '-') || '@example.test'
      returning id, name)
    insert into subscriptions (owner_user_id, plan, status, current_period_ends_at)
    select people.id, held.plan::plan, held.status::subscription_status, held.ends from held join people using (name)`);
}

test('each has a period, days of grace after it, and a day on which it is billed', async () => {
  const { rows } = await withClient(url, (client) =>
    client.query(`
      select u.name, billing_interval, period_to - interval '14 days' > now() as is_billed_later,
        next_step_at = greatest(period_to - interval '14 days', least(next_step_at, now())) as is_due_then,
        access_ends_at = period_to + interval '7 days' as has_grace,
        round(extract(epoch from period_to - period_from) / 86400 / 30.4)::int as months
      from subscriptions s join users u on u.id = s.owner_user_id order by u.name`),
  );
  const life = { is_due_then: true, has_grace: true };
  const none = {
    billing_interval: null,
    is_billed_later: null,
    is_due_then: null,
    has_grace: null,
    months: null,
  };
  expect(rows).toEqual([
    { name: 'by the month', billing_interval: 'month', is_billed_later: true, ...life, months: 1 },
    { name: 'by the year', billing_interval: 'year', is_billed_later: true, ...life, months: 12 },
    { name: 'ends soon', billing_interval: 'month', is_billed_later: false, ...life, months: 1 },
    { name: 'lapsed', ...none },
    { name: 'report', ...none },
  ]);
});
