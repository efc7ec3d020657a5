/** kill -9 of PostgreSQL while twenty clients write: nothing acknowledged is lost, and the servers stay. */
import type { Fault, Outcome } from '../fault.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { startProduct } from '../parts/product.ts';
import { startWriters } from '../parts/writers.ts';

const BAR = 'servers stay, 503 meanwhile, success within 2 s of the return, nothing acknowledged lost';

export const databaseKilled: Fault = {
  name: 'database killed under load',
  servers: 1,
  bar: BAR,
  run: () => show(1),
};

export const databaseKilledTwoServers: Fault = { ...databaseKilled, servers: 2, run: () => show(2) };

async function show(count: number): Promise<Outcome> {
  const database = await FaultyPostgres.start();
  const servers = await startProduct(database.url, count);
  const writers = startWriters(
    servers.map(({ origin }) => origin),
    20,
  );
  await pause(2_000);
  await database.kill();
  await pause(1_500);
  await database.start();
  writers.mark();
  await pause(5_000);
  await writers.stop();
  const alive = servers.filter((server) => server.isAlive()).length;
  const lost = await countLost(database, writers.acknowledged);
  const back = writers.firstAfterMark();
  const others = [...writers.statuses].filter(([status]) => status !== 201 && status !== 503);
  const seconds = back === null ? 'never' : `${(back / 1000).toFixed(1)} s`;
  return {
    figure: `${alive} of ${count} alive, ${lost} of ${writers.acknowledged.length} lost, back after ${seconds}, other answers ${JSON.stringify(others)}`,
    holds: alive === count && lost === 0 && back !== null && back <= 2_000 && others.length === 0,
  };
}

async function countLost(database: FaultyPostgres, emails: readonly string[]): Promise<number> {
  const rows = await database.query('select email::text from auth_users');
  const found = new Set(rows.map((row) => row['email']));
  return emails.filter((email) => !found.has(email)).length;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
