/**
 * Work that happens after an answer: jobs live in PostgreSQL, are enqueued in the transaction that causes them, are
 * retried with growing pauses, and are handed back when a server stops in the middle.
 */
import { fromKysely, PgBoss, type Job, type JobResult } from 'pg-boss';
import type pg from 'pg';
import { isDatabaseUnavailable } from './database/availability.ts';
import { APP_ROLE } from './database/connection.ts';
import { createPool, type Queries } from './database/database.ts';

export interface JobDefinition<Data extends object> {
  name: string;
  /**
   * Gets the queue as well: what a job causes, such as a mail, is enqueued in its own transaction. The id is the same
   * each time the job is tried again.
   */
  run(data: Data, jobs: Jobs, id: string): Promise<void>;
  /** Cron expression; the job then also runs by itself. */
  schedule?: string;
  /** How many batches a server works on at a time; in one lane, a slow job holds up those that come after it. */
  lanes?: number;
  /** How many jobs a batch has; for those that each take a while and much memory, one. */
  atOnce?: number;
  /** How long one job may take before it counts as stuck and is tried again. */
  withinSeconds?: number;
}

/** A job as those who enqueue it know it: its name, and the data that belongs to it. */
export interface JobName<Data extends object> {
  name: string;
  /** Never set: it ties the type of the data to the name. */
  data?: Data;
}

export interface JobQueue {
  enqueue<Data extends object>(
    queries: Queries,
    job: JobName<Data>,
    data: Data,
    options?: { afterSeconds?: number },
  ): Promise<void>;
}

export interface Jobs extends JobQueue {
  stop(): Promise<void>;
}

export interface StartedJobs extends Jobs {
  /**
   * Begins to work on what is enqueued under these names. Apart from the start, because jobs use a database whose
   * changes have consequences, and some consequences are jobs.
   */
  // The data of each job is typed where it is enqueued and where it runs; the list itself holds them all.
  work(definitions: readonly JobDefinition<never>[]): Promise<void>;
}

/**
 * A server confirms what it works on every few seconds. When it was killed, the silence frees its jobs: ten seconds, two
 * until somebody looks, and one or two before the next attempt. A job that is merely slow is confirmed and stays where
 * it is, so a mail server that takes its time is not handed the same mail by two.
 */
const QUEUE = {
  // With growing pauses: over half an hour.
  retryLimit: 11,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 10,
  // Longer than the mailer's patience at every step of one mail taken together.
  expireInSeconds: 300,
  // Mail bodies hold one-time links: finished jobs do not linger.
  deleteAfterSeconds: 60,
} as const;

/** Three tries within the ten seconds: one that comes late does not cost the job. */
const CONFIRM_SECONDS = 3;
/** The servers share one pass; it looks for jobs that went silent. */
const LOOK_FOR_SILENT_SECONDS = 2;
/** Often enough to come before the next attempt of a job that went silent meanwhile. */
const NOTE_AGAIN_MS = 200;
/** How often finished jobs are cleared away. */
const CLEAR_SECONDS = 60;

/** Makes the queue's own tables, as the owner of the database, and lets the application's role use them. */
export async function installJobs(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, isOwner: true });
  try {
    const boss = new PgBoss({ db: connections(pool), supervise: false, schedule: false });
    boss.on('error', () => {});
    await boss.start();
    await boss.stop({ graceful: false });
    await pool.query(`
      grant usage on schema pgboss to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema pgboss to ${APP_ROLE};
      grant execute on all functions in schema pgboss to ${APP_ROLE};
    `);
  } finally {
    await pool.end();
  }
}

