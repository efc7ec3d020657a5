/** Starts the product: database, migrations, demo data, server; says each step with its time; stops in good order. */
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { hasUnfinishedRestore } from './backup/unfinished-restore.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_TEAM_CODE } from './demo/demo-accounts.ts';
import { loadDemo } from './demo/load.ts';
import { publishConsentDocuments } from './features/guardians/consent/consent-document.service.ts';
import { buildMissingCards } from './features/search/card.service.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { createDatabase, createPool, type Database } from './platform/database/database.ts';
import { startEmbedded, type EmbeddedDatabase } from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { installJobs } from './platform/jobs.ts';
import { hashPassword } from './platform/sessions/password.ts';
import { createRuntime } from './runtime.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const SITE = fileURLToPath(new URL('../../web/dist/client/', import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await step('checking the port', () => refuseTakenPort(config));
  const embedded = config.databaseUrl
    ? null
    : await step('starting PostgreSQL', () => startEmbeddedIn(config.dataDir));
  const databaseUrl = config.databaseUrl ?? `${embedded?.baseUrl}postgres`;
  try {
    await step('migrating', () => prepareDatabase(databaseUrl));
    await step('making missing search cards', () => makeMissingCards(databaseUrl));
    if (config.isProduction) await withDatabase(databaseUrl, refuseDemoData);
    if (config.loadsDemoData) await step('loading demo data', () => loadDemoData(databaseUrl));
    const runtime = await step('starting the server', () =>
      createRuntime({ config, databaseUrl, siteDirectory: SITE }),
    );
    await runtime.server.listen({ port: config.port, host: config.host });
    const metrics = await serveMetrics(runtime.registry, {
      port: config.metricsPort,
      host: config.metricsHost,
    });
    greet(config);
    stopOnSignal({
      delayMs: config.stopDelaySeconds * 1000,
      leave: () => runtime.leave(),
      async close() {
        metrics.close();
        await runtime.close();
        await embedded?.stop();
      },
    });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  const detail = typeof result === 'string' ? `: ${result}` : '';
  console.log(`  ✓ ${name}${detail} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

/** Asked before anything else starts, so that a second start does not disturb the first one's database. */
function refuseTakenPort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) => {
      const message =
        cause.code === 'EADDRINUSE'
          ? `Port ${config.port} is taken, perhaps by another Faircourt. Stop it, or choose another: PORT=3001 npm start`
          : `Port ${config.port} cannot be used: ${cause.message}`;
      reject(new ConfigError([message]));
    });
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

async function startEmbeddedIn(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  return startEmbedded({ directory: `${dataDir}/postgres` });
}

async function prepareDatabase(url: string): Promise<string> {
  if (await hasUnfinishedRestore(url)) {
    throw new ConfigError([
      'The restore of this database did not finish. Run npm run restore again, or name another database.',
    ]);
  }
  const ran = await migrate(url);
  await installJobs(url);
  await withDatabase(url, publishConsentDocuments);
  return ran.length === 0 ? 'nothing to do' : `${ran.length} migrations`;
}

/** Before anybody can search: a search without the cards would say that there is nobody. */
async function makeMissingCards(url: string): Promise<string> {
  const athletes = await withDatabase(url, (db) => buildMissingCards(db, new Date()));
  return athletes === 0 ? 'nothing to do' : `${athletes} athletes`;
}

async function loadDemoData(url: string): Promise<string> {
  const isLoaded = await withDatabase(url, (db) => loadDemo(db, { now: new Date(), hashPassword }));
  return isLoaded ? 'done' : 'the database has people in it already';
}

/** A first start that forgot NODE_ENV=production would leave accounts behind whose password everybody knows. */
async function refuseDemoData(db: Database): Promise<void> {
  const found = await db
    .selectFrom('auth_users')
    .select('id')
    .where(
      'email',
      'in',
      DEMO_ACCOUNTS.map((account) => account.email),
    )
    .limit(1)
    .executeTakeFirst();
  if (!found) return;
  throw new ConfigError([
    'DATABASE_URL holds the demo data, whose accounts have a public password. Name a database without it.',
  ]);
}

/** One connection for work that is done before the server starts. */
async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool(url, { max: 1, statementTimeoutMs: 120_000 }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function greet(config: Config): void {
  console.log(`\nFaircourt is at ${config.baseUrl}\n`);
  if (config.loadsDemoData) {
    console.log(`Demo accounts, password ${DEMO_PASSWORD} (invitation code ${DEMO_TEAM_CODE}):`);
    for (const account of DEMO_ACCOUNTS) console.log(`  ${account.email.padEnd(28)} ${account.about}`);
    console.log('');
  }
  if (!config.smtpUrl) console.log(`Mails are at ${config.baseUrl}/dev/mail\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `\n${error.message}\n` : error);
  process.exit(1);
});
