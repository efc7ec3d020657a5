import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { compatibleWith, keepCompatibility } from './newer-schema.ts';
import { withClient } from './scratch.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  await withClient(fresh.url, (client) =>
    client.query(`insert into migrations values ('9998_future', 'now')`),
  );
});
afterAll(() => fresh.drop());

/** As the newer version does while it migrates. */
async function mark(name: string, oldest: string): Promise<void> {
  const owner = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: fresh.url, max: 1 }) }),
  });
  await keepCompatibility(owner, name, oldest);
  await owner.destroy();
}

test('a schema of a newer version is refused in a sentence that says so', async () => {
  await expect(migrate(fresh.url)).rejects.toThrow(
    /migrated by a newer Faircourt \(9998_future\), and this one \(\d{4}_\w+\) does not know that schema: start the newer version/,
  );
});

test('old code starts on a newer schema whose migrations are all marked as compatible with it', async () => {
  const newest = (await knownMigrations()).at(-1)?.slice(0, 4) ?? '';
  await mark('9998_future', newest);
  expect(await migrate(fresh.url)).toEqual([]);

  await withClient(fresh.url, (client) =>
    client.query(`insert into migrations values ('9999_later', 'now')`),
  );
  await expect(migrate(fresh.url)).rejects.toThrow('9999_later');
  await mark('9999_later', '9998');
  await expect(migrate(fresh.url)).rejects.toThrow('9999_later');
});

test('the application can read the marks and not change them', async () => {
  const { rows } = await sql`select * from migrations_compatible`.execute(fresh.db);
  expect(rows).not.toHaveLength(0);
  await expect(sql`delete from migrations_compatible`.execute(fresh.db)).rejects.toThrow('permission denied');
});

test('a migration says with its first line what it is compatible with', () => {
  expect(compatibleWith('-- compatible-with: 0013\ncreate table t ();')).toBe('0013');
  expect(compatibleWith('-- A new table.\n-- compatible-with: 0013\n')).toBeNull();
});
