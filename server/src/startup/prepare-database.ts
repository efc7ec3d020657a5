/** Brings the database to what this code needs: its tables, those of the queue, and the forms that families sign. */
import { hasUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { createConsequences } from '../consequences.ts';
import { demoOpening } from '../demo/calendar.ts';
import { readConsentDocuments } from '../features/consent/consent-document.files.ts';
import { publishConsentDocuments } from '../features/consent/consent-document.service.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigError, type Config } from '../platform/config.ts';
import { createDatabase, createPool, type Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { installJobs } from '../platform/jobs.ts';

type Wanted = Pick<Config, 'loadsDemoData'>;

/** Returns what it did, in words. */
export async function prepareDatabase(
  url: string,
  config: Wanted,
  say: (line: string) => void = console.log,
): Promise<string> {
  if (await hasUnfinishedRestore(url)) {
    throw new ConfigError([
      'The restore of this database did not finish. Run npm run restore again, or name another database.',
    ]);
  }
  // PostgreSQL refuses one of two that grant the same at once.
  const ran = await oneAtATime(
    url,
    async () => {
      const migrations = await migrate(url);
      await installJobs(url);
      await withDatabase(url, async (db) =>
        publishConsentDocuments(db, await readConsentDocuments(), await publishingMoment(db, config)),
      );
      return migrations;
    },
    () => say(WAITING),
  );
  return ran.length === 0 ? 'nothing to do' : `${ran.length} migrations`;
}

const WAITING =
  '  … another server is preparing this database; this one waits until it is done. If that takes long, look at the other one.';

/** Demo families signed long ago, so the forms that they signed are older still. Everywhere else forms appear today. */
async function publishingMoment(db: Database, { loadsDemoData }: Wanted): Promise<Date> {
  const now = new Date();
  if (!loadsDemoData) return now;
  const person = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return person ? now : demoOpening(now);
}

/** One connection for work that is done before the server starts. */
export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(
    createPool(url, { max: 1, statementTimeoutMs: 120_000 }),
    createConsequences({ clock: systemClock }),
  );
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
