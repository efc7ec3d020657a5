import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/fresh-database.ts';
import type { Queries } from './database.ts';
import { planForMany, prepared } from './prepared.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('a marked statement is planned once per connection, whatever its values; others are not kept', async () => {
  await fresh.db.connection().execute(async (db) => {
    const double = async (value: number) => {
      const { rows } = await prepared(sql<{ doubled: number }>`select ${value}::int * 2 as doubled`).execute(
        db,
      );
      return rows;
    };
    expect([await double(3), await double(4)]).toEqual([[{ doubled: 6 }], [{ doubled: 8 }]]);
    await sql`select ${5}::int * 2 as doubled`.execute(db);
    const { rows } = await sql`
      select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like '%doubled%'
    `.execute(db);
    expect(rows).toEqual([{ generic_plans: 2, custom_plans: 0 }]);
  });
});

test('a marked statement that fails says why, and the connection goes on', async () => {
  await fresh.db.connection().execute(async (db) => {
    await expect(prepared(sql`select 1 / ${0}::int`).execute(db)).rejects.toThrow(/division by zero/);
    await expect(prepared(sql`select 1 / ${1}::int as one`).execute(db)).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
  });
});

test('a transaction on many rows is planned for them, and the next one is not', async () => {
  await fresh.db.connection().execute(async (db) => {
    const plans = async (queries: Queries) => {
      await prepared(sql`select ${1}::int as tripled`).execute(queries);
      const { rows } = await sql<{ generic_plans: number; custom_plans: number }>`
        select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like '%tripled%'
      `.execute(queries);
      return rows[0];
    };
    expect(await plans(db)).toEqual({ generic_plans: 1, custom_plans: 0 });
    await db.transaction().execute(async (trx) => {
      await planForMany(trx);
      expect(await plans(trx)).toEqual({ generic_plans: 1, custom_plans: 1 });
    });
    expect(await plans(db)).toEqual({ generic_plans: 2, custom_plans: 1 });
  });
});
