import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createDatabase, createPool } from './database.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { emptyDatabase, type EmptyDatabase } from '../../../test/app/empty-database.ts';
import { migrate } from './migrate.ts';
import { dropScratchDatabase, withClient } from './scratch.ts';

const name = `faircourt_owner_${process.pid}_${randomBytes(4).toString('hex')}`;
const password = randomBytes(12).toString('hex');

/** An owner as hosts of PostgreSQL give them out: no superuser, and a member of the application's role as its creator. */
beforeAll(() =>
  withClient(inject('postgresUrl'), async (client) => {
    await client.query(`create role ${name} login password '${password}'`);
    await client.query(`grant ${name} to current_user`);
    const { rows } = await client.query<{ is_new: boolean }>(
      `select current_setting('server_version_num')::int >= 160000 as is_new`,
    );
    const asCreator = rows[0]?.is_new ? 'with admin true, set false, inherit false' : 'with admin option';
    await client.query(`grant faircourt_app to ${name} ${asCreator}`);
    await client.query(`create database ${name} owner ${name}`);
  }),
);
afterAll(async () => {
  await dropScratchDatabase(inject('postgresUrl'), name);
  await withClient(inject('postgresUrl'), (client) => client.query(`drop role ${name}`));
});

test('an owner who is no superuser migrates, and the application starts as its own role', async () => {
  const address = new URL(inject('postgresUrl'));
  Object.assign(address, { username: name, password, pathname: `/${name}` });
  await migrate(address.href);
  const db = createDatabase(createPool(address.href, { max: 1 }));
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(db);
  expect(rows).toEqual([{ role: 'faircourt_app' }]);
  await db.destroy();
});

describe('several files', () => {
  const BEFORE = '0192_asking_is_an_interest';
  const [ON_EVENTS, ON_RELEASES, LAST] = [
    '0205_events_of_releases',
    '0206_releases_ended_by_block',
    '0207_cleared_messages',
  ];
  let old: EmptyDatabase;
  beforeEach(async () => {
    old = await emptyDatabase();
    await migrate(old.url, BEFORE);
  });
  afterEach(() => old.drop());

  test('let an old process write to what one has changed while the next one waits for it', async () => {
    const lock: [string] = ['lock table releases in access share mode'];
    const { ran } = await whileLocked(old.url, lock, async (untilWaiting) => {
      const upgrade = migrate(old.url, ON_RELEASES);
      await untilWaiting(1);
      await withClient(old.url, (client) =>
        client.query("set lock_timeout = '5s'; begin; lock table events in row exclusive mode; commit"),
      );
      return { ran: upgrade };
    });
    expect(await ran).toEqual([ON_EVENTS, ON_RELEASES]);
  });

  test('keep what is done where a later one fails, and the failure names that one', async () => {
    const withOwner = (statement: string) => withClient(old.url, (client) => client.query(statement));
    await withOwner('alter table held_messages add column is_cleared boolean');
    await expect(migrate(old.url)).rejects.toThrow(/0207_cleared_messages failed: .*is_cleared/);
    await withOwner('alter table held_messages drop column is_cleared');
    expect((await migrate(old.url))[0]).toBe(LAST);
  });
});
