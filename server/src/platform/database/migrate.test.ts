import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool } from './database.ts';
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
