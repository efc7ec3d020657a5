/**
 * The representative people and athletes over which the access matrix and the table tests evaluate the rules.
 * The names are invented ids: rules only ever compare them.
 */
import {
  CONSENT_KINDS,
  FIELD_GROUPS,
  VERIFIED_GROUPS,
  type Audience,
  type FieldGroup,
} from '@faircourt/contracts/vocabulary';
import { ANONYMOUS, type Actor } from '../engine/actor.ts';
import type { AthleteFacts, GuardianshipFacts, ReleaseFacts, VerifiedFacts } from '../facts/subjects.ts';

export const MOMENT = new Date('2026-01-15T15:00:00Z');
export const MINOR_BIRTHDATE = '2009-06-01';
export const ADULT_BIRTHDATE = '2006-06-01';
export const UNDER_13_BIRTHDATE = '2014-06-01';

const EARLIER = new Date('2025-07-01T00:00:00Z');
const LATER = new Date('2026-07-01T00:00:00Z');

export const COLLEGE = 'institution-college';
export const REGION_COUNTRY = 'BR';
export const OTHER_COUNTRY = 'FR';
export const STRANGERS_GUARDIAN = 'user-strangers-guardian';

/** In the order of the matrix columns. */
export const MATRIX_PEOPLE = {
  anonymous: ANONYMOUS,
  suspended: { kind: 'suspended', userId: 'user-suspended', role: 'coach' },
  athlete: { kind: 'athlete', userId: 'user-athlete', isMailboxProven: true, athleteId: 'athlete-own' },
  guardian: { kind: 'guardian', userId: 'user-guardian', isMailboxProven: true, athleteIds: ['athlete-own'] },
  'coach, unverified': {
    kind: 'coach',
    userId: 'user-new-coach',
    isMailboxProven: true,
    coachId: 'coach-new',
    institutionId: COLLEGE,
    isInstitutionVerified: false,
    isRestricted: false,
    blockedByAthleteIds: [],
    plans: [{ subscriptionId: 'subscription-basic', plan: 'basic_scout', status: 'trial', endsAt: LATER }],
  },
  'coach, verified': {
    kind: 'coach',
    userId: 'user-coach',
    isMailboxProven: true,
    coachId: 'coach-verified',
    institutionId: COLLEGE,
    isInstitutionVerified: true,
    isRestricted: false,
    blockedByAthleteIds: [],
    plans: [{ subscriptionId: 'subscription-pro', plan: 'pro_scout', status: 'active', endsAt: LATER }],
  },
  'director, pending': {
    kind: 'director',
    userId: 'user-new-director',
    isMailboxProven: true,
    isApproved: false,
    countries: [REGION_COUNTRY],
  },
  'director, approved': {
    kind: 'director',
    userId: 'user-director',
    isMailboxProven: true,
    isApproved: true,
    countries: [REGION_COUNTRY],
  },
  admin: { kind: 'admin', userId: 'user-admin', isMailboxProven: true },
} as const satisfies Record<string, Actor>;

export type MatrixPersonName = keyof typeof MATRIX_PEOPLE;
export const MATRIX_PEOPLE_NAMES = Object.keys(MATRIX_PEOPLE) as MatrixPersonName[]; // Object.keys forgets the literal names.

/**
 * A private minor from another country whom nobody of these people knows, with guardians whose guardianship is verified and
 * nothing released.
 */
export function stranger(facts: Partial<AthleteFacts> = {}): AthleteFacts {
  const {
    guardianUserIds = [STRANGERS_GUARDIAN],
    consents = CONSENT_KINDS,
    isAllNamed = consents.includes('colleges'),
  } = facts;
  return {
    athleteId: 'athlete-stranger',
    userId: 'user-stranger',
    isSuspended: false,
    isWithheld: false,
    countryCode: OTHER_COUNTRY,
    birthdate: MINOR_BIRTHDATE,
    ageDoubts: [],
    doubtedGradYear: null,
    visibility: 'private',
    guardianUserIds,
    suspendedGuardianIds: [],
    conflictedGuardianIds: [],
    confirmedGuardianIds: guardianUserIds,
    guardianships: guardianUserIds.map((guardianUserId) =>
      guardianship(guardianUserId, { consents, isAllNamed }),
    ),
    isLinked: guardianUserIds.length > 0,
    hasHadGuardian: true,
    hasCourtOrder: false,
    isHeld: false,
    lockDown: null,
    pause: null,
    consents,
    isAllNamed,
    releases: [],
    denials: [],
    verifications: [],
    contacts: [],
    blocks: [],
    ...facts,
  };
}

/** A guardian whom a director has verified, linked long ago. */
export function guardianship(
  guardianUserId: string,
  facts: Partial<GuardianshipFacts> = {},
): GuardianshipFacts {
  return {
    guardianUserId,
    linkedAt: EARLIER,
    expiresAt: LATER,
    consents: CONSENT_KINDS,
    isAllNamed: true,
    ...facts,
  };
}

/** The athlete of the matrix, linked to the guardian of the matrix. */
export function ownAthlete(facts: Partial<AthleteFacts> = {}): AthleteFacts {
  return stranger({
    athleteId: MATRIX_PEOPLE.athlete.athleteId,
    userId: MATRIX_PEOPLE.athlete.userId,
    guardianUserIds: [MATRIX_PEOPLE.guardian.userId],
    ...facts,
  });
}

export function releasesTo(
  audience: Audience,
  groups: readonly FieldGroup[] = FIELD_GROUPS,
  decidedBy: string = STRANGERS_GUARDIAN,
): ReleaseFacts[] {
  return groups.map((fieldGroup) => ({
    fieldGroup,
    audience,
    institutionId: audience === 'institution' ? COLLEGE : null,
    decidedBy,
    expiresAt: null,
  }));
}

export function verified(): VerifiedFacts[] {
  return VERIFIED_GROUPS.map((factGroup) => ({ factGroup, expiresAt: LATER }));
}
