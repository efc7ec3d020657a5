/** A migrated scratch database that a benchmark fills, measures and leaves behind nowhere. */
import type pg from 'pg';
import { createConsequences } from '../src/consequences.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createDatabase, createPool, type Database } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  startScratchServer,
  withClient,
} from '../src/platform/database/scratch.ts';
import { timed } from './timing.ts';

interface BenchDatabase {
  /** Part of the database's name, and what the line about filling says. */
  name: string;
  filledWith: string;
  connections: number;
  /** What the rows of `fill` build on. */
  prepare?: (db: Database) => Promise<void>;
  fill: (client: pg.Client) => Promise<void>;
}

export async function withBenchDatabase(
  { name, filledWith, connections, prepare, fill }: BenchDatabase,
  measure: (db: Database, url: string) => Promise<void>,
): Promise<void> {
  const postgres = await startScratchServer();
  const database = `faircourt_bench_${process.pid}_${name}`;
  try {
    const url = await createScratchDatabase(postgres.url, database);
    await migrate(url);
    const db = createDatabase(
      createPool(url, { max: connections, statementTimeoutMs: 600_000 }),
      createConsequences({ clock: systemClock }),
    );
    try {
      await prepare?.(db);
      const filled = await timed(() => withClient(url, fill));
      console.log(`  ${filledWith} filled in (${(filled / 1000).toFixed(0)} s)`);
      await measure(db, url);
    } finally {
      await db.destroy();
    }
  } finally {
    await dropScratchDatabase(postgres.url, database);
    await postgres.stop();
  }
}
