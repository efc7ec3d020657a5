/** One verification: a director's decision on one fact group, with evidence, date and expiry, and its events. */
import { RENEWAL_DAYS } from '@faircourt/contracts/verification';
import { VALID_MONTHS, type Country, type FactGroup } from '@faircourt/contracts/vocabulary';
import { verificationEvent } from '../../features/verification/verification.events.ts';
import { addDays, addMonths, latest, momentBetween } from '../calendar.ts';
import type { Random } from '../random.ts';
import { recordEvent, SYSTEM } from './event.builder.ts';
import type { Director } from './office.builder.ts';
import type { Person } from './person.builder.ts';
import { statementOn } from './statement.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** `verified` is live today, `expired` was verified once and needs renewal, `lapsing` is about to. */
export type CheckState =
  | 'open'
  | 'more_asked'
  | 'offered'
  | 'verified'
  | 'lapsing'
  | 'expired'
  | 'rejected'
  | 'dropped';

export type FactValues = Readonly<Record<string, string | number | null | readonly string[]>>;

export interface VerificationSubject {
  readonly factGroup: FactGroup;
  readonly athleteId?: string;
  readonly seasonId?: string;
  readonly institutionId?: string;
  readonly coachId?: string;
  readonly guardianLinkId?: string;
  readonly country: Country;
  /** What the record says today. */
  readonly values: FactValues;
  /** What the record said before the last edit: a dropped badge was given for these. */
  readonly earlierValues: FactValues;
  /** Since when the record has today's values: no decision on them is older. */
  readonly since: Date;
  /** Where the change to today's values left a trace of its own, since when the record had the values before it. */
  readonly earlierSince?: Date;
  /** What a director has found instead, and offers. */
  readonly foundValues?: FactValues;
  /** Who asked, and whose edit drops the badge. */
  readonly owner: Person;
}

const METHODS: Readonly<Record<FactGroup, string>> = {
  measurements: 'Measured in person, without shoes',
  academics: 'Compared with the school’s grade report',
  transcript: 'Confirmed with the registrar',
  season: 'Compared with the official score sheets',
  school: 'Enrolment letter',
  institution: 'Staff page and a call to the front office',
  guardianship: 'Birth certificate and a short video call',
  age: 'Passport seen',
};
const REASONS: Partial<Record<CheckState, string>> = {
  more_asked: 'The document is cut off at the bottom. Please upload every page.',
  rejected: 'The document does not match the values on the record.',
};
/** A claim is younger than the hours it lasts. */
const CLAIMED_DAYS_AGO = 0.1;
/** Directors work on newer ones, so that the first item of each queue is free to claim. */
const FREE_AFTER_DAYS = 6;
const LAPSES_IN_DAYS = 19;
/** What a director asked waits for an answer since then at most. */
const ASKED_DAYS = 24;

/** An expired decision needs values older than a decision lasts, a dropped one some time before they changed. */
export function isPossible(build: DemoBuild, subject: VerificationSubject, state: CheckState): boolean {
  const { earlierSince, factGroup, since } = subject;
  if (state === 'expired') return addDays(since, atMostDays(factGroup) + 20) < build.now;
  return state !== 'dropped' || earlierSince === undefined || addDays(earlierSince, 5) < since;
}

