import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { toAppError } from '../http/problems.ts';
import { singleHostUrls } from './connection-target.ts';
import { createDatabase, createPool, type Database } from './database.ts';
import { freePort } from './embedded.ts';
import { withClient } from './scratch.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const askRole = async (db: Database) =>
  (await sql<{ role: string }>`select current_user::text as role`.execute(db)).rows[0]?.role;

test('an address with several hosts is one address for each', () => {
  expect(singleHostUrls('postgres://u:p%40@a:1,b,[::1]:3/db?target_session_attrs=read-write')).toEqual([
    'postgres://u:p%40@a:1/db?target_session_attrs=read-write',
    'postgres://u:p%40@b/db?target_session_attrs=read-write',
    'postgres://u:p%40@[::1]:3/db?target_session_attrs=read-write',
  ]);
  for (const one of [
    'postgres://u:a,b@host/db',
    'postgres://host/db?options=-c%20a=b,c',
    'postgresql:///db',
  ]) {
    expect(singleHostUrls(one)).toEqual([one]);
  }
});

test('of several hosts the one that answers is taken', async () => {
  const { host } = new URL(fresh.url);
  const url = fresh.url.replace(host, `127.0.0.1:${await freePort()},${host}`);
  expect(await withDatabase(`${url}?target_session_attrs=read-write`, askRole)).toBe('faircourt_app');
});

test('one that may also read from a standby takes the host that answers, too', async () => {
  const { host } = new URL(fresh.url);
  const url = fresh.url.replace(host, `127.0.0.1:${await freePort()},${host}`);
  const { rows } = await withClient(url, (client) => client.query('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
});

test('when none of the hosts answers, it is an outage that passes', async () => {
  const { host } = new URL(fresh.url);
  const closed = `127.0.0.1:${await freePort()},127.0.0.1:${await freePort()}`;
  const outcome = withDatabase(fresh.url.replace(host, closed), askRole);
  await expect(outcome.catch((error: unknown) => toAppError(error).code)).resolves.toBe('unavailable');
});

test('a connection whose server turns read-only is thrown away, and a read-only server is refused', async () => {
  const name = new URL(fresh.url).pathname.slice(1);
  const turn = (to: 'on' | 'off') =>
    withClient(fresh.url, async (owner) => {
      await owner.query('set default_transaction_read_only = off');
      await owner.query(`alter database ${name} set default_transaction_read_only = ${to}`);
    });
  await withDatabase(fresh.url, async (db) => {
    const pid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const write = () => sql`update users set name = name`.execute(db);
    const before = await pid();
    await sql`set default_transaction_read_only = on`.execute(db);
    await expect(write().catch((error: unknown) => toAppError(error).code)).resolves.toBe('unavailable');
    await write();
    expect(await pid()).not.toBe(before);
  });
  await turn('on');
  try {
    const outcome = withDatabase(fresh.url, askRole).catch((error: unknown) => toAppError(error).code);
    expect(await outcome).toBe('unavailable');
  } finally {
    await turn('off');
  }
});
