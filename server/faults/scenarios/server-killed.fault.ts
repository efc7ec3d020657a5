/** kill -9 of a server while twenty clients write: nothing acknowledged is lost, and the other server serves on. */
import { createDatabase, createPool } from '../../src/platform/database/database.ts';
import { findBrokenChains } from '../../src/platform/audit.ts';
import type { Fault, Outcome } from '../fault.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { startProduct, startServer } from '../parts/product.ts';
import { signUp, startWriters } from '../parts/writers.ts';

const KILLS = 2;
const CLIENTS = 20;

const serverKilled: Fault = {
  name: 'server killed under load',
  servers: 1,
  bar: `${KILLS} kills: nothing acknowledged lost, event chains whole, serves again after each start`,
  run: () => show(1),
};

const serverKilledTwoServers: Fault = {
  ...serverKilled,
  servers: 2,
  bar: `${KILLS} kills: nothing acknowledged lost, event chains whole, the other serves on`,
  run: () => show(2),
};

export const serverKilledFaults: readonly Fault[] = [serverKilled, serverKilledTwoServers];

async function show(count: number): Promise<Outcome> {
  const database = await FaultyPostgres.start();
  const servers = await startProduct(database.url, count);
  const origins = servers.map(({ origin }) => origin);
  const writers = startWriters(origins, CLIENTS);
  let servedMeanwhile = 0;
  let servedAfter = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(2_000);
    const n = kill % count;
    const server = servers[n];
    if (!server) throw new Error('There is no such server.');
    await server.stop('SIGKILL');
    const other = origins[(n + 1) % count] ?? '';
    if (count > 1) servedMeanwhile += Number((await signUp(other, `meanwhile-${kill}@example.test`)) === 201);
    servers[n] = await startServer({ ...server.environment, PORT: String(server.port) });
    servedAfter += Number((await signUp(server.origin, `after-${kill}@example.test`)) === 201);
  }
  await writers.stop();
  const lost = await countLost(database, writers.acknowledged);
  const broken = await countBroken(database.url);
  // A connection that a killed server cut counts as 0: the client was told nothing.
  const others = [...writers.statuses].filter(([status]) => status !== 201 && status !== 0);
  return {
    figure:
      `${lost} of ${writers.acknowledged.length} lost, ${broken} chains broken, ` +
      (count > 1 ? `the other served after ${servedMeanwhile} of ${KILLS} kills, ` : '') +
      `served after ${servedAfter} of ${KILLS} starts, other answers ${JSON.stringify(others)}`,
    holds:
      lost === 0 &&
      broken === 0 &&
      servedAfter === KILLS &&
      (count === 1 || servedMeanwhile === KILLS) &&
      others.length === 0,
  };
}

async function countLost(database: FaultyPostgres, emails: readonly string[]): Promise<number> {
  const rows = await database.query('select email::text from auth_users');
  const found = new Set(rows.map((row) => row['email']));
  return emails.filter((email) => !found.has(email)).length;
}

async function countBroken(url: string): Promise<number> {
  const db = createDatabase(createPool(url, { max: 1, statementTimeoutMs: 60_000 }));
  try {
    return (await findBrokenChains(db)).length;
  } finally {
    await db.destroy();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
