/** Every table and column of the database is described: in a part of what we hold, or with the reason why not. */
import { HOLDINGS } from '@faircourt/contracts/holdings';
import { LOCALES, ROLES } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../../test/app/fresh-database.ts';
import { isWord, labelOf } from '../export/export.words.ts';
import { holdingsOf } from './holding-list.ts';
import { isRead } from './holding.ts';
import { HELD_PARTS, NOT_HELD } from './holdings.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

async function columnsByTable(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p')
      and not c.relispartition and c.relname not like 'migrations%'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by 1`.execute(fresh.db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

test('every table is held about people or listed as held about nobody, and none is both', async () => {
  const held = new Set<string>(HELD_PARTS.map(({ table }) => table));
  const listed = [...held, ...Object.keys(NOT_HELD)];
  expect(
    listed.toSorted(),
    'describe a new table in *.holdings.ts, or say in NOT_HELD why nothing of it is about a person',
  ).toEqual([...(await columnsByTable()).keys()].toSorted());
});

test('every part says of each column of its table what becomes of it', async () => {
  const tables = await columnsByTable();
  for (const { name, table, columns } of HELD_PARTS) {
    expect(Object.keys(columns).toSorted(), `the part ${name}`).toEqual(tables.get(table));
  }
});

test('what is about nobody has no column that names a person', async () => {
  const tables = await columnsByTable();
  const named = Object.keys(NOT_HELD).filter((table) =>
    tables
      .get(table)
      ?.some((column) => /(?:^|_)(?:user|athlete|coach)_id$|_by$|email|ip_address/u.test(column)),
  );
  // Made from what is held, no more than a mark on it, or what moderators and admins keep among themselves.
  expect(named.toSorted()).toEqual([
    'admin_actions',
    'alert_matches',
    'athlete_cards',
    'athlete_summaries',
    'card_changes',
    'card_due',
    'card_names',
    'comparison_summaries',
    'confirmations',
    'conflicts_of_interest',
    'consent_proofs',
    'contact_rules',
    'erased_accounts',
    'erasures',
    'institution_corrections',
    'moderation_items',
    'player_report_entries',
    'removed_messages',
    'removed_photos',
    'shared_mailboxes',
    'stripe_looked_at',
    'thread_reads',
  ]);
});

test('parts have names of their own, and every kind of holding has a part', () => {
  const names = HELD_PARTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(HELD_PARTS.map(({ holding }) => holding))).toEqual(new Set(HOLDINGS));
  for (const role of ROLES) expect(holdingsOf(role)).toContain('account');
});

test('no secret is shown, and nothing of another guardian reaches a guardian', () => {
  const secret = /token|hash$|password|^code$|storage_key/u;
  // The hash of the words that were signed, and codes that one issued oneself, are no secrets of anybody.
  const fine = ['consent_forms.body_hash', 'forms_you_signed.body_hash', 'invitations.code'];
  const shown = HELD_PARTS.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([column, use]) =>
      secret.test(column) && isRead(use, 'self') ? [`${name}.${column}`] : [],
    ),
  );
  expect(shown.toSorted()).toEqual(fine);
  const links = HELD_PARTS.find(({ name }) => name === 'guardians');
  for (const column of ['invited_email', 'stated_name', 'stated_birthdate', 'ended_reason', 'signals']) {
    expect(isRead(links?.columns[column] ?? 'shown', 'guardian'), `the column ${column}`).toBe(false);
  }
});

test('every part and column that is shown has a name in each language', () => {
  for (const { name, columns } of HELD_PARTS) {
    const fields = Object.entries(columns).flatMap(([column, use]) => (isRead(use, 'self') ? [column] : []));
    expect(isWord(`export.part.${name}`), `the part ${name}`).toBe(true);
    for (const field of fields) expect(isWord(`export.field.${field}`), `the field ${field}`).toBe(true);
    for (const locale of LOCALES) expect(labelOf(locale, 'part', name)).not.toBe('');
  }
});
