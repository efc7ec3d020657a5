/** The parts that a running Faircourt holds open, built from its configuration and closed in the right order. */
import { join } from 'node:path';
import { Counter, Gauge, type Registry } from 'prom-client';
import { isProvenAddress } from './features/accounts/mailbox.store.ts';
import { sendResetLinkJob } from './features/accounts/password.service.ts';
import { suspensionJob } from './features/accounts/suspension.job.ts';
import { createSummaryModel } from './features/athletes/summary/summary.model.ts';
import type { LimitedModel } from './features/athletes/summary/summary.writing.ts';
import { drawForMail } from './features/billing/invoices/invoice-pdf.service.ts';
import { plansClockJob } from './features/billing/life/clock.job.ts';
import { openStripe } from './features/billing/stripe/stripe.client.ts';
import {
  reconcileStripeJob,
  stripeEventJob,
  stripeOperationsJob,
} from './features/billing/stripe/stripe.jobs.ts';
import { countDaysJob } from './features/analytics/sum.job.ts';
import { addCounts } from './features/analytics/sum.store.ts';
import { discardFileJob, sweepFilesJob } from './uploads/file.jobs.ts';
import { PLATFORM_HOSTS } from './features/files/stills/still-source.ts';
import { videoStillsJob } from './features/files/stills/still.job.ts';
import { makeReportsJob } from './features/player-reports/report.job.ts';
import { legalNoticeJob } from './features/legal-notices/legal-notice.job.ts';
import { pauseJob } from './features/listing/pause.job.ts';
import { STILL_ASKS } from './asking.ts';
import { settleJob } from './features/notifications/settle.job.ts';
import { awayMailJob } from './features/messages/away-mail.service.ts';
import { dueMessagesJob } from './features/messages/signals/due-messages.job.ts';
import { comingOfAgeJob } from './features/releases/coming-of-age/coming-of-age.job.ts';
import { erasureJob } from './features/rights/erasure/erasure.job.ts';
import { deliverAlertsJob, sendDigestJob } from './features/search/alerts/delivery.jobs.ts';
import { refreshDueCardsJob, sweepNamesJob } from './features/search/cards/card.jobs.ts';
import { REPLICA_WITHIN_MS, SearchReads, type ReplicaState } from './features/search/finding/search-reads.ts';
import { SearchConnections } from './features/search/finding/search-connections.ts';
import { raiseUnusual } from './features/moderation/signals/signal.service.ts';
import { noteAnswerSent } from './features/support/inbox/work.service.ts';
import { verificationExpiryJob } from './features/verification/expiry/expiry.job.ts';
import { guardianConflictJob } from './features/guardian-links/conflicts/conflict.job.ts';
import { upgradeNoticeJob } from './features/verification/guardianship/upgrade-notice.job.ts';
import { notifyOfDecisionJob } from './features/verification/queue/decision.notices.ts';
import { drawSignedCopy } from './features/consent/signed-copy.service.ts';
import { forgetExportsJob, makeExportJob } from './features/rights/export/export.job.ts';
import { retentionJob } from './features/rights/retention/retention.job.ts';
import { createCallers } from './identity/caller.store.ts';
import { isDemoAccount } from './demo/demo-accounts.ts';
import { buildApp, type App } from './app.ts';
import { createConsequences } from './consequences.ts';
import { FORGETTING } from './forgetting.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config, ModelConfig } from './platform/config.ts';
import { DailyCounts } from './platform/daily-counts.ts';
import { createDatabase, createPool, type Database } from './platform/database/database.ts';
import { PinnedConnections } from './platform/database/pinned-connections.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { finishRequests, leave } from './platform/http/finish-requests.ts';
import { isEmailOff } from './delivery/choices.store.ts';
import { startJobs, type JobDefinition, type Jobs } from './platform/jobs.ts';
import { LiveHub } from './platform/live/live-hub.ts';
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts';
import { sendMailJob } from './platform/mail/send-mail.job.ts';
import { RateLimiter } from './platform/rate-limit.ts';
import { openFileStore } from './platform/storage/file-store.ts';
import { createFileKeys } from './platform/sessions/file-key.ts';
import { createUnsubscribeKeys } from './platform/sessions/unsubscribe-key.ts';
import { createSignInEngine, type SignInEngine } from './platform/sessions/sign-in-engine.ts';

