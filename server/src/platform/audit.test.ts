import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/app/fresh-database.ts';
import { withClient } from './database/scratch.ts';
import { findBrokenChains, writeEntry } from './audit.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const actor = { userId: null, role: 'test' };

async function chainOf(length: number): Promise<string> {
  const chain = randomUUID();
  for (let n = 0; n < length; n++)
    await writeEntry(fresh.db, { chain, type: 'test.happened', actor, data: { n } });
  return chain;
}

test('entries of a chain are numbered and linked by their hashes', async () => {
  const chain = await chainOf(3);
  const rows = await fresh.db
    .selectFrom('events')
    .select(['seq', 'prev_hash', 'hash'])
    .where('chain', '=', chain)
    .orderBy('seq')
    .execute();
  expect(rows.map((row) => row.seq)).toEqual([1, 2, 3]);
  expect(rows[1]?.prev_hash).toEqual(rows[0]?.hash);
  expect(rows[2]?.prev_hash).toEqual(rows[1]?.hash);
  expect(await findBrokenChains(fresh.db)).toEqual([]);
});

test('writers at once on many connections still make one unbroken chain', async () => {
  const chain = randomUUID();
  await Promise.all(
    Array.from({ length: 20 }, () => writeEntry(fresh.db, { chain, type: 'test.raced', actor })),
  );
  const rows = await fresh.db
    .selectFrom('events')
    .select('seq')
    .where('chain', '=', chain)
    .orderBy('seq')
    .execute();
  expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  expect(await findBrokenChains(fresh.db)).toEqual([]);
});

test('the application’s own role can neither change, delete nor empty the log', async () => {
  await chainOf(1);
  for (const attempt of [
    sql`update events set type = 'test.forged'`,
    sql`delete from events`,
    sql`truncate events`,
    sql`alter table events disable trigger all`,
    sql`insert into events (chain, seq, type, actor_role, created_at, prev_hash, hash) values (uuid_v7(), 5, 'a.b', 'x', now(), '', '') on conflict (id) do update set type = 'a.c'`,
  ]) {
    await expect(attempt.execute(fresh.db)).rejects.toThrow(/permission denied|must be owner|append-only/);
  }
});

test('a hash or number that a writer brings along is overwritten', async () => {
  const chain = randomUUID();
  await sql`insert into events (chain, seq, type, actor_role, prev_hash, hash) values (${chain}, 99, 'test.forged', 'x', 'aa', 'bb')`.execute(
    fresh.db,
  );
  expect(await findBrokenChains(fresh.db)).toEqual([]);
});

test('even the owner cannot change the log without disabling its guards, and then every later hash tells', async () => {
  const chain = await chainOf(4);
  await withClient(fresh.url, async (owner) => {
    await expect(
      owner.query(`update events set data = '{"n": 7}' where chain = '${chain}' and seq = 2`),
    ).rejects.toThrow(/append-only/);
    await owner.query('alter table events disable trigger all');
    await owner.query(`update events set data = '{"n": 7}' where chain = '${chain}' and seq = 2`);
    expect(await findBrokenChains(fresh.db)).toEqual([{ chain, seq: 2 }]);
    await owner.query(`delete from events where chain = '${chain}' and seq = 2`);
    expect(await findBrokenChains(fresh.db)).toEqual([{ chain, seq: 3 }]);
    await owner.query(`delete from events where chain = '${chain}'`);
    await owner.query('alter table events enable trigger all');
  });
});
