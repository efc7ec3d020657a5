/** A database of its own for a test file: a copy of the migrated template, made in milliseconds. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../src/platform/database/database.ts';
import { databaseUrl, withClient } from './start-postgres.ts';

export interface FreshDatabase {
  url: string;
  /** Works as the application's own role. */
  db: Database;
  drop(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const admin = inject('postgresUrl');
  const name = `faircourt_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await withClient(admin, (client) =>
    client.query(`create database ${name} template ${inject('templateName')} strategy file_copy`),
  );
  const url = databaseUrl(admin, name);
  const db = createDatabase(createPool(url));
  return {
    url,
    db,
    async drop() {
      await db.destroy();
      await withClient(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
