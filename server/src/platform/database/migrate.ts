/** Brings a database to the newest schema: numbered SQL files, forward only, run as the owner of the tables. */
import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import {
  Migrator,
  type Migration,
  type MigrationProvider,
  type MigrationResult,
  type MigrationResultSet,
} from 'kysely/migration';
import { createPool } from './database.ts';
import { compatibleWith, isCompatiblyNewer, keepCompatibility } from './newer-schema.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
/** The table that lists what a database has run. */
export const APPLIED_MIGRATIONS = 'migrations';

/**
 * Returns the names of the migrations it ran; none means the schema was current. A restore stops at the one that its
 * backup was made with.
 */
export async function migrate(url: string, upTo?: string): Promise<string[]> {
  return withMigrator(url, async (migrator, db) => {
    const known = await knownMigrations();
    if (await isCompatiblyNewer(db, known)) return [];
    const ran: string[] = [];
    for (const run of await listTransactions(migrator, upTo)) {
      const { error, results = [] } = await run();
      // Newer code may have migrated while we waited for our turn.
      if (error && (await isCompatiblyNewer(db, known))) return ran;
      if (error) throw failureOf(error, results);
      ran.push(...results.map((result) => result.migrationName));
    }
    return ran;
  });
}

/**
 * Each file has a transaction of its own: one that has locked a table lets go of it before the next file waits for another
 * table, or an old process that is at work on both would wait for it as well, and neither could go on. Nobody is at work in a
 * database without tables, so there one transaction does for all files, which is several times faster.
 */
async function listTransactions(
  migrator: Migrator,
  upTo: string | undefined,
): Promise<(() => Promise<MigrationResultSet>)[]> {
  const migrations = await migrator.getMigrations();
  const last = upTo ?? migrations.at(-1)?.name;
  if (last === undefined) return [];
  const pending = migrations.filter(({ name, executedAt }) => !executedAt && name <= last);
  const isNew = migrations.every(({ executedAt }) => !executedAt);
  return isNew ? [() => migrator.migrateTo(last)] : pending.map(() => () => migrator.migrateUp());
}

/** PostgreSQL does not know which file it was reading. */
function failureOf(error: unknown, results: readonly MigrationResult[]): unknown {
  const failed = results.find(({ status }) => status === 'Error');
  if (!failed) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Error(`The migration ${failed.migrationName} failed: ${message}`, { cause: error });
}

/** The names this code knows, newest last. `/api/ready` compares them with what the database has run. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(MIGRATIONS);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .toSorted();
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const name of await knownMigrations()) {
      migrations[name] = {
        async up(db) {
          const text = await readFile(new URL(`${name}.sql`, MIGRATIONS), 'utf8');
          await sql.raw(text).execute(db);
          const oldest = compatibleWith(text);
          if (oldest) await keepCompatibility(db, name, oldest);
        },
      };
    }
    return migrations;
  },
};

async function withMigrator<T>(
  url: string,
  work: (migrator: Migrator, db: Kysely<unknown>) => Promise<T>,
): Promise<T> {
  const pool = createPool(url, { max: 1, isOwner: true });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(
      new Migrator({
        db,
        provider: sqlFiles,
        migrationTableName: APPLIED_MIGRATIONS,
        migrationLockTableName: `${APPLIED_MIGRATIONS}_lock`,
      }),
      db,
    );
  } finally {
    await db.destroy();
  }
}
