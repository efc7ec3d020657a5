import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort, startEmbedded } from '../platform/database/embedded.ts';
import { createScratchDatabase, dropScratchDatabase, withClient } from '../platform/database/scratch.ts';
import { checkDatabase } from './database-check.ts';
import { connectionFault } from './database-faults.ts';

const name = `faircourt_plain_${process.pid}_${randomBytes(4).toString('hex')}`;
const password = randomBytes(12).toString('hex');

/** A user without any right beyond signing in. */
beforeAll(async () => {
  await createScratchDatabase(inject('postgresUrl'), name);
  await withClient(inject('postgresUrl'), (client) =>
    client.query(`create role ${name} login password '${password}'`),
  );
});
afterAll(async () => {
  await dropScratchDatabase(inject('postgresUrl'), name);
  await withClient(inject('postgresUrl'), (client) => client.query(`drop role ${name}`));
});

function address(changes: Partial<URL>): string {
  return Object.assign(new URL(inject('postgresUrl')), changes).href;
}

function refusal(url: string): Promise<string> {
  return checkDatabase(url).then(
    () => 'none',
    (error: unknown) => String(error),
  );
}

test('a PostgreSQL that we can work with is accepted', async () => {
  expect(await refusal(address({ pathname: `/${name}` }))).toBe('none');
});

test('each wrong part of the address is named', { timeout: 300_000 }, async () => {
  expect(await refusal('mysql://localhost/x')).toContain('DATABASE_URL begins with mysql://');
  expect(await refusal('localhost')).toContain('DATABASE_URL is no address');
  expect(await refusal('postgres://me:secret@localhost:port/x')).toContain('DATABASE_URL cannot be read');
  expect(await refusal(address({ hostname: 'nowhere.invalid' }))).toContain('names the host nowhere.invalid');
  const port = String(await freePort());
  expect(await refusal(address({ port }))).toContain(`${port}, where nothing answers: correct host and port`);
  expect(await refusal(address({ password: 'wrong' }))).toContain('user or password that PostgreSQL refuses');
  expect(await refusal(address({ pathname: '/nowhere' }))).toContain(
    'names the database nowhere, which does not exist',
  );
  expect(await refusal(address({ search: '?sslmode=verify-full' }))).toContain('asks for TLS (sslmode)');
  expect(await refusal(address({ search: '?sslrootcert=/nowhere.pem' }))).toContain(
    'names a file that is not there',
  );
});

test('something else that answers there is not taken for PostgreSQL', async () => {
  const other = createServer((socket) => socket.end('220 mail.example.test\r\n'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const place = other.address();
  const port = place !== null && typeof place === 'object' ? String(place.port) : '';
  expect(await refusal(address({ port, hostname: '127.0.0.1' }))).toContain('not PostgreSQL');
  other.close();
});

test('a user who lacks a right is told the statement that grants it', async () => {
  const url = address({ username: name, password, pathname: `/${name}` });
  expect(await refusal(url)).toContain(`"grant faircourt_app to ${name}"`);
  await withClient(inject('postgresUrl'), (client) => client.query(`grant faircourt_app to ${name}`));
  expect(await refusal(url)).toContain(`"alter database ${name} owner to ${name}"`);
});

test(
  'without CREATEROLE, and wherever TLS is wanted, the sentence says what to do',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'faircourt-check-'));
    const directory = join(folder, 'postgres');
    const database = await startEmbedded({ directory, throwaway: true });
    const admin = `${database.baseUrl}postgres`;
    await withClient(admin, (client) => client.query(`create role plain login password 'plain'`));
    const plain = Object.assign(new URL(admin), { username: 'plain', password: 'plain' }).href;
    expect(await refusal(plain)).toContain('"alter role plain createrole"');
    await withClient(admin, async (client) => {
      await writeFile(join(directory, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n');
      await client.query('select pg_reload_conf()');
    });
    await expect.poll(() => refusal(plain)).toContain('add ?sslmode=verify-full');
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  },
);

test('a certificate that nobody vouches for is named as such', () => {
  const fault = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(connectionFault('postgres://me@db.example/x', fault)).toContain(
    'is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT): name its authority',
  );
});
