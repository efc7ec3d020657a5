/**
 * Tells people what their alerts have found: by the bell at once, and by one email for all of it. What is told is taken in
 * the transaction that tells it, under a lock of the account, so that two servers never tell it twice. The email itself is
 * written when it leaves, from what search shows then.
 */
import type { Transaction } from 'kysely';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { notify } from '../../../delivery/bell.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { JobName, JobQueue } from '../../../platform/jobs.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { UnsubscribeKeys } from '../../../platform/sessions/unsubscribe-key.ts';
import { digestMail } from './digest.mails.ts';
import {
  DEFAULT_SETTINGS,
  dropUntold,
  findDigest,
  findSettings,
  insertDigest,
  listFound,
  listWaiting,
  storeSent,
  type Waiting,
} from './delivery.store.ts';
import { isDue, isQuiet } from './due-time.ts';
import { countAthletes, whatToTell, type ToldSearch } from './told.service.ts';

export interface DeliveryDeps {
  db: Database;
  clock: Clock;
  statements: Statements;
  searchStatements: Statements;
}

export const SEND_DIGEST: JobName<{ digestId: string }> = { name: 'send-alert-digest' };

/** One person who cannot be told must not keep the others waiting: all are tried, then the failures are told. */
export async function deliverAlerts(deps: DeliveryDeps, jobs: JobQueue): Promise<void> {
  const due = (await listWaiting(deps.db)).filter((one) => isDueNow(one, deps.clock.now()));
  const failures: unknown[] = [];
  for (const userId of new Set(due.map(({ user_id }) => user_id))) {
    try {
      await inTransaction(deps.db, (trx) => tellPerson(trx, deps, jobs, userId));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some people could not be told.');
}

async function tellPerson(
  trx: Transaction<DB>,
  deps: DeliveryDeps,
  jobs: JobQueue,
  userId: string,
): Promise<void> {
  await holdUnasked(trx, 'the calendar', { records: { account: userId } });
  const now = deps.clock.now();
  // Asked again under the lock: another server may have told it meanwhile.
  const waiting = (await listWaiting(trx, userId)).filter((one) => isDueNow(one, now));
  const [{ settings } = { settings: null }] = waiting;
  if (!settings) return;
  const due = waiting.map(({ frequency }) => frequency);
  const found = await listFound(trx, { userId, frequencies: due });
  const actor = await loadActor(trx, userId);
  const told = settings.is_paused ? [] : await whatToTell(deps, actor, found, now);
  const isTold = (by: 'by_bell' | 'by_email') =>
    told.filter(({ savedSearchId }) => found.some((one) => one.saved_search_id === savedSearchId && one[by]));
  const rung = isTold('by_bell');
  const mailed = settings.is_email_off ? [] : isTold('by_email');
  await ring(trx, userId, rung);
  if (rung.length + mailed.length > 0) {
    const searchIds = mailed.map(({ savedSearchId }) => savedSearchId);
    const digestId = await insertDigest(trx, {
      userId,
      mailed: found.filter((one) => searchIds.includes(one.saved_search_id)),
      isAtOnce: due.includes('at_once'),
      now,
    });
    if (mailed.length > 0) await jobs.enqueue(trx, SEND_DIGEST, { digestId });
  }
  await dropUntold(trx, found);
}

function isDueNow({ frequency, oldest, last_at_once, settings }: Waiting, now: Date): boolean {
  return !isQuiet(settings, now) && isDue(frequency, { oldest, lastAtOnce: last_at_once }, settings, now);
}

/** One notification for all of it. The names of searches are the reader's own words; nothing of an athlete is kept here. */
async function ring(trx: Transaction<DB>, userId: string, told: readonly ToldSearch[]): Promise<void> {
  const [first, ...others] = told;
  if (!first) return;
  const isOne = others.length === 0;
  await notify(trx, {
    userId,
    kind: 'search_alert',
    data: {
      saved_search_id: isOne ? first.savedSearchId : null,
      search_name: isOne ? first.name : null,
      athletes: countAthletes(told),
    },
  });
}

export interface DigestDeps extends DeliveryDeps {
  mailer: Mailer;
  keys: UnsubscribeKeys;
  baseUrl: string;
  isProvenAddress: (address: string) => Promise<boolean>;
}

/** How long an email waits that could not leave before the quiet hours began, until it is tried again. */
const PUT_OFF_SECONDS = 600;

/** Asks again what may be told: a release may have been withdrawn, a plan ended, a check expired since it was found. */
export async function sendDigest(deps: DigestDeps, jobs: JobQueue, digestId: string): Promise<void> {
  const now = deps.clock.now();
  const digest = await findDigest(deps.db, digestId);
  if (!digest || digest.sent_at) return;
  const { user_id: userId } = digest;
  const settings = (await findSettings(deps.db, userId)) ?? DEFAULT_SETTINGS;
  if (isQuiet(settings, now)) {
    return jobs.enqueue(deps.db, SEND_DIGEST, { digestId }, { afterSeconds: PUT_OFF_SECONDS });
  }
  const [reader] = await listMailReaders(deps.db, [userId]);
  const mayGo =
    reader && !settings.is_paused && !settings.is_email_off && (await deps.isProvenAddress(reader.email));
  if (mayGo) {
    const found = await listFound(deps.db, { digestId });
    const told = await whatToTell(deps, await loadActor(deps.db, userId), found, now);
    if (told.length > 0) {
      const mail = digestMail(reader, told, { baseUrl: deps.baseUrl, key: deps.keys.issue(userId) });
      await deps.mailer.send(mail, digestId);
    }
  }
  await inTransaction(deps.db, (trx) => storeSent(trx, digestId, now));
}
