import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { inTransaction } from './database.ts';
import { given, KnownStatements, PreparedStatement } from './prepared-statement.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('a prepared statement is planned once per connection, whatever its values; others are not kept', async () => {
  await fresh.db.connection().execute(async (db) => {
    const double = async (value: number) => {
      return new PreparedStatement(sql<{ doubled: number }>`select ${value}::int * 2 as doubled`).execute(db);
    };
    expect([await double(3), await double(4)]).toEqual([[{ doubled: 6 }], [{ doubled: 8 }]]);
    await sql`select ${5}::int * 2 as doubled`.execute(db);
    const { rows } = await sql`
      select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like '%doubled%'
    `.execute(db);
    expect(rows).toEqual([{ generic_plans: 2, custom_plans: 0 }]);
  });
});

test('a prepared statement that fails says why, and the connection goes on', async () => {
  await fresh.db.connection().execute(async (db) => {
    await expect(new PreparedStatement(sql<object>`select 1 / ${0}::int`).execute(db)).rejects.toThrow(
      /division by zero/,
    );
    await expect(
      new PreparedStatement(sql<object>`select 1 / ${1}::int as one`).execute(db),
    ).resolves.toEqual([{ one: 1 }]);
  });
});

test('only prepared statements are planned for any values, also after one has failed in a transaction', async () => {
  await fresh.db.connection().execute(async (db) => {
    const mode = async () => (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db)).rows;
    const usual = [{ plan_cache_mode: 'auto' }];
    await new PreparedStatement(sql<object>`select ${1}::int`).execute(db);
    expect(await mode()).toEqual(usual);
    const failed = db
      .transaction()
      .execute((trx) => new PreparedStatement(sql<object>`select 1 / ${0}::int`).execute(trx));
    await expect(failed).rejects.toThrow(/division by zero/);
    expect(await mode()).toEqual(usual);
  });
});

test('a prepared statement takes the values that each run gives, and refuses to run without them', async () => {
  const difference = new PreparedStatement(
    sql<{ left: number }>`select ${given('all', 'int')} - ${given('taken', 'int')} - ${1}::int as left`,
  );
  expect(difference.text).toBe('select $1::int - $2::int - $3::int as left');
  expect(await difference.execute(fresh.db, { taken: 2, all: 9 })).toEqual([{ left: 6 }]);
  await expect(difference.execute(fresh.db, { taken: 2 })).rejects.toThrow(/not given all/);
});

test('what does not fit into the memory of a connection still runs, without a name', () => {
  const known = new KnownStatements<{ n: number }>(1);
  const first = known.of('a', () => sql<{ n: number }>`select 1 as n`);
  expect(known.of('a', () => sql<{ n: number }>`select 2 as n`)).toBe(first);
  expect(first.name).not.toBeNull();
  expect(known.of('b', () => sql<{ n: number }>`select 2 as n`).name).toBeNull();
});

test('a transaction that failed and is ended as if it had not says so', async () => {
  const ended = inTransaction(fresh.db, async (trx) => {
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
  });
  await expect(ended).rejects.toThrow(/nothing of it was kept/);
});