/** The queue works on connections of ours: with our role, our limits, and found again after a failover. */
function connections(pool: pg.Pool) {
  return { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
}

/** Somebody may be waiting for what a job was enqueued for. */
const SOON_SECONDS = 0.5;
/** What runs by the clock runs at a full minute or hour, give or take this much. */
const UNHURRIED_SECONDS = 10;

export interface StartJobsOptions {
  url: string;
  onError: (error: Error) => void;
  /** How often to look for work of every kind; without it, as often as each kind deserves. */
  pollingSeconds?: number;
}

/** For a command, which seldom causes work and does none itself: the queue is opened with the first job. */
export function openQueueOnDemand(url: string): Jobs {
  let opened: Promise<StartedJobs> | undefined;
  return {
    async enqueue(queries, job, data, options) {
      opened ??= startJobs({ url, onError: () => {} });
      await (await opened).enqueue(queries, job, data, options);
    },
    async stop() {
      await (await opened)?.stop();
    },
  };
}

export async function startJobs(options: StartJobsOptions): Promise<StartedJobs> {
  const pool = createPool(options.url, { max: 3, applicationName: 'faircourt-jobs' });
  pool.on('error', options.onError);
  const boss = new PgBoss({
    db: connections(pool),
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: LOOK_FOR_SILENT_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_SILENT_SECONDS,
    maintenanceIntervalSeconds: CLEAR_SECONDS,
    // The tables belong to the owner, so rebuilding their indexes is the owner's business.
    reindex: false,
  });
  boss.on('error', (fault) => options.onError(errorOf(fault)));
  await boss.start();
  const state = { isStopped: false };
  const jobs: StartedJobs = {
    async enqueue(queries, job, data, { afterSeconds = 0 } = {}) {
      await boss.send(job.name, data, { db: fromKysely(queries), startAfter: afterSeconds });
    },
    async work(definitions) {
      for (const definition of definitions) await workOn(definition);
    },
    // Jobs under way get ten seconds; what is not done by then goes back to the queue for another server.
    async stop() {
      try {
        await boss.stop({ graceful: true, timeout: 10_000 });
      } finally {
        state.isStopped = true;
        await pool.end();
      }
    },
  };
  /**
   * A job that is done must not be done again because the database was away as it ended: it is noted as soon as the
   * database is back, also when somebody has put it back into the queue by then.
   */
  async function noteDone(name: string, id: string): Promise<void> {
    while (!state.isStopped) {
      try {
        await boss.complete(name, id, null, { includeQueued: true });
        return;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, NOTE_AGAIN_MS));
      }
    }
  }

  async function workOn(definition: JobDefinition<never>): Promise<void> {
    const pollingIntervalSeconds =
      options.pollingSeconds ?? (definition.schedule ? UNHURRIED_SECONDS : SOON_SECONDS);
    const queue = { ...QUEUE, expireInSeconds: definition.withinSeconds ?? QUEUE.expireInSeconds };
    await boss.createQueue(definition.name, queue);
    // One that an earlier release made keeps its old settings otherwise.
    await boss.updateQueue(definition.name, queue);
    await boss.work(
      definition.name,
      {
        pollingIntervalSeconds,
        batchSize: definition.atOnce ?? 20,
        perJobResults: true,
        heartbeatRefreshSeconds: CONFIRM_SECONDS,
        localConcurrency: definition.lanes ?? 1,
      },
      // What was enqueued under this name is what this definition takes: both come from its own module.
      (batch: Job<unknown>[]) =>
        Promise.all(
          batch.map((job) =>
            attempt(
              job.id,
              async () => {
                await definition.run(job.data as never, jobs, job.id);
                await noteDone(definition.name, job.id);
              },
              options.onError,
            ),
          ),
        ),
    );
    if (definition.schedule) await boss.schedule(definition.name, definition.schedule, {});
  }

  return jobs;
}

/** One job of a batch; its failure is its own and leaves the others alone. */
async function attempt(
  id: string,
  run: () => Promise<void>,
  onError: (error: Error) => void,
): Promise<JobResult> {
  try {
    await run();
    return { id, status: 'completed' };
  } catch (thrown) {
    const error = errorOf(thrown);
    onError(error);
    return { id, status: 'failed', output: { message: error.message } };
  }
}

/** The queue tells of its faults as plain objects with the fields of the error; they shall be readable in the log. */
function errorOf(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null) return new Error(String(thrown));
  const { message, ...fields } = thrown as { message?: unknown };
  return Object.assign(new Error(typeof message === 'string' ? message : JSON.stringify(thrown)), fields);
}