/** The director works on what is open, and has decided the rest. */
export function addVerification(
  build: DemoBuild,
  random: Random,
  subject: VerificationSubject,
  state: CheckState,
  assigned: Director | null,
): void {
  const { factGroup } = subject;
  const isOnEarlier = state === 'dropped' && subject.earlierSince !== undefined;
  const since = (isOnEarlier ? subject.earlierSince : undefined) ?? subject.since;
  const until = isOnEarlier ? subject.since : build.now;
  const decidedAt =
    state === 'open' ? null : decisionMoment(build, random, state, { factGroup, since, until });
  const createdAt = momentBetween(
    random,
    latest(since, addDays(decidedAt ?? build.now, -12)),
    decidedAt ?? addDays(build.now, -CLAIMED_DAYS_AGO * 2),
  );
  const isFree = state === 'open' && createdAt < addDays(build.now, -FREE_AFTER_DAYS);
  const director = isFree ? null : assigned;
  const id = random.uuidAt(createdAt);
  const isBadge = ['verified', 'lapsing', 'expired', 'dropped'].includes(state);
  const expiresAt =
    decidedAt && (isBadge || state === 'offered') ? addMonths(decidedAt, VALID_MONTHS[factGroup]) : null;
  const isMarked = state === 'lapsing' || state === 'expired';
  build.rows.verifications.push({
    id,
    fact_group: factGroup,
    athlete_id: subject.athleteId ?? null,
    season_id: subject.seasonId ?? null,
    institution_id: subject.institutionId ?? null,
    coach_id: subject.coachId ?? null,
    guardian_link_id: subject.guardianLinkId ?? null,
    status: state === 'expired' || state === 'lapsing' ? 'verified' : state,
    // A jsonb column takes any of these; the type of the driver knows no list that cannot change.
    fact_values: { ...(state === 'dropped' ? subject.earlierValues : subject.values) } as Record<
      string,
      string
    >,
    offered_values:
      state === 'offered' ? ({ ...subject.values, ...subject.foundValues } as Record<string, string>) : null,
    method: isBadge || state === 'offered' ? METHODS[factGroup] : null,
    evidence: [statementOn(random, factGroup, createdAt)],
    reason: REASONS[state] ?? null,
    requested_by: subject.owner.userId,
    claimed_by: decidedAt ? null : (director?.person.userId ?? null),
    claimed_at: decidedAt || !director ? null : addDays(build.now, -CLAIMED_DAYS_AGO),
    director_user_id: decidedAt ? (director?.person.userId ?? null) : null,
    decided_at: decidedAt,
    expires_at: expiresAt,
    expiry_noticed_at: isMarked && expiresAt ? addDays(expiresAt, -RENEWAL_DAYS) : null,
    expired_at: state === 'expired' ? expiresAt : null,
    created_at: createdAt,
  });
  logVerification(build, random, subject, state, {
    ...{ id, director, createdAt, decidedAt, expiresAt },
    droppedAt: isOnEarlier ? until : null,
  });
}

interface Moments {
  readonly id: string;
  readonly director: Director | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly expiresAt: Date | null;
  /** Where the edit that dropped it has a moment of its own. */
  readonly droppedAt: Date | null;
}

function logVerification(
  build: DemoBuild,
  random: Random,
  subject: VerificationSubject,
  state: CheckState,
  { id, director, createdAt, decidedAt, expiresAt, droppedAt }: Moments,
): void {
  const { factGroup, owner, athleteId, seasonId, coachId } = subject;
  const logged = {
    id,
    fact_group: factGroup,
    athlete_id: athleteId ?? null,
    season_id: seasonId ?? null,
    institution_id: subject.institutionId ?? null,
    coach_id: coachId ?? null,
    guardian_link_id: subject.guardianLinkId ?? null,
  };
  recordEvent(build, verificationEvent('asked', logged, owner), createdAt);
  if (director === null) return;
  if (decidedAt === null) {
    const claimedAt = addDays(build.now, -CLAIMED_DAYS_AGO);
    recordEvent(build, verificationEvent('claimed', logged, director.person), claimedAt);
    return;
  }
  const isOther = state === 'rejected' || state === 'more_asked' || state === 'offered';
  recordEvent(build, verificationEvent(isOther ? state : 'verified', logged, director.person), decidedAt);
  if (state === 'dropped') {
    const at = droppedAt ?? momentBetween(random, decidedAt, build.now);
    const chain = athleteId ?? subject.institutionId ?? id;
    const data = {
      ...{ fact_group: factGroup, verification_ids: [id] },
      ...(seasonId ? { season_id: seasonId } : {}),
      ...(coachId ? { coach_id: coachId } : {}),
    };
    recordEvent(build, { chain, type: 'verification.dropped', actor: owner, data }, at);
  }
  if (state === 'expired' && expiresAt) {
    recordEvent(build, verificationEvent('expired', logged, SYSTEM), expiresAt);
  }
}

function decisionMoment(
  build: DemoBuild,
  random: Random,
  state: CheckState,
  { factGroup, since, until }: { factGroup: FactGroup; since: Date; until: Date },
): Date {
  const months = VALID_MONTHS[factGroup];
  if (state === 'lapsing') return addMonths(addDays(build.now, LAPSES_IN_DAYS), -months);
  if (state === 'expired') return momentBetween(random, since, addDays(until, -atMostDays(factGroup) - 1));
  // Families answer within weeks, or a director stops waiting.
  if (state === 'more_asked' || state === 'offered') {
    return momentBetween(random, latest(since, addDays(until, -ASKED_DAYS)), until);
  }
  // So young that it does not lapse within the time in which it can be renewed.
  const young = addDays(until, RENEWAL_DAYS + 5 - months * 28);
  return momentBetween(random, latest(since, young), until);
}

function atMostDays(factGroup: FactGroup): number {
  return VALID_MONTHS[factGroup] * 31;
}
