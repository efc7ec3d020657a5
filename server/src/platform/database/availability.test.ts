import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { toAppError } from '../http/problems.ts';
import { inTransaction } from './database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('a statement that took too long is an outage that passes', async () => {
  const slow = inTransaction(fresh.db, async (trx) => {
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
    inTransaction(fresh.db, async (trx) => {
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

test.each([
  ['the database stops', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['the database starts', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  ['a standby has taken over', Object.assign(new Error('read-only transaction'), { code: '25006' })],
  ['a pause in a transaction took too long', Object.assign(new Error('idle'), { code: '25P03' })],
  ['its name is not known right now', Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' })],
  ['a connection is cut', new Error('Connection terminated unexpectedly')],
  ['a connection was closed before', new Error('Client was closed and is not queryable')],
  ['a rollback failed before', new Error('Postgres connection has been discarded')],
  ['connecting takes too long', new Error('timeout expired')],
  [
    'the loss is the cause of another error',
    new Error('Failed', { cause: new Error('Connection terminated') }),
  ],
  ['no host answers', new AggregateError([Object.assign(new Error('no'), { code: 'ECONNREFUSED' })])],
])('%s: an outage that passes', (_when, error) => {
  expect(toAppError(error).code).toBe('unavailable');
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
