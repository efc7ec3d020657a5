/** One verification: a director's decision on one fact group, with evidence, date and expiry, and its event. */
import { createHash } from 'node:crypto';
import type { Country, FactGroup } from '@faircourt/contracts/vocabulary';
import { addDays, latest, momentBetween } from '../calendar.ts';
import type { Random } from '../random.ts';
import { recordEvent } from './event.builder.ts';
import type { Director } from './office.builder.ts';
import type { Person } from './person.builder.ts';
import type { World } from './world.ts';

/** `verified` is live today, `expired` was verified once and needs renewal. */
export type Standing = 'open' | 'more_asked' | 'verified' | 'expired' | 'rejected' | 'dropped';

export type FactValues = Readonly<Record<string, string | number | null>>;

export interface VerificationSubject {
  readonly factGroup: FactGroup;
  readonly athleteId?: string;
  readonly seasonId?: string;
  readonly institutionId?: string;
  readonly country: Country;
  /** What stands on the record today. */
  readonly values: FactValues;
  /** What stood there before the last edit: a dropped badge was given for these. */
  readonly earlierValues: FactValues;
  /** Since when today's values stand: no decision on them is older. */
  readonly since: Date;
  /** Where the change to today's values left a trace of its own, since when the values before it stood. */
  readonly earlierSince?: Date;
  /** Whose edit drops the badge. */
  readonly owner: Person;
}

/** People grow: a measurement is good for half a year, everything else for a year. */
const VALID_DAYS = {
  measurements: 180,
  academics: 365,
  transcript: 365,
  season: 365,
  school: 365,
  institution: 365,
};

const METHODS: Readonly<Record<FactGroup, string>> = {
  measurements: 'Measured in person, without shoes',
  academics: 'Compared with the school’s grade report',
  transcript: 'Confirmed with the registrar',
  season: 'Compared with the official score sheets',
  school: 'Enrolment letter',
  institution: 'Public register and a call to the front office',
};
const REASONS: Partial<Record<Standing, string>> = {
  more_asked: 'The document is cut off at the bottom. Please upload every page.',
  rejected: 'The document does not match the values on the record.',
  dropped: 'The record was edited after it had been verified.',
};

/** An expired decision needs values older than a decision lasts, a dropped one some time before they changed. */
export function canStand(world: World, subject: VerificationSubject, standing: Standing): boolean {
  const { earlierSince, factGroup, since } = subject;
  if (standing === 'expired') return addDays(since, VALID_DAYS[factGroup] + 20) < world.now;
  return standing !== 'dropped' || earlierSince === undefined || addDays(earlierSince, 5) < since;
}

export function addVerification(
  world: World,
  random: Random,
  subject: VerificationSubject,
  standing: Standing,
  director: Director | null,
): void {
  const { factGroup } = subject;
  const isOnEarlier = standing === 'dropped' && subject.earlierSince !== undefined;
  const since = (isOnEarlier ? subject.earlierSince : undefined) ?? subject.since;
  const until = isOnEarlier ? subject.since : world.now;
  const validDays = VALID_DAYS[factGroup];
  const isDecided = standing !== 'open' && standing !== 'more_asked';
  const decidedAt = isDecided ? decisionMoment(random, standing, { since, until, validDays }) : null;
  const isBadge = standing === 'verified' || standing === 'expired' || standing === 'dropped';
  const createdAt = momentBetween(
    random,
    latest(since, addDays(decidedAt ?? world.now, -12)),
    decidedAt ?? world.now,
  );
  const id = random.uuidAt(createdAt);
  const values = standing === 'dropped' ? subject.earlierValues : subject.values;
  world.rows.verifications.push({
    id,
    fact_group: factGroup,
    athlete_id: subject.athleteId ?? null,
    season_id: subject.seasonId ?? null,
    institution_id: subject.institutionId ?? null,
    status: standing === 'expired' ? 'verified' : standing,
    fact_values: values,
    values_hash: createHash('sha256').update(JSON.stringify(values)).digest(),
    method: isDecided ? METHODS[factGroup] : null,
    evidence: [{ kind: 'document', label: `${factGroup}-${random.int(1, 9)}.pdf` }],
    reason: REASONS[standing] ?? null,
    director_user_id: director?.person.userId ?? null,
    decided_at: decidedAt,
    expires_at: decidedAt !== null && isBadge ? addDays(decidedAt, validDays) : null,
    created_at: createdAt,
  });

  if (director === null) return;
  const chain = subject.athleteId ?? subject.institutionId ?? id;
  const data = { verification_id: id, fact_group: factGroup };
  if (decidedAt === null) {
    if (standing === 'more_asked') {
      const at = momentBetween(random, createdAt, world.now);
      recordEvent(world, { chain, type: 'verification.more_asked', actor: director.person, at, data });
    }
    return;
  }
  const type = standing === 'rejected' ? 'verification.rejected' : 'verification.verified';
  recordEvent(world, { chain, type, actor: director.person, at: decidedAt, data });
  if (standing === 'dropped') {
    const at = isOnEarlier ? until : momentBetween(random, decidedAt, until);
    recordEvent(world, { chain, type: 'verification.dropped', actor: subject.owner, at, data });
  }
}

function decisionMoment(
  random: Random,
  standing: Standing,
  window: { since: Date; until: Date; validDays: number },
): Date {
  const { since, until, validDays } = window;
  if (standing === 'expired') return momentBetween(random, since, addDays(until, -validDays - 1));
  return momentBetween(random, latest(since, addDays(until, 10 - validDays)), until);
}
