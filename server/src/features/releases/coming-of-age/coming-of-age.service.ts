/**
 * At 18 control passes to the athlete. Both sides are told thirty days before and on the day, once each; what guardians
 * released stays as it is, in the athlete's own name, until the athlete changes it.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import { holdAthleteUnasked } from '../../../access/holding/unasked.ts';
import type { AgeNotice } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { adultOn, isAdult, isAgeDoubted } from '../../../access/rules/age.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { notify } from '../../../delivery/bell.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import { ageNoticeMail } from './coming-of-age.mails.ts';
import {
  forgetEarlyNotices,
  keepNotice,
  listDoubted,
  listMinorsWhoDecided,
  listNewlyOfAge,
  listSoonOfAge,
  withdrawDenialsOfOthers,
} from './coming-of-age.store.ts';
import { listCoachUsers, updateCoachPages } from '../coach-pages.ts';
import { dropContactsOf, dropReleasesOf } from '../handover.store.ts';
import { BY_SYSTEM, contactEvent, releaseEvent } from '../release.events.ts';
import { passOn } from '../take-over.service.ts';

export interface ComingOfAgeDeps {
  db: Database;
  jobs: Jobs;
  baseUrl: string;
}

const NOTICE_MS = 30 * DAY_MS;

/** Any number of servers may do this at once, and any number of times: each athlete waits for their lock. */
export async function processBirthdays(deps: ComingOfAgeDeps, now: Date): Promise<void> {
  const moments = { now, soon: new Date(now.getTime() + NOTICE_MS) };
  await forgetEarlyNotices(deps.db, moments);
  for (const athleteId of await listSoonOfAge(deps.db, moments)) {
    await inTransaction(deps.db, async (trx) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', athleteId);
      // The birthdate may have been corrected while this waited.
      const isSoon = athlete !== null && isAdult(athlete, moments.soon);
      if (!athlete || !isSoon || isAdult(athlete, now)) return;
      await notifyOfAge(trx, deps, athlete, 'thirty_days', now);
    });
  }
  for (const athleteId of await listDoubted(deps.db)) {
    await inTransaction(deps.db, async (trx) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', athleteId);
      if (athlete && isAgeDoubted(athlete, now)) await notifyOfAge(trx, deps, athlete, 'doubted', now);
    });
  }
  for (const athleteId of await listMinorsWhoDecided(deps.db, now)) {
    await inTransaction(deps.db, async (trx) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', athleteId);
      if (athlete && !isAdult(athlete, now)) await takeBack(trx, athlete, now);
    });
  }
  for (const athleteId of await listNewlyOfAge(deps.db, now)) {
    await inTransaction(deps.db, async (trx) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', athleteId);
      if (!athlete || !isAdult(athlete, now)) return;
      await handOver(trx, athlete, now);
      await notifyOfAge(trx, deps, athlete, 'of_age', now);
    });
  }
}

async function handOver(trx: Transaction<DB>, athlete: AthleteFacts, now: Date): Promise<void> {
  await passOn(trx, athlete, athlete.guardianUserIds, now);
  for (const denial of await withdrawDenialsOfOthers(trx, athlete, now)) {
    await recordEvent(trx, releaseEvent('denial_withdrawn', denial, BY_SYSTEM), now);
  }
  const userIds = [athlete.userId, ...athlete.guardianUserIds];
  for (const topic of ['links', 'family', 'requests', 'threads'] as const) {
    await publishChange(trx, { userIds, topic });
  }
}

/**
 * A corrected birthdate has turned an adult into a minor: what they decided has not counted since, and must not come
 * back by itself on the real 18th birthday.
 */
async function takeBack(trx: Transaction<DB>, athlete: AthleteFacts, now: Date): Promise<void> {
  const own = { athleteId: athlete.athleteId, decidedBy: athlete.userId, handoverUntil: null, now };
  for (const release of await dropReleasesOf(trx, own)) {
    await recordEvent(trx, releaseEvent('withdrawn', release, BY_SYSTEM, 'not_of_age'), now);
  }
  const contacts = await dropContactsOf(trx, own);
  for (const contact of contacts) {
    await recordEvent(trx, contactEvent('declined', contact, BY_SYSTEM, 'not_of_age'), now);
  }
  await updateCoachPages(trx, await listCoachUsers(trx, contacts));
  const userIds = [athlete.userId, ...athlete.guardianUserIds];
  for (const topic of ['family', 'threads'] as const) await publishChange(trx, { userIds, topic });
}

async function notifyOfAge(
  trx: Transaction<DB>,
  deps: ComingOfAgeDeps,
  athlete: AthleteFacts,
  notice: AgeNotice,
  now: Date,
): Promise<void> {
  if (athlete.birthdate === null || !(await keepNotice(trx, athlete.athleteId, notice, now))) return;
  const on = adultOn(athlete.birthdate);
  const readers = await listMailReaders(trx, [athlete.userId, ...athlete.guardianUserIds]);
  const athleteName = readers.find(({ userId }) => userId === athlete.userId)?.name ?? '';
  const { athleteId } = athlete;
  const asks = notice === 'doubted' ? { chain: athleteId, aboutId: athleteId } : null;
  for (const reader of readers) {
    const isYou = reader.userId === athlete.userId;
    const data = { athlete_name: athleteName, is_you: isYou, notice, on };
    await notify(trx, { userId: reader.userId, kind: 'age_notice', data, asks });
    const mail = ageNoticeMail(reader, { athleteName, isYou, notice, on }, deps.baseUrl);
    await deps.jobs.enqueue(trx, SEND_MAIL, mail);
  }
}
