/**
 * npm run bench:queue: how fast the directors' queue answers with 100,000 open items over twelve countries, for a director
 * of four of them who may not judge a few, over HTTP, beside the plain query run bare. Prints whether the bar holds.
 *   npm run bench:queue -- --items 100000 --seconds 3 --connections 1
 * It makes a scratch database named faircourt_bench_… on DATABASE_URL, or on an embedded PostgreSQL of its own.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createConsequences } from '../src/consequences.ts';
import { publishConsentDocuments } from '../src/features/consent/consent-document.service.ts';
import { rebuildCards } from '../src/features/search/cards/card.service.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createDatabase, createPool } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  startScratchServer,
  withClient,
} from '../src/platform/database/scratch.ts';
import { fill } from './fill.ts';
import { measureHttp } from './http-load.ts';
import { startServer } from './measured-server.ts';
import { athletesFor, fillQueue } from './queue-fill.ts';
import { measurePlain, recordQueue, type QueueQuestion } from './queue-sql.ts';

const { values: options } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1' },
  },
});
const ITEMS = Number(options.items);
const SECONDS = Number(options.seconds);
const CONNECTIONS = Number(options.connections);
const BAR_MS = 50;
/** The largest of them holds two fifths of all items. */
const COUNTRIES = ['US', 'BR', 'MX', 'ES'];

const QUESTIONS: QueueQuestion[] = [
  { name: 'first page', query: {}, page: 1 },
  { name: 'one fact group, unclaimed', query: { fact_group: 'academics', unclaimed: 'true' }, page: 1 },
  { name: 'one country', query: { country_code: 'MX' }, page: 1 },
  { name: 'hundredth page', query: {}, page: 100 },
];

async function main(): Promise<void> {
  const postgres = await startScratchServer();
  const name = `faircourt_bench_${process.pid}_queue`;
  try {
    const url = await createScratchDatabase(postgres.url, name);
    await prepare(url);
    await measure(url);
  } finally {
    await dropScratchDatabase(postgres.url, name);
    await postgres.stop();
  }
}

async function prepare(url: string): Promise<void> {
  const started = Date.now();
  await migrate(url);
  const db = createDatabase(
    createPool(url, { max: 2, statementTimeoutMs: 600_000 }),
    createConsequences({ clock: systemClock }),
  );
  await publishConsentDocuments(db);
  await withClient(url, (client) => fill(client, athletesFor(ITEMS)));
  await rebuildCards(db, new Date());
  await withClient(url, (client) => fillQueue(client, ITEMS, COUNTRIES));
  await db.destroy();
  console.log(`  filled in (${((Date.now() - started) / 1000).toFixed(0)} s)`);
}

async function measure(url: string): Promise<void> {
  const pool = createPool(url, { max: 1 });
  const server = await startServer(url);
  try {
    const { rows } = await pool.query<{ open: number; own: number; countries: number }>(
      `select count(*)::int as open, count(distinct country_code)::int as countries,
         count(*) filter (where country_code = any($1))::int as own from verifications where status = 'open'`,
      [COUNTRIES],
    );
    const { open, own, countries } = rows[0] ?? { open: 0, own: 0, countries: 0 };
    console.log(`  ${open} open items over ${countries} countries, ${own} of them in the director's four\n`);
    console.log(row(['', 'found', 'p50 ms', 'p99 ms', 'plain p50', 'plain p99']));
    let worst = 0;
    const nodes = new Set<string>();
    for (const question of QUESTIONS) {
      const recorded = await recordQueue(pool, question);
      const token = await server.signIn('director');
      const asked = { origin: server.origin, address: recorded.address, token, connections: CONNECTIONS };
      await measureHttp({ ...asked, seconds: 0.5 });
      const load = await measureHttp({ ...asked, seconds: SECONDS });
      const plain = await measurePlain(pool, recorded.plain, SECONDS);
      worst = Math.max(worst, load.p99);
      for (const node of recorded.nodes) nodes.add(node);
      const figures = [load.p50, load.p99, plain.p50, plain.p99].map((ms) => ms.toFixed(1));
      console.log(row([question.name, String(recorded.found), ...figures]));
    }
    console.log(`\nPlans: ${[...nodes].toSorted().join(', ')}`);
    // Waiting for a busy machine is measured as well: then the figures say little.
    console.log(`Load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)}`);
    const holds = worst < BAR_MS;
    console.log(
      `${holds ? '✓' : '✗'} under ${BAR_MS} ms at ${open} open items: ${worst.toFixed(1)} ms is the worst p99`,
    );
  } finally {
    await server.stop();
    await pool.end();
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(26) : cell.padStart(9))).join(' | ')} |`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
