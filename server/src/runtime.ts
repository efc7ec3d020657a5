/** The parts that a running Faircourt holds open, built from its configuration and closed in the right order. */
import { join } from 'node:path';
import { deleteExpiredSessions } from './features/accounts/session.store.ts';
import { forgetOldSupportRequests } from './features/support/support.service.ts';
import { buildApp, type App } from './app.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createDatabase, createPool, type Database } from './platform/database/database.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { finishRequests } from './platform/http/finish-requests.ts';
import { startJobs, type JobDefinition } from './platform/jobs.ts';
import { LiveHub } from './platform/live/live-hub.ts';
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts';
import { sendMailJob } from './platform/mail/send-mail.job.ts';
import { RateLimiter } from './platform/rate-limit.ts';
import { createSignInEngine } from './platform/sessions/sign-in-engine.ts';

const FINISH_WITHIN_MS = 10_000;

export interface Runtime extends App {
  db: Database;
  metricsText(): Promise<string>;
  registry: ReturnType<typeof createMetrics>['registry'];
  close(): Promise<void>;
}

export interface RuntimeOptions {
  config: Config;
  databaseUrl: string;
  siteDirectory: string | null;
  clock?: Clock;
}

export async function createRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { config, databaseUrl } = options;
  // Filled in below: faults of the background parts are logged by the server that is built from them.
  let report: (error: Error, part: string) => void = () => {};
  const pool = createPool(databaseUrl, { max: config.databasePoolSize });
  pool.on('error', (error) => report(error, 'database pool'));
  const db = createDatabase(pool);
  const outboxDirectory = config.smtpUrl ? null : join(config.dataDir, 'outbox');
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'));
  const limiter = new RateLimiter(db, config.rateLimitScale);
  const jobs = await startJobs({
    url: databaseUrl,
    definitions: [sendMailJob(mailer), sweepJob(db, limiter)],
    onError: (error) => report(error, 'jobs'),
  });
  const live = new LiveHub(databaseUrl, (error) => report(error, 'live updates'));
  await live.start();
  const metrics = createMetrics({ pool, liveConnections: () => live.connections });
  const engine = createSignInEngine({ pool, secret: config.authSecret, baseUrl: config.baseUrl });

  const app = await buildApp({
    isProduction: config.isProduction,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    baseUrl: config.baseUrl,
    clock: options.clock ?? systemClock,
    db,
    engine,
    jobs,
    live,
    limiter,
    metrics,
    siteDirectory: options.siteDirectory,
    outboxDirectory,
  });
  report = (error, part) => app.server.log.error({ err: error, part }, 'background fault');

  return {
    ...app,
    db,
    registry: metrics.registry,
    metricsText: () => metrics.registry.metrics(),
    /** Streams end first, then requests under way finish, then jobs are handed back; the database goes last. */
    async close() {
      await live.stop();
      await finishRequests(app.server, FINISH_WITHIN_MS);
      await jobs.stop();
      await db.destroy();
    },
  };
}

function sweepJob(db: Database, limiter: RateLimiter): JobDefinition<object> {
  return {
    name: 'sweep-expired',
    schedule: '17 * * * *',
    async run() {
      await deleteExpiredSessions(db);
      await forgetOldSupportRequests(db, new Date());
      await limiter.sweep();
    },
  };
}
