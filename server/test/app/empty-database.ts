/** A database without tables, owned by a login that is no superuser: as operations.md has it made for a restore. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../../src/platform/database/database.ts';
import { dropScratchDatabase, withClient } from '../../src/platform/database/scratch.ts';

export interface EmptyDatabase {
  /** As its owner. */
  url: string;
  /** As the application's role, once there are tables. */
  db: Database;
  drop(): Promise<void>;
}

export async function emptyDatabase(): Promise<EmptyDatabase> {
  const server = inject('postgresUrl');
  const name = `faircourt_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await withClient(server, async (client) => {
    await client.query(`create role ${name} login password 'owner'`);
    await client.query(`grant ${name} to current_user`);
    await client.query(`grant faircourt_app to ${name}`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const address = new URL(server);
  address.username = name;
  address.password = 'owner';
  address.pathname = `/${name}`;
  const db = createDatabase(createPool(address.href));
  return {
    url: address.href,
    db,
    async drop() {
      await db.destroy();
      await dropScratchDatabase(server, name);
      await withClient(server, (client) => client.query(`drop role ${name}`));
    },
  };
}
