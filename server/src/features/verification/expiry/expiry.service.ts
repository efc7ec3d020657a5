/**
 * A badge lapses on its day: every read asks the clock. What is left to do is to say so thirty days before, once, to
 * write the end into the log, and to update whether the coach and the institution are verified.
 */
import { holdAthleteUnasked, holdUnasked } from '../../../access/holding/unasked.ts';
import type { Transaction } from 'kysely';
import { isAdult } from '../../../access/rules/age.ts';
import { familyInCharge } from '../../../access/rules/decider.rules.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { notify } from '../../../delivery/bell.ts';
import { affiliationExpiryMail, expiryMail } from './expiry.mails.ts';
import {
  listLapsed,
  listToNotice,
  noticeAffiliation,
  noticeFacts,
  noticeGuardianships,
  storeLapsed,
  type Concerned,
  type Span,
} from './expiry.store.ts';
import { guardianshipExpiryMail } from '../guardianship/guardianship.mails.ts';
import { renewableUntil } from './renewal.ts';
import { verificationEvent } from '../verification.events.ts';

export interface ExpiryDeps {
  db: Database;
  jobs: Jobs;
  baseUrl: string;
}

const BY_SYSTEM = { userId: null, role: 'system' };

/**
 * Any number of servers may do this at once, and any number of times: each athlete and coach is waited for. One that
 * fails holds nobody else up, and is said at the end, so that the job is tried again.
 */
export async function processExpiry(deps: ExpiryDeps, now: Date): Promise<void> {
  const span = { now, soon: renewableUntil(now) };
  const failures = [
    ...(await processEach(deps, await listLapsed(deps.db, now), (trx, of) => lapse(trx, of, now))),
    ...(await processEach(deps, await listToNotice(deps.db, span), (trx, of) =>
      notifyHolder(trx, deps, of, span),
    )),
  ];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be attended to`);
}

/** Each in a transaction of its own. Returns what went wrong. */
async function processEach(
  { db }: ExpiryDeps,
  concerned: readonly Concerned[],
  handle: (trx: Transaction<DB>, of: Concerned) => Promise<void>,
): Promise<Error[]> {
  const failures: Error[] = [];
  for (const of of concerned) {
    try {
      await inTransaction(db, (trx) => handle(trx, of));
    } catch (cause) {
      const whose = of.athlete_id ?? of.coach_id ?? of.institution_id;
      failures.push(new Error(`The verifications of ${whose} could not be attended to`, { cause }));
    }
  }
  return failures;
}

async function notifyHolder(
  trx: Transaction<DB>,
  deps: ExpiryDeps,
  { athlete_id, coach_id }: Concerned,
  span: Span,
): Promise<void> {
  if (athlete_id !== null) await notifyFamily(trx, deps, athlete_id, span);
  else if (coach_id !== null) await notifyCoach(trx, deps, coach_id, span);
}

async function lapse(trx: Transaction<DB>, of: Concerned, now: Date): Promise<void> {
  const { athlete_id, coach_id: coachId } = of;
  await holdUnasked(trx, 'the calendar', { records: { athlete: athlete_id, coach: coachId } });
  const lapsed = await storeLapsed(trx, of, now);
  for (const row of lapsed) {
    await recordEvent(trx, verificationEvent('expired', row, BY_SYSTEM), now);
  }
}

async function notifyFamily(
  trx: Transaction<DB>,
  deps: ExpiryDeps,
  athleteId: string,
  span: Span,
): Promise<void> {
  const athlete = await holdAthleteUnasked(trx, 'the calendar', athleteId);
  if (athlete) await notifyGuardians(trx, deps, athlete, span);
  const lapsing = await noticeFacts(trx, athleteId, span);
  if (!athlete || lapsing.length === 0) return;
  const readers = await listMailReaders(trx, familyInCharge(athlete, span.now));
  const athleteName = readers.find(({ userId }) => userId === athlete.userId)?.name ?? '';
  for (const reader of readers) {
    const isYou = reader.userId === athlete.userId;
    for (const { id, factGroup, on } of withoutTwins(lapsing)) {
      const data = { athlete_name: athleteName, is_you: isYou, fact_group: factGroup, on };
      const asks = { chain: athleteId, aboutId: id };
      await notify(trx, { userId: reader.userId, kind: 'verification_expiring', data, asks });
    }
    const mail = expiryMail(reader, { athleteName, isYou, lapsing: withoutTwins(lapsing) }, deps.baseUrl);
    await deps.jobs.enqueue(trx, SEND_MAIL, mail);
  }
}

/** A guardian whose check ends loses what only verified guardianship may do; an adult athlete needs no guardian. */
async function notifyGuardians(
  trx: Transaction<DB>,
  deps: ExpiryDeps,
  athlete: AthleteFacts,
  span: Span,
): Promise<void> {
  const lapsing = await noticeGuardianships(trx, athlete.athleteId, span);
  if (isAdult(athlete, span.now) || lapsing.length === 0) return;
  const people = await listMailReaders(trx, [athlete.userId, ...lapsing.map(({ userId }) => userId)]);
  const athleteName = people.find(({ userId }) => userId === athlete.userId)?.name ?? '';
  for (const { id, userId, on } of lapsing) {
    const reader = people.find((person) => person.userId === userId);
    if (!reader) continue;
    const data = { athlete_name: athleteName, on };
    const asks = { chain: athlete.athleteId, aboutId: id };
    await notify(trx, { userId, kind: 'guardianship_expiring', data, asks });
    await deps.jobs.enqueue(
      trx,
      SEND_MAIL,
      guardianshipExpiryMail(reader, { athleteName, on }, deps.baseUrl),
    );
  }
}

async function notifyCoach(
  trx: Transaction<DB>,
  deps: ExpiryDeps,
  coachId: string,
  span: Span,
): Promise<void> {
  await holdUnasked(trx, 'the calendar', { records: { coach: coachId } });
  const notice = await noticeAffiliation(trx, coachId, span);
  if (!notice) return;
  const { id, institutionId, userId, institutionName, on } = notice;
  await notify(trx, {
    userId,
    kind: 'affiliation_expiring',
    data: { institution_name: institutionName, on },
    asks: { chain: institutionId, aboutId: id },
  });
  for (const reader of await listMailReaders(trx, [userId])) {
    const mail = affiliationExpiryMail(reader, { institutionName, on }, deps.baseUrl);
    await deps.jobs.enqueue(trx, SEND_MAIL, mail);
  }
}

/** Several seasons that lapse on one day read as one. */
function withoutTwins<Fact extends { factGroup: string; on: string }>(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [`${fact.factGroup} ${fact.on}`, fact])).values()];
}
