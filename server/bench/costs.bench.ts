/**
 * npm run bench:costs: the processor time that one request costs the server, the primary and a replica. Time of the
 * processor and not of the clock, so that a busy machine gives the same figures: docs/scale.md reckons with them.
 *   npm run bench:costs -- --athletes 10000 --seconds 5
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { joinFamilies } from '../faults/parts/families.ts';
import { FaultyPostgres } from '../faults/parts/postgres.ts';
import { startProduct, type ProductServer } from '../faults/parts/product.ts';
import { endEverything } from '../faults/parts/started.ts';
import { createConsequences } from '../src/consequences.ts';
import { publishConsentDocuments } from '../src/features/consent/consent-document.service.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createDatabase, createPool } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { withClient } from '../src/platform/database/scratch.ts';
import { installJobs, startJobs } from '../src/platform/jobs.ts';
import { SEND_MAIL } from '../src/platform/mail/send-mail.job.ts';
import { fill, PASSWORD, VIEWERS } from './fill.ts';
import { measureHttp } from './http-load.ts';

const { values: options } = parseArgs({
  options: {
    athletes: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
  },
});
const SECONDS = Number(options.seconds);
const WARM_UP_SECONDS = 6;
const SAVES = 300;
const MAILS = 400;
const TICK_MS = 10;
const SEARCHES = [
  '',
  '?country=US&position=Center&min_height=205',
  '?grad_year=2028&sort=height',
  '?name=maria',
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endEverything().finally(() => process.exit(130)));
}
try {
  await main();
} finally {
  await endEverything();
}

async function main(): Promise<void> {
  const primary = await FaultyPostgres.start();
  await migrate(primary.url);
  await installJobs(primary.url);
  const db = createDatabase(createPool(primary.url), createConsequences({ clock: systemClock }));
  await publishConsentDocuments(db);
  await withClient(primary.url, (client) => fill(client, Number(options.athletes)));
  console.log('| what | a second | server | primary | replica |\n| --- | --- | --- | --- | --- |');
  const alone = await serverOn(primary);
  await measureReads('signed-in, small', alone, primary, null, ['/api/auth/user']);
  await measureReads(
    'search',
    alone,
    primary,
    null,
    SEARCHES.map((query) => `/api/athletes${query}`),
  );
  await measureSaves(alone, primary);
  await measureMails(alone, primary, db);
  await alone.stop();
  const replica = await primary.standby('replica');
  const both = await serverOn(primary, { DATABASE_REPLICA_URL: replica.url });
  await measureReads(
    'search on a replica',
    both,
    primary,
    replica,
    SEARCHES.map((query) => `/api/athletes${query}`),
  );
  await db.destroy();
}

interface Server extends ProductServer {
  dataDir: string;
}

async function serverOn(primary: FaultyPostgres, environment: Record<string, string> = {}): Promise<Server> {
  const dataDir = join(primary.directory, '..', 'data');
  const [server] = await startProduct(primary.url, 1, { DATA_DIR: dataDir, ...environment });
  if (!server) throw new Error('The server did not start.');
  return { ...server, dataDir };
}

async function measureReads(
  what: string,
  server: Server,
  primary: FaultyPostgres,
  replica: FaultyPostgres | null,
  addresses: readonly string[],
): Promise<void> {
  const token = await signIn(server.origin);
  const ask = (address: string, seconds: number) =>
    measureHttp({ origin: server.origin, address, token, connections: 8, seconds });
  // Until the server's code is compiled and the statements are known.
  for (const address of addresses) await ask(address, WARM_UP_SECONDS / addresses.length);
  const spent = stopwatch(server, primary, replica);
  let asked = 0;
  for (const address of addresses) {
    const { rate } = await ask(address, SECONDS);
    asked += rate * SECONDS;
  }
  print(what, asked, spent());
}

/** A profile that was changed: two cards are made again, and what they told before counts as withdrawn. */
async function measureSaves(server: Server, primary: FaultyPostgres): Promise<void> {
  const [family] = await joinFamilies(primary, [server.origin], 1);
  const save = async (height: number) => {
    const answer = await fetch(`${server.origin}/api/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${family?.token}` },
      body: JSON.stringify({
        ...{ birthdate: '2008-01-01', grad_year: 2027, country_code: 'IS', visibility: 'public' },
        height_cm: height,
      }),
    });
    if (!answer.ok) throw new Error(`Saving failed: ${await answer.text()}`);
  };
  for (let n = 0; n < 50; n++) await save(180 + (n % 2));
  const spent = stopwatch(server, primary, null);
  for (let n = 0; n < SAVES; n++) await save(180 + (n % 2));
  print('save', SAVES, spent());
}

async function measureMails(
  server: Server,
  primary: FaultyPostgres,
  db: ReturnType<typeof createDatabase>,
): Promise<void> {
  const jobs = await startJobs({
    url: primary.url,
    onError: (error) => console.error(error),
  });
  const outbox = join(server.dataDir, 'outbox');
  const count = async () => (await readdir(outbox).catch(() => [])).length;
  const text = 'A mail of the usual length. '.repeat(20);
  const mail = { to: 'somebody@example.test', subject: 'Measured', text, html: `<p>${text}</p>` };
  const before = await count();
  for (let n = 0; n < MAILS; n++) await jobs.enqueue(db, SEND_MAIL, mail);
  const spent = stopwatch(server, primary, null);
  while ((await count()) < before + MAILS) await new Promise((resolve) => setTimeout(resolve, 50));
  print('mail from queue to outbox', MAILS, spent());
  await jobs.stop();
}

interface Spent {
  seconds: number;
  server: number;
  primary: number;
  replica: number | null;
}

function stopwatch(server: Server, primary: FaultyPostgres, replica: FaultyPostgres | null): () => Spent {
  const read = () => ({
    at: performance.now(),
    server: processorMs([server.process.pid ?? 0]),
    primary: processorMs(processesOf(primary)),
    replica: replica ? processorMs(processesOf(replica)) : null,
  });
  const begin = read();
  return () => {
    const end = read();
    return {
      seconds: (end.at - begin.at) / 1000,
      server: end.server - begin.server,
      primary: end.primary - begin.primary,
      replica: end.replica === null || begin.replica === null ? null : end.replica - begin.replica,
    };
  };
}

function print(what: string, count: number, spent: Spent): void {
  const each = (ms: number | null) => (ms === null ? '–' : `${(ms / count).toFixed(2)} ms`);
  const cells = [
    what,
    (count / spent.seconds).toFixed(0),
    each(spent.server),
    each(spent.primary),
    each(spent.replica),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readText(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    // Its own time in the program and in the system, and that of children that have ended.
    return sum + fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) * TICK_MS;
  }, 0);
}

/** The postmaster and its children. */
function processesOf(database: FaultyPostgres): number[] {
  const [postmaster = ''] = readText(join(database.directory, 'postmaster.pid')).split('\n');
  const children = readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && readText(`/proc/${pid}/status`).includes(`PPid:\t${postmaster}\n`),
  );
  return [postmaster, ...children].map(Number);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: VIEWERS.coach, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
