/** A database that was in use before the report was sold, consulting had cases and cards were taken, brought over all of it. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { upgradeTo } from '../../../test/app/upgrade.ts';
import { knownMigrations } from './migrate.ts';
import { createScratchDatabase, dropScratchDatabase, withClient } from './scratch.ts';

const name = `faircourt_upgrade_${process.pid}_${randomBytes(4).toString('hex')}`;
const FIRST = '0151_report_subscriptions';
const LAST = '0160_paid_by_card';
let url: string;

beforeAll(async () => {
  url = await createScratchDatabase(inject('postgresUrl'), name);
  await withClient(url, async (client) => {
    await upgradeTo(client, FIRST, seed);
    for (const known of await knownMigrations()) {
      if (known <= FIRST || known > LAST) continue;
      await client.query(
        await readFile(new URL(`../../../migrations/${known}.sql`, import.meta.url), 'utf8'),
      );
    }
  });
});
afterAll(() => dropScratchDatabase(inject('postgresUrl'), name));

async function seed(client: pg.Client): Promise<void> {
  await client.query(`
    with people (name) as (values ('came back'), ('left twice'), ('reads'), ('pays')),
    auth as (insert into auth_users (email) select replace(name, ' ', '-') || '@example.test' from people returning id, email)
    insert into users (auth_id, role, name)
    select auth.id, 'coach', people.name from people join auth on auth.email = replace(people.name, ' ', '-') || '@example.test'`);
  // Every lapsed one was allowed beside the live one.
  await client.query(`
    insert into subscriptions (owner_user_id, plan, status, current_period_ends_at)
    select users.id, held.plan::plan, held.status::subscription_status, held.ends::timestamptz
    from (values
      ('came back', 'global_report', 'active', '2027-06-01Z'),
      ('came back', 'global_report', 'lapsed', '2028-03-01Z'),
      ('came back', 'global_report', 'lapsed', null),
      ('left twice', 'global_report', 'lapsed', '2025-03-01Z'),
      ('left twice', 'global_report', 'lapsed', '2026-03-01Z'),
      ('reads', 'global_report', 'active', '2027-02-28Z'),
      ('pays', 'pro_scout', 'active', '2027-02-01Z'),
      ('pays', 'pro_scout', 'lapsed', '2025-02-01Z')) as held (name, plan, status, ends)
    join users on users.name = held.name`);
  await client.query(`
    insert into invoices (number, year, place, subscription_id, ordinal, plan, billing_interval, amount_cents, buyer_name, buyer_address,
      buyer_user_id, issued_at, due_at, state, voided_at, void_reason, marked_by)
    select 'FC-2026-00000' || made.place, 2026, made.place, desk.id, made.place, 'pro_scout', 'month', 100000, 'pays', '{}',
      owner.id, '2026-01-01Z', '2026-01-15Z', made.state::invoice_state, case when made.state = 'void' then now() end, made.reason,
      case when made.is_by_admin then owner.id end
    from (values
      (1, 'void', 'cancelled', false),
      (2, 'void', 'cancelled', true),
      (3, 'void', 'The wrong month', true),
      (4, 'void', 'by_admin', false),
      (5, 'open', null, false)) as made (place, state, reason, is_by_admin)
    join users owner on owner.name = 'pays'
    join subscriptions desk on desk.owner_user_id = owner.id and desk.status = 'active'`);
  await client.query(`
    insert into support_requests (reference, type, name, email, message, locale, created_at, closed_at) values
      ('FC-2222-2222', 'nil-consulting', 'Rosa', 'rosa@example.test', 'Help', 'en', '2026-09-01Z', null),
      ('FC-3333-3333', 'nil-consulting', 'Rosa', 'rosa@example.test', 'Help', 'en', '2026-08-01Z', '2026-08-02Z'),
      ('FC-4444-4444', 'general', 'Rosa', 'rosa@example.test', 'Hello', 'en', '2026-08-01Z', null)`);
}

const ask = <Row extends pg.QueryResultRow>(query: string) =>
  withClient(url, async (client) => (await client.query<Row>(query)).rows);

test('each coach keeps one report: the live one, or the one that ended last', async () => {
  const rows = await ask(`
    select owner.name, desk.status, billing_interval,
      to_char(period_to at time zone 'UTC', 'YYYY-MM-DD') as paid_until, anchor_day, paid_by,
      to_char(current_period_ends_at at time zone 'UTC', 'YYYY-MM-DD') as ends
    from subscriptions desk join users owner on owner.id = desk.owner_user_id
    where desk.plan = 'global_report' order by owner.name`);
  const year = { status: 'active', billing_interval: 'year', paid_by: 'invoice' };
  const none = { billing_interval: null, paid_until: null, anchor_day: null, paid_by: 'invoice' };
  expect(rows).toEqual([
    { name: 'came back', ...year, paid_until: '2027-06-01', anchor_day: 1, ends: '2027-06-08' },
    { name: 'left twice', status: 'lapsed', ...none, ends: '2026-03-01' },
    { name: 'reads', ...year, paid_until: '2027-02-28', anchor_day: 28, ends: '2027-03-07' },
  ]);
});

test('scout plans of before stay, also those that lapsed', async () => {
  const rows = await ask(
    `select status, paid_by from subscriptions where plan = 'pro_scout' order by status`,
  );
  expect(rows.map(({ status }) => String(status)).toSorted()).toEqual(['active', 'lapsed']);
});

test('what an admin wrote about a void invoice stays, and codes of ours become codes', async () => {
  const rows = await ask('select place, void_code, void_reason from invoices order by place');
  expect(rows).toEqual([
    { place: 1, void_code: 'cancelled', void_reason: null },
    { place: 2, void_code: 'by_admin', void_reason: 'cancelled' },
    { place: 3, void_code: 'by_admin', void_reason: 'The wrong month' },
    { place: 4, void_code: 'by_admin', void_reason: null },
    { place: 5, void_code: null, void_reason: null },
  ]);
});

test('an invoice of before is paid as ever, and what it says cannot be changed', async () => {
  const change = (set: string) => ask(`update invoices set ${set} where place = 5 returning state`);
  await expect(change("covers = 'something else'")).rejects.toThrow(/cannot be changed/);
  await expect(change('amount_cents = 1')).rejects.toThrow(/cannot be changed/);
  const paid = `state = 'paid', paid_at = now(), paid_on = '2026-01-10', paid_reference = 'WIRE',
    period_from = '2026-01-15Z', period_to = '2026-02-15Z', anchor_day = 15`;
  expect(await change(paid)).toEqual([{ state: 'paid' }]);
});

test('a family that waits for consulting has a case since it wrote, and nobody else', async () => {
  const rows = await ask(`
    select reference, state, version, opened_at = created_at and changed_at = created_at as is_since_then
    from consulting_cases join support_requests on id = request_id`);
  expect(rows).toEqual([{ reference: 'FC-2222-2222', state: 'received', version: 1, is_since_then: true }]);
});
