/** The database killed and stopped while transactions are open: the process stays, and each of them hears of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultyPostgres } from '../../faults/parts/postgres.ts';
import { endEverything } from '../../faults/parts/started.ts';
import { readConfig } from '../../src/platform/config.ts';
import { inTransaction } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { toAppError } from '../../src/platform/http/problems.ts';
import { installJobs } from '../../src/platform/jobs.ts';
import { createRuntime, type Runtime } from '../../src/runtime.ts';
import { PASSWORD } from '../app/test-app.ts';

const TRANSACTIONS = 20;

let database: FaultyPostgres;
let directory: string;
let runtime: Runtime;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'faircourt-killed-'));
  database = await FaultyPostgres.start();
  await migrate(database.url);
  await installJobs(database.url);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: directory,
    DATABASE_POOL_SIZE: String(TRANSACTIONS),
  });
  runtime = await createRuntime({ config, databaseUrl: database.url, siteDirectory: null });
  await runtime.server.ready();
}, 60_000);
afterAll(async () => {
  await runtime.close();
  await endEverything();
  await rm(directory, { recursive: true, force: true });
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  runtime.server.inject({ method: 'POST', url, payload, headers });

/** Half of them wait for the database when it goes, half have a pause between two statements. */
async function loseUnderTransactions(lose: () => Promise<void>): Promise<string[]> {
  const { promise: isLost, resolve: lost } = Promise.withResolvers<void>();
  let open = 0;
  const transactions = Array.from({ length: TRANSACTIONS }, (_, n) =>
    inTransaction(runtime.db, async (trx) => {
      await sql`select 1`.execute(trx);
      open += 1;
      if (n % 2 === 0) await sql`select pg_sleep(14)`.execute(trx);
      await isLost;
      await sql`select 1`.execute(trx);
    }).then(
      () => 'committed',
      (error: unknown) => toAppError(error).code,
    ),
  );
  await expect.poll(() => open).toBe(TRANSACTIONS);
  await lose();
  lost();
  return Promise.all(transactions);
}

async function expectRecovery(email: string): Promise<void> {
  await database.start();
  await expect.poll(async () => (await runtime.server.inject('/api/ready')).statusCode).toBe(200);
  const signUp = { email, password: PASSWORD, data: { name: 'Steady', role: 'coach' } };
  expect((await post('/api/auth/sign-up', signUp)).statusCode).toBe(201);
}

test.each([
  ['killed', () => database.kill()],
  ['stopped', () => database.stop()],
])(
  'a database %s under open transactions is an outage that passes',
  { timeout: 300_000 },
  async (how, lose) => {
    const outcomes = await loseUnderTransactions(lose);
    expect(new Set(outcomes)).toEqual(new Set(['unavailable']));
    await expectRecovery(`${how}@example.test`);
  },
);

test(
  'a browser that renews its session during an outage is told to come back, not to sign in',
  { timeout: 300_000 },
  async () => {
    const login = { email: 'stopped@example.test', password: PASSWORD };
    const signedIn = await post('/api/auth/sign-in', login);
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await database.stop();
    const renewal = await post('/api/auth/refresh', {}, { cookie });
    expect(renewal.statusCode).toBe(503);
    await expectRecovery('again@example.test');
  },
);
