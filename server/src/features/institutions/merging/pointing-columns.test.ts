import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../../test/app/fresh-database.ts';
import { POINTING_COLUMNS } from './pointing-columns.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('every column that names an institution has its place in a merge', async () => {
  const { rows } = await sql<{ named: string }>`
    select pointing.conrelid::regclass::text || '.' || attribute.attname as named
    from pg_constraint pointing
    cross join unnest(pointing.conkey) as key (attnum)
    join pg_attribute attribute on attribute.attrelid = pointing.conrelid and attribute.attnum = key.attnum
    where pointing.contype = 'f' and pointing.confrelid = 'institutions'::regclass
    order by 1`.execute(fresh.db);
  expect(
    rows.map(({ named }) => named),
    'say in pointing-columns.ts what a merge does with it, do it in merge.store.ts, and test it',
  ).toEqual(Object.keys(POINTING_COLUMNS).toSorted());
});

test('no column that names one goes without a reference, except what is made from others', async () => {
  const { rows } = await sql<{ named: string }>`
    select relation.relname || '.' || attribute.attname as named
    from pg_attribute attribute join pg_class relation on relation.oid = attribute.attrelid
    where relation.relkind in ('r', 'p') and relation.relnamespace = 'public'::regnamespace
      and attribute.attname like '%institution\_id' and not attribute.attisdropped
      and not exists (
        select 1 from pg_constraint pointing
        where pointing.contype = 'f' and pointing.conrelid = relation.oid
          and pointing.confrelid = 'institutions'::regclass and attribute.attnum = any(pointing.conkey))
    order by 1`.execute(fresh.db);
  // The cards for everyone and for all colleges name none; those of an institution are a part with its own reference.
  const cards = rows.filter(({ named }) => !/^athlete_cards(_everyone|_colleges)?\./u.test(named));
  expect(cards).toEqual([]);
});
