/** A database of its own for a test file: a copy of the migrated template, made in milliseconds. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createConsequences } from '../../src/consequences.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createDatabase, createPool, type Database } from '../../src/platform/database/database.ts';
import { createScratchDatabase, dropScratchDatabase } from '../../src/platform/database/scratch.ts';

export interface FreshDatabase {
  url: string;
  /** Works as the application's own role. */
  db: Database;
  drop(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const server = inject('postgresUrl');
  // Named after the run, as the template is: a run that is killed leaves none behind.
  const run = inject('templateName').replace('template', 'test');
  const name = `${run}_${process.pid}_${randomBytes(4).toString('hex')}`;
  const url = await createScratchDatabase(server, name, inject('templateName'));
  const db = createDatabase(createPool(url), createConsequences({ clock: systemClock }));
  return {
    url,
    db,
    async drop() {
      await db.destroy();
      await dropScratchDatabase(server, name);
    },
  };
}
