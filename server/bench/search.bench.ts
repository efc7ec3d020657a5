/**
 * npm run bench:search: how fast search is, at three sizes of the product, beside its own SQL and beside the plain join,
 * both run bare by pgbench. Ends with an error when a bar is missed.
 *   npm run bench:search -- --sizes 10000,100000 --seconds 2 --connections 8 --only name --beside http://127.0.0.1:3001
 * It makes scratch databases named faircourt_bench_… on DATABASE_URL, or on an embedded PostgreSQL of its own.
 */
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
import { COMBINATIONS, MOST_COMMON, type Combination } from './combinations.ts';
import { fill } from './fill.ts';
import { measureHttp, type Load } from './http-load.ts';
import { signIn, startServer, type MeasuredServer } from './measured-server.ts';
import { recordCallerSql, recordOwnSql, sequentialScans } from './own-sql.ts';
import { findPgbench, measureBare } from './pgbench.ts';
import { plainJoin, SENSIBLE_INDEXES } from './plain-join.ts';
import { judge, printTable, type Measurement, type SignedInShare } from './report.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '8' },
    /** Only the combinations whose name contains this; `common` stands for the most common ones. */
    only: { type: 'string', default: '' },
    /** Where another version runs on a database that was filled in the same way, to be measured in turns with this one. */
    beside: { type: 'string' },
  },
});
const SIZES = options.sizes.split(',').map(Number);
const SECONDS = Number(options.seconds);
const CONNECTIONS = Number(options.connections);
const COMBINATIONS_ASKED = COMBINATIONS.filter(({ name }) =>
  options.only === 'common' ? MOST_COMMON.includes(name) : name.includes(options.only),
);
/** What is compared is measured in turns, so that a busy moment of the machine meets both. */
const TURNS = 3;

interface Site {
  size: number;
  /** Athletes whose cards were made in a second. */
  cardRate: number;
  url: string;
  pool: ReturnType<typeof createPool>;
  server: MeasuredServer;
}

async function main(): Promise<boolean> {
  const pgbench = await findPgbench();
  const postgres = await startScratchServer();
  const names = SIZES.map((size) => `faircourt_bench_${process.pid}_${size}`);
  const sites: Site[] = [];
  try {
    for (const [n, size] of SIZES.entries()) sites.push(await prepare(postgres.url, names[n] ?? '', size));
    const signedIn: SignedInShare[] = [];
    for (const site of sites) signedIn.push(await measureSignedIn(site));
    const measurements: Measurement[] = [];
    let megabytes = 0;
    for (const [n, combination] of COMBINATIONS_ASKED.entries()) {
      console.log(`  ${n + 1}/${COMBINATIONS_ASKED.length} ${combination.name}`);
      for (const site of sites) {
        measurements.push(await measure(pgbench, site, combination));
        megabytes = Math.max(megabytes, await site.server.memory());
      }
    }
    console.log('');
    printTable(measurements, SIZES);
    const cards = sites.map(({ size, cardRate: rate }) => ({ size, rate }));
    return judge(measurements, SIZES, { megabytes, signedIn, cards });
  } finally {
    for (const { pool, server } of sites) {
      await server.stop();
      await pool.end();
    }
    for (const name of names) await dropScratchDatabase(postgres.url, name);
    await postgres.stop();
  }
}

/** A database with so many athletes, their cards made by the statement that the product uses, and a server on it. */
async function prepare(postgresUrl: string, name: string, size: number): Promise<Site> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
  const url = await createScratchDatabase(postgresUrl, name);
  await migrate(url);
  const db = createDatabase(
    createPool(url, { max: 2, statementTimeoutMs: 600_000 }),
    createConsequences({ clock: systemClock }),
  );
  await publishConsentDocuments(db);
  await withClient(url, (client) => fill(client, size));
  console.log(`  ${size} athletes filled in (${seconds()} s)`);
  const began = performance.now();
  const cardRate = (await rebuildCards(db, new Date())) / ((performance.now() - began) / 1000);
  await db.destroy();
  console.log(`  their cards made, ${cardRate.toFixed(0)} athletes a second (${seconds()} s)`);
  await withClient(url, async (client) => {
    for (const index of SENSIBLE_INDEXES) await client.query(index);
    await client.query('vacuum analyze');
  });
  const pool = createPool(url, { max: 1 });
  return { size, cardRate, url, pool, server: await startServer(url) };
}

async function measure(pgbench: string, site: Site, combination: Combination): Promise<Measurement> {
  const own = await recordOwnSql(site.pool, combination);
  const join = plainJoin(combination, own.after);
  const seconds = SECONDS / TURNS;
  const ask = (origin: string, token: string) =>
    measureHttp({ origin, address: own.address, token, connections: CONNECTIONS, seconds });
  const bare = { pgbench, url: site.url, connections: CONNECTIONS, seconds };
  const token = await site.server.signIn(combination.viewer);
  const beside = options.beside
    ? { origin: options.beside, token: await signIn(options.beside, combination.viewer) }
    : null;
  await ask(site.server.origin, token);
  if (beside) await ask(beside.origin, beside.token);
  const turns: { load: Load; plain: number; before: number; whileChanging: number }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const load = await ask(site.server.origin, token);
    const plain = await measureBare(bare, [join]);
    const before = beside ? (await ask(beside.origin, beside.token)).rate : Number.NaN;
    const whileChanging = MOST_COMMON.includes(combination.name)
      ? (await whileCardsChange(site.url, () => ask(site.server.origin, token))).rate
      : Number.NaN;
    turns.push({ load, plain, before, whileChanging });
  }
  const search = await measureBare(bare, own.statements);
  const others = await measureBare(bare, [...(await recordCallerSql(site.pool)), ...own.others]);
  const mean = (of: (turn: (typeof turns)[number]) => number) =>
    turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length;
  return {
    rate: mean(({ load }) => load.rate),
    p50: mean(({ load }) => load.p50),
    p99: mean(({ load }) => load.p99),
    combination: combination.name,
    isCommon: MOST_COMMON.includes(combination.name),
    size: site.size,
    found: own.found,
    bare: 1 / (1 / search + 1 / others),
    search,
    plain: mean(({ plain }) => plain),
    before: mean(({ before }) => before),
    whileChanging: mean(({ whileChanging }) => whileChanging),
    scans: await sequentialScans(site.pool, own.statements),
    freeScans: await sequentialScans(site.pool, own.statements, { isPlannerFree: true }),
  };
}

/** A page that was read is given out again until a card changes: so it is measured while a hundred change each second. */
async function whileCardsChange<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    const done = new AbortController();
    const changes = (async () => {
      while (!done.signal.aborted) {
        await client.query('select count_card_change(false)');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    try {
      return await work();
    } finally {
      done.abort();
      await changes;
    }
  });
}

/** A call that asks who is calling and next to nothing else, beside one that asks nothing at all. */
async function measureSignedIn({ size, server }: Site): Promise<SignedInShare> {
  const token = await server.signIn('coach');
  const ask = (address: string) =>
    measureHttp({
      origin: server.origin,
      address,
      token,
      connections: CONNECTIONS,
      seconds: SECONDS / TURNS,
    });
  await ask('/api/health');
  await ask('/api/allowance');
  const share: SignedInShare = { size, health: 0, signedIn: 0 };
  for (let turn = 0; turn < TURNS; turn++) {
    share.health += (await ask('/api/health')).rate / TURNS;
    share.signedIn += (await ask('/api/allowance')).rate / TURNS;
  }
  return share;
}

main().then(
  (holds) => process.exit(holds ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
