import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/fresh-database.ts';
import { prepared } from './prepared.ts';

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

test('only marked statements are planned for any values, also after one has failed in a transaction', async () => {
  await fresh.db.connection().execute(async (db) => {
    const mode = async () => (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db)).rows;
    const usual = [{ plan_cache_mode: 'auto' }];
    await prepared(sql`select ${1}::int`).execute(db);
    expect(await mode()).toEqual(usual);
    const failed = db.transaction().execute((trx) => prepared(sql`select 1 / ${0}::int`).execute(trx));
    await expect(failed).rejects.toThrow(/division by zero/);
    expect(await mode()).toEqual(usual);
  });
});
