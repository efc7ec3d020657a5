import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/fresh-database.ts';
import { toAppError } from '../http/problems.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('a statement that took too long is an outage that passes', async () => {
  const slow = fresh.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '20ms'`.execute(trx);
    await sql`select pg_sleep(5)`.execute(trx);
  });
  expect(await outcome(slow)).toEqual(['57014', 'unavailable']);
});

test('a transaction that gave way in a deadlock is an outage that passes', async () => {
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key})`;
  let arrived = 0;
  const { promise: bothHold, resolve } = Promise.withResolvers<void>();
  const crossing = (mine: number, other: number) =>
    fresh.db.transaction().execute(async (trx) => {
      await lock(mine).execute(trx);
      if (++arrived === 2) resolve();
      await bothHold;
      await lock(other).execute(trx);
    });
  const outcomes = await Promise.all([crossing(1, 2), crossing(2, 1)].map(outcome));
  expect(outcomes).toContainEqual(['40P01', 'unavailable']);
  expect(outcomes).toContainEqual(null);
});

test('a transaction that came second to the same row is an outage that passes', async () => {
  const { id } = await fresh.db
    .insertInto('institutions')
    .values({ name: 'State', kind: 'college', country_code: 'US', status: 'verified' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rename = (name: string) => sql`update institutions set name = ${name} where id = ${id}`;
  const second = fresh.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`select 1 from institutions`.execute(trx);
      await rename('First').execute(fresh.db);
      await rename('Second').execute(trx);
    });
  expect(await outcome(second)).toEqual(['40001', 'unavailable']);
});

test('a statement that is wrong is our own fault', async () => {
  const wrong = sql`select 1 / 0`.execute(fresh.db);
  expect(await outcome(wrong)).toEqual(['22012', 'internal_error']);
});

/** The code of the database and the one the client is told; null when all went well. */
async function outcome(work: Promise<unknown>): Promise<[unknown, string] | null> {
  return work.then(
    () => null,
    (error: Error & { code?: unknown }) => [error.code, toAppError(error).code],
  );
}