const FINISH_WITHIN_MS = 10_000;
const SEARCH_WITHIN_MS = 5_000;
/** Asked before everything else, by its key alone: what takes longer is no answer. */
const CALLER_WITHIN_MS = 5_000;
/** One plan for all callers, however small the tables were when it was made. */
export const LOOK_UPS_BY_KEY = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
};

export interface Runtime extends App {
  db: Database;
  jobs: Jobs;
  engine: SignInEngine;
  counts: DailyCounts;
  metricsText(): Promise<string>;
  registry: ReturnType<typeof createMetrics>['registry'];
  /** From now on not ready, and each answer closes its connection; everything is still answered. */
  leave(): void;
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
  const clock = options.clock ?? systemClock;
  const files = await openFileStore(config.files);
  const jobs = await startJobs({ url: databaseUrl, onError: (error) => report(error, 'jobs') });
  const db = createDatabase(pool, createConsequences({ clock, mail: { jobs, baseUrl: config.baseUrl } }));
  const callerConnection = new PinnedConnections(databaseUrl, {
    max: 1,
    statementTimeoutMs: CALLER_WITHIN_MS,
    settings: LOOK_UPS_BY_KEY,
    onError: (error) => report(error, 'connection of callers'),
  });
  const searchConnections = new SearchConnections(databaseUrl, {
    max: config.searchConnections,
    statementTimeoutMs: SEARCH_WITHIN_MS,
    onError: (error) => report(error, 'connections of search'),
  });
  const outboxDirectory = config.smtpUrl ? null : join(config.dataDir, 'outbox');
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'));
  const limiter = new RateLimiter(db, config.rateLimitScale);
  const engine = createSignInEngine({ db, secret: config.authSecret, baseUrl: config.baseUrl });
  const unsubscribeKeys = createUnsubscribeKeys(config.authSecret);
  // On the primary: an email must not hold what a replica has not heard was withdrawn.
  const alertReads = { db, clock, statements: callerConnection, searchStatements: searchConnections };
  const cards = config.stripe && {
    stripe: openStripe(config.stripe),
    webhookSecret: config.stripe.webhookSecret,
  };
  const differences = new Gauge({
    name: 'faircourt_stripe_differences',
    help: 'Subscriptions at Stripe that an admin has to look at, as of last night.',
    registers: [],
  });
  const cardJobs = cards ? { db, clock, stripe: cards.stripe } : null;
  await jobs.work([
    sendMailJob(
      mailer,
      (address) => isProvenAddress(db, address),
      (answerId) => noteAnswerSent(db, answerId, clock.now()),
      (address, topic) => isEmailOff(db, address, topic),
      (invoice) => drawForMail({ db, howToPay: config.howToPay }, invoice),
    ),
    sendResetLinkJob({ engine, baseUrl: config.baseUrl }),
    discardFileJob(db, files),
    sweepFilesJob(db, files),
    videoStillsJob({
      db,
      files,
      clock,
      hosts: config.fetchesVideoStills ? PLATFORM_HOSTS : null,
      onError: (error) => report(error, 'video stills'),
    }),
    retentionJob({ db, clock, forgetting: FORGETTING }),
    signalsJob(db, clock),
    deliverAlertsJob(alertReads),
    sendDigestJob({
      ...alertReads,
      mailer,
      keys: unsubscribeKeys,
      baseUrl: config.baseUrl,
      isProvenAddress: (address) => isProvenAddress(db, address),
    }),
    refreshDueCardsJob(db, clock),
    sweepNamesJob(db),
    comingOfAgeJob({ db, clock, baseUrl: config.baseUrl }),
    suspensionJob({ db, clock }),
    plansClockJob({ db, clock }),
    ...(cardJobs
      ? [
          stripeEventJob(cardJobs),
          stripeOperationsJob(cardJobs),
          reconcileStripeJob({
            ...cardJobs,
            onDifferences(open, error) {
              differences.set(open);
              if (error) report(error, 'comparison with Stripe');
            },
          }),
        ]
      : []),
    pauseJob({ db, clock }),
    settleJob({ db, clock, stillAsks: STILL_ASKS }),
    makeReportsJob({ db, clock }),
    notifyOfDecisionJob({ db, baseUrl: config.baseUrl }),
    verificationExpiryJob({ db, clock, baseUrl: config.baseUrl }),
    upgradeNoticeJob({ db, clock, baseUrl: config.baseUrl }),
    legalNoticeJob({ db, clock, baseUrl: config.baseUrl }),
    guardianConflictJob({ db, clock }),
    countDaysJob(db, clock),
    erasureJob({ db, files, clock }),
    awayMailJob({ db, clock, baseUrl: config.baseUrl }),
    dueMessagesJob({ db, clock }),
    makeExportJob({
      db,
      files,
      clock,
      drawSignedCopy: (signatureId, readerUserId) => drawSignedCopy(db, signatureId, readerUserId),
    }),
    forgetExportsJob({ db, clock }),
  ]);
  const live = new LiveHub(databaseUrl, (error) => report(error, 'live updates'));
  await live.start();
  const metrics = createMetrics({ pool, live });
  if (cards) metrics.registry.registerMetric(differences);
  const searchReads = config.databaseReplicaUrl
    ? new SearchReads({
        primary: searchConnections,
        counts: callerConnection,
        replica: new SearchConnections(config.databaseReplicaUrl, {
          max: config.searchConnections,
          statementTimeoutMs: REPLICA_WITHIN_MS,
          mayBeReadOnly: true,
          onError: (error) => report(error, 'connections to the replica'),
        }),
        onRead: countReads(metrics.registry),
        onError: (error) => report(error, 'replica for search'),
      })
    : null;

