/**
 * Old code on a schema that newer code has migrated: during a rolling upgrade, or when an upgrade is taken back. A
 * migration that leaves working what older code reads and writes says so in its first line:
 *   -- compatible-with: 0013
 * Code that has migration 0013, or a later one, works with it. That is kept in the database as the migration runs,
 * since the older code does not have the file.
 */
import { sql, type Kysely } from 'kysely';
import { ConfigError } from '../config.ts';
import { APP_ROLE } from './connection.ts';

/** The number that the file names, or null when it says nothing. */
export function compatibleWith(migrationText: string): string | null {
  return /^-- compatible-with: (\d{4})\s*$/m.exec(migrationText.split('\n', 1)[0] ?? '')?.[1] ?? null;
}

/** In the transaction of the migration, so that no process meets the one without the other. */
export async function keepCompatibility(db: Kysely<unknown>, name: string, oldest: string): Promise<void> {
  await sql`create table if not exists migrations_compatible (name text primary key, oldest text not null)`.execute(
    db,
  );
  // The application's role may write new tables unless it is told otherwise.
  await sql`revoke insert, update, delete on migrations_compatible from ${sql.id(APP_ROLE)}`.execute(db);
  await sql`insert into migrations_compatible (name, oldest) values (${name}, ${oldest})
    on conflict (name) do update set oldest = excluded.oldest`.execute(db);
}

/** True when the schema is newer and this code works with it; throws when it does not. */
export async function isCompatiblyNewer(db: Kysely<unknown>, known: string[]): Promise<boolean> {
  const ran = await ranMigrations(db);
  const unknown = ran.filter(({ name }) => !known.includes(name));
  if (unknown.length === 0) return false;
  const newest = known.at(-1) ?? '';
  const isKnownWhole = known.every((name) => ran.some((one) => one.name === name));
  const strange = unknown.find(
    ({ oldest }) => !isKnownWhole || oldest === null || oldest > newest.slice(0, 4),
  );
  if (!strange) return true;
  throw new ConfigError([
    `The database was migrated by a newer Faircourt (${strange.name}), and this one (${newest}) does not know that schema: start the newer version, or set DATABASE_URL to a restored backup from before the upgrade.`,
  ]);
}

async function ranMigrations(db: Kysely<unknown>): Promise<{ name: string; oldest: string | null }[]> {
  const { rows: found } = await sql<{ has_run: boolean; has_marks: boolean }>`
    select to_regclass('migrations') is not null as has_run,
      to_regclass('migrations_compatible') is not null as has_marks`.execute(db);
  if (!found[0]?.has_run) return [];
  const { rows } = await (
    found[0].has_marks
      ? sql<{ name: string; oldest: string | null }>`
          select name, oldest from migrations left join migrations_compatible using (name) order by name`
      : sql<{ name: string; oldest: string | null }>`
          select name, null as oldest from migrations order by name`
  ).execute(db);
  return rows;
}
