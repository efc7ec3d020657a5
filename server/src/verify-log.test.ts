/** The command itself against a log that somebody has tampered with, as the owner of the tables. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../test/app/fresh-database.ts';
import { writeEntry } from './platform/audit.ts';
import { withClient } from './platform/database/scratch.ts';

let fresh: FreshDatabase;
let chain: string;
let sound: string;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());
beforeEach(async () => {
  await tamper('delete from events', 'delete from event_heads');
  [chain, sound] = [randomUUID(), randomUUID()];
  for (const one of [chain, sound]) {
    for (let n = 0; n < 4; n++) {
      const actor = { userId: null, role: 'test' };
      await writeEntry(fresh.db, { chain: one, type: 'test.happened', actor, data: { n } });
    }
  }
});

/** With the guards of the log switched off. */
async function tamper(...statements: string[]): Promise<void> {
  await withClient(fresh.url, async (owner) => {
    await owner.query('alter table events disable trigger all');
    for (const statement of statements) await owner.query(statement);
    await owner.query('alter table events enable trigger all');
  });
}

async function verify(): Promise<{ code: number; lines: string[] }> {
  const command = new URL('verify-log.ts', import.meta.url).pathname;
  // Not the one of the tests: their runner has settings of its own by the same names.
  const environment = { PATH: process.env['PATH'], DATABASE_URL: fresh.url };
  const run = promisify(execFile)(process.execPath, [command], { env: environment });
  const { code, stdout } = await run.then(
    (done) => ({ code: 0, stdout: done.stdout }),
    (failed: { code: number; stdout: string; stderr: string }) => {
      expect(failed.stderr).toBe('');
      return failed;
    },
  );
  return { code, lines: stdout.trim().split('\n') };
}

const broken = (entries: number, chains: number, seq: number) => ({
  code: 1,
  lines: [
    `${entries} entries in ${chains} chains; broken chains: 1.`,
    `  chain ${chain}: broken from entry ${seq} on`,
  ],
});

/** Hashes that fit, as somebody would make them who knows how. */
async function rechain(owner: pg.Client): Promise<void> {
  await owner.query(`do $$
    declare entry events; last bytea := sha256(uuid_send('${chain}'));
    begin
      for entry in select * from events where chain = '${chain}' order by seq loop
        entry.prev_hash := last;
        last := event_hash(entry);
        update events set prev_hash = entry.prev_hash, hash = last where id = entry.id;
      end loop;
    end $$`);
}

test('a log that nobody has touched is counted and proven', async () => {
  expect(await verify()).toEqual({ code: 0, lines: ['8 entries in 2 chains; broken chains: 0.'] });
});

test('a changed entry is found', async () => {
  await tamper(`update events set data = '{"n": 9}' where chain = '${chain}' and seq = 2`);
  expect(await verify()).toEqual(broken(8, 2, 2));
});

test('a changed time or actor is found', async () => {
  await tamper(
    `update events set created_at = created_at - interval '1 day' where chain = '${chain}' and seq = 3`,
  );
  expect(await verify()).toEqual(broken(8, 2, 3));
});

test('an entry that was taken out is found', async () => {
  await tamper(`delete from events where chain = '${chain}' and seq = 2`);
  expect(await verify()).toEqual(broken(7, 2, 3));
});

test('an entry that was put in between is found, with numbers that fit', async () => {
  await tamper(
    `update events set seq = seq + 100 where chain = '${chain}' and seq >= 3`,
    `update events set seq = seq - 99 where chain = '${chain}' and seq > 100`,
    `insert into events (chain, seq, type, actor_role, created_at, prev_hash, hash)
     select chain, 3, 'test.forged', 'test', now(), hash, hash from events where chain = '${chain}' and seq = 2`,
  );
  expect(await verify()).toEqual(broken(9, 2, 3));
});

test('entries cut off at the end are missed', async () => {
  await tamper(`delete from events where chain = '${chain}' and seq >= 3`);
  expect(await verify()).toEqual(broken(6, 2, 3));
});

test('a whole chain that is gone is missed', async () => {
  await tamper(`delete from events where chain = '${chain}'`);
  expect(await verify()).toEqual(broken(4, 1, 1));
});

test('a chain that was rewritten with fitting hashes does not end as it did', async () => {
  await withClient(fresh.url, async (owner) => {
    await owner.query('alter table events disable trigger all');
    await owner.query(`update events set type = 'test.forged' where chain = '${chain}' and seq = 1`);
    await rechain(owner);
    await owner.query('alter table events enable trigger all');
  });
  expect(await verify()).toEqual(broken(8, 2, 4));
});

test('an entry that was added past the guards is found, with a hash that fits', async () => {
  await withClient(fresh.url, async (owner) => {
    await owner.query('alter table events disable trigger all');
    await owner.query(`insert into events (chain, seq, type, actor_role, created_at, prev_hash, hash)
      select chain, 5, 'test.forged', 'test', now(), hash, hash from events where chain = '${chain}' and seq = 4`);
    await rechain(owner);
    await owner.query('alter table events enable trigger all');
  });
  expect(await verify()).toEqual(broken(9, 2, 5));
});

test('the application itself cannot touch the ends of the chains', async () => {
  for (const attempt of [
    () => fresh.db.deleteFrom('event_heads').execute(),
    () => fresh.db.updateTable('event_heads').set({ seq: 1 }).execute(),
    () =>
      fresh.db
        .insertInto('event_heads')
        .values({ chain: randomUUID(), seq: 1, hash: Buffer.alloc(32) })
        .execute(),
  ]) {
    await expect(attempt()).rejects.toThrow(/permission denied/);
  }
});