  const counts = new DailyCounts({
    clock,
    save: (sums) => addCounts(db, sums),
    onError: (error) => report(error, 'daily counts'),
  });

  const app = await buildApp({
    isProduction: config.isProduction,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    baseUrl: config.baseUrl,
    clock,
    db,
    statements: callerConnection,
    callers: createCallers(callerConnection),
    searchStatements: searchConnections,
    searchReads: searchReads ?? searchConnections,
    engine,
    demo: config.loadsDemoData ? { isDemoAccount } : null,
    fileKeys: createFileKeys(config.authSecret),
    unsubscribeKeys,
    files,
    jobs,
    live,
    limiter,
    counts,
    model: limitedModel(config.model),
    howToPay: config.howToPay,
    cards,
    metrics,
    siteDirectory: options.siteDirectory,
    outboxDirectory,
  });
  report = (error, part) => app.server.log.error({ err: error, part }, 'background fault');

  return {
    ...app,
    db,
    jobs,
    engine,
    counts,
    registry: metrics.registry,
    metricsText: () => metrics.registry.metrics(),
    leave: () => leave(app.server),
    /** Streams end first, then requests under way finish, then jobs are handed back; the database goes last. */
    async close() {
      await live.stop();
      await finishRequests(app.server, FINISH_WITHIN_MS);
      await counts.end();
      await jobs.stop();
      await searchReads?.end();
      await searchConnections.end();
      await callerConnection.end();
      await db.destroy();
    },
  };
}

function limitedModel(config: ModelConfig | null): LimitedModel | null {
  return config && { ...createSummaryModel(config), monthlyTokens: config.monthlyTokens };
}

function countReads(registry: Registry): (replica: ReplicaState) => void {
  const reads = new Counter({
    name: 'faircourt_search_reads_total',
    help: 'Statements of search by how the replica was: a current one answers, else the primary.',
    labelNames: ['replica'],
    registers: [registry],
  });
  return (replica) => reads.inc({ replica });
}

/** At night in America, when the day's messages are written. */
function signalsJob(db: Database, clock: Clock): JobDefinition<object> {
  return { name: 'raise-signals', schedule: '40 8 * * *', run: () => raiseUnusual(db, clock.now()) };
}
