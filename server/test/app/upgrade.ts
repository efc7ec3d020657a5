/** A database that has been in use before a migration, brought over it. */
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { knownMigrations } from '../../src/platform/database/migrate.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** Every migration up to and with this one; `seed` fills the database right before it. */
export async function upgradeTo(
  client: pg.Client,
  migration: string,
  seed: (client: pg.Client) => Promise<void>,
): Promise<void> {
  // The migrator's own table, which the first file grants.
  await client.query('create table migrations (name text)');
  for (const known of await knownMigrations()) {
    if (known === migration) await seed(client);
    await client.query(await readFile(new URL(`${known}.sql`, MIGRATIONS), 'utf8'));
    if (known === migration) return;
  }
  throw new Error(`There is no migration ${migration}`);
}
