/** Who finds an athlete, who opens the profile, and which field groups they read there. */
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import {
  hasLivePlan,
  isApprovedDirector,
  isMember,
  isVerifiedCoach,
  type Actor,
  type CoachActor,
  type SignedInActor,
} from '../engine/actor.ts';
import { isAdult } from './age.ts';
import { hasLevel, mayApproveNothing } from './guardian-level.ts';
import {
  coversAll,
  isCollectionHeld,
  hasOpenContact,
  holdsNamedRelease,
  isBlocked,
  isReleasedTo,
  isVerified,
  needsVerification,
  visibilityInEffect,
} from './in-effect.ts';
import type { AthleteFacts, FieldGroupFacts } from '../facts/subjects.ts';

/**
 * `hidden`: the actor may not even know. The others are said on the page: visible, waiting for a director, or waiting
 * for the family.
 */
export type GroupState = 'visible' | 'under_verification' | 'not_released' | 'hidden';

export function canSearch(actor: SignedInActor): boolean {
  return isMember(actor);
}

export function isListedFor(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  if (isBlocked(actor, athlete)) return false;
  switch (visibilityInEffect(athlete, now)) {
    case 'public':
      return isMember(actor);
    case 'colleges_only':
      return isVerifiedCoach(actor) || isApprovedDirector(actor) || actor.kind === 'admin';
    case 'conditional':
    case 'private':
      return false;
  }
}

export function canOpen(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return (
    isFamily(actor, athlete) ||
    oversees(actor, athlete) ||
    isListedFor(actor, athlete, now) ||
    (visibilityInEffect(athlete, now) === 'conditional' &&
      !isBlocked(actor, athlete) &&
      holdsNamedRelease(actor, athlete, now))
  );
}

/** A tool of coaches: of each athlete it shows what the page would, so it takes what the page takes. */
export function canCompare(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return actor.kind === 'coach' && canOpen(actor, athlete, now);
}

/** A summary is written for coaches; whether the plan has it is said, not hidden. */
export function canSummarise(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return actor.kind === 'coach' && canOpen(actor, athlete, now);
}

/** Everything past the search card. Coaches pay for it; the family and those who oversee do not. */
export function canOpenComplete(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return canOpen(actor, athlete, now) && (actor.kind !== 'coach' || hasLivePlan(actor, now));
}

/** Whose complete profiles are counted by the month: coaches pay for them, nobody else does. */
export function isCounted(actor: Actor): actor is CoachActor {
  return actor.kind === 'coach';
}

/** Only who is counted has an allowance to look at. */
export function canReadAllowance(actor: SignedInActor): boolean {
  return isCounted(actor);
}

export function groupState(actor: Actor, athlete: AthleteFacts, group: FieldGroup, now: Date): GroupState {
  if (!canOpen(actor, athlete, now)) return 'hidden';
  if (group === 'contact') return canReadContact(actor, athlete, now) ? 'visible' : 'not_released';
  if (readsUnchecked(actor, athlete)) return 'visible';
  if (!isReleasedTo(actor, athlete, group, now)) return 'not_released';
  return needsVerification(group) && !isVerified(athlete, group, now) ? 'under_verification' : 'visible';
}

/** The family, whose record it is, and those who check it. To everybody else a fact exists once a director has checked it. */
export function readsUnchecked(actor: Actor, athlete: AthleteFacts): boolean {
  return isFamily(actor, athlete) || oversees(actor, athlete);
}

/** Of a released group also what the first version of the form did not name: the team, the bio, the dominant hand and the like. */
export function readsWhole(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return readsUnchecked(actor, athlete) || coversAll(athlete, now);
}

export function canReadGroup(actor: Actor, { athlete, group }: FieldGroupFacts, now: Date): boolean {
  return groupState(actor, athlete, group, now) === 'visible';
}

/** The profile builder is for athletes, before and after the first save. */
export function canBuildProfile(actor: SignedInActor): boolean {
  return actor.kind === 'athlete';
}

export function canUpdateAthlete(actor: SignedInActor, athlete: AthleteFacts): boolean {
  return isSelf(actor, athlete);
}

/** From a child who may be under 13 nothing more is taken before the forms are signed. A guardian may tell what they know. */
export function mayAdd(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return !isSelf(actor, athlete) || !isCollectionHeld(athlete, now);
}

/**
 * The birthdate decides who decides, so a child must not grow up by editing it: the athlete states it once, before a
 * guardian was ever linked; from then on a guardian of the minor with verified guardianship or an admin corrects it. A
 * link alone must not do: a second account of the child would be enough.
 */
export function canSetBirthdate(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  if (actor.kind === 'admin') return true;
  if (isLinkedGuardian(actor, athlete)) {
    const isMinor = !isAdult(athlete, now);
    return isMinor && hasLevel(athlete, actor.userId, 'verified', now) && !mayApproveNothing(athlete, now);
  }
  return isSelf(actor, athlete) && athlete.birthdate === null && !athlete.hasHadGuardian;
}

/** The log of who looked is the family's own: it names coaches and directors, and nobody else needs it. */
export function canReadLog(actor: SignedInActor, athlete: AthleteFacts): boolean {
  return isFamily(actor, athlete);
}

/** Every look at a minor's record by anyone but the family goes into the log that the family can read. */
export function isLookLogged(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return !isAdult(athlete, now) && !isFamily(actor, athlete);
}

export function isSelf(actor: Actor, athlete: AthleteFacts): boolean {
  return actor.kind === 'athlete' && actor.userId === athlete.userId;
}

export function isLinkedGuardian(actor: Actor, athlete: AthleteFacts): boolean {
  return actor.kind === 'guardian' && athlete.guardianUserIds.includes(actor.userId);
}

export function isFamily(actor: Actor, athlete: AthleteFacts): boolean {
  return isSelf(actor, athlete) || isLinkedGuardian(actor, athlete);
}

function oversees(actor: Actor, athlete: AthleteFacts): boolean {
  return (
    actor.kind === 'admin' || (isApprovedDirector(actor) && actor.countries.includes(athlete.countryCode))
  );
}

/** No release opens the contact group, only the family's yes to this very coach. Directors do not need it. */
function canReadContact(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  if (isFamily(actor, athlete) || actor.kind === 'admin') return true;
  return isVerifiedCoach(actor) && hasOpenContact(actor, athlete, now);
}
