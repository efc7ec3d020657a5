/** Starts the product: database, migrations, demo data, server; says each step with its time; stops in good order. */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { trustTheOrder } from './access/holding/held-order.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_TEAM_CODE } from './demo/demo-accounts.ts';
import { loadDemo } from './demo/load.ts';
import { COUNT_DAYS } from './features/analytics/sum.job.ts';
import { MAKE_REPORTS } from './features/player-reports/report.job.ts';
import { REFRESH_DUE_CARDS } from './features/search/cards/card.jobs.ts';
import { planMissingCards } from './features/search/cards/card.service.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import { openFileStore } from './platform/storage/file-store.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { hashPassword } from './platform/sessions/password.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { checkDatabase } from './startup/database-check.ts';
import { explainFailure } from './startup/explain-failure.ts';
import { checkPlaces } from './startup/places.ts';
import { checkPorts } from './startup/ports.ts';
import { prepareDatabase, withDatabase } from './startup/prepare-database.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const SITE = fileURLToPath(new URL('../../web/dist/client/', import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const metricsPort = await step('checking the ports', () => checkPorts(config));
  await step('checking folders and files', () => checkPlaces(config));
  if (config.databaseUrl) await step('asking PostgreSQL', () => checkDatabase(config.databaseUrl ?? ''));
  const embedded = config.databaseUrl
    ? null
    : await step('starting PostgreSQL', () =>
        startEmbedded({ directory: `${config.dataDir}/postgres`, isExclusive: true }),
      );
  const databaseUrl = config.databaseUrl ?? `${embedded?.baseUrl}postgres`;
  let runtime: Runtime | undefined;
  try {
    await step('migrating', () => prepareDatabase(databaseUrl, config));
    await step('looking for missing search cards', () => lookForMissingCards(databaseUrl));
    if (config.isProduction) await withDatabase(databaseUrl, refuseDemoData);
    if (config.isProduction) trustTheOrder();
    if (config.loadsDemoData) await step('loading demo data', () => loadDemoData(databaseUrl, config));
    const running = await step('starting the server', () =>
      createRuntime({ config, databaseUrl, siteDirectory: SITE }),
    );
    runtime = running;
    await running.jobs.enqueue(running.db, REFRESH_DUE_CARDS, {});
    await running.jobs.enqueue(running.db, COUNT_DAYS, {});
    await running.jobs.enqueue(running.db, MAKE_REPORTS, {});
    const metrics = await serveMetrics(running.registry, { port: metricsPort, host: config.metricsHost });
    await running.server.listen({ port: config.port, host: config.host });
    // At once: a signal that comes when requests are answered already must not cut them off.
    stopOnSignal({
      delayMs: config.stopDelaySeconds * 1000,
      leave: () => running.leave(),
      async close() {
        metrics.close();
        await running.close();
        await embedded?.stop();
      },
    });
    greet(config);
    if (metricsPort !== config.metricsPort) sayMetricsMoved(config, metrics);
  } catch (error) {
    // The database goes last here too: a server that loses it complains, and hides what went wrong.
    await runtime?.close();
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

/** Their cards are made while the server answers: an athlete without one is not found yet. */
async function lookForMissingCards(url: string): Promise<string> {
  const athletes = await withDatabase(url, planMissingCards);
  return athletes === 0 ? 'none' : `${athletes} athletes are not found until theirs are made`;
}

async function loadDemoData(url: string, config: Config): Promise<string> {
  const isLoaded = await withDatabase(url, async (db) => {
    if (!(await loadDemo(db, { now: new Date(), hashPassword }))) return false;
    // Only this start draws, so no other one loads what it draws with.
    const { storeDemoEvidence } = await import('./demo/evidence/demo-evidence.ts');
    await storeDemoEvidence({ db, files: await openFileStore(config.files) });
    return true;
  });
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

function greet(config: Config): void {
  console.log(`\nFaircourt is at ${config.baseUrl}\n`);
  if (config.loadsDemoData) {
    console.log(`Demo accounts, password ${DEMO_PASSWORD} (invitation code ${DEMO_TEAM_CODE}):`);
    for (const account of DEMO_ACCOUNTS) console.log(`  ${account.email.padEnd(28)} ${account.about}`);
    console.log('');
  }
  if (!config.smtpUrl) console.log(`Emails are at ${config.baseUrl}/dev/mail\n`);
}

function sayMetricsMoved(config: Config, metrics: Server): void {
  const address = metrics.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  console.log(
    `METRICS_PORT ${config.metricsPort} is taken, so figures are at http://${config.metricsHost}:${port}/metrics\n`,
  );
}

main().catch((error: unknown) => {
  console.error(`\n${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exit(1);
});
