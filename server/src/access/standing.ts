/**
 * What of a family's decisions stands at a given moment: the visibility that counts, the releases, the contacts.
 * standing.scope.ts says the same in SQL; a test holds the two together.
 */
import {
  VERIFIED_GROUPS,
  type FieldGroup,
  type VerifiedGroup,
  type Visibility,
  type VisibilityHold,
} from '@faircourt/contracts/vocabulary';
import { isMember, isVerifiedCoach, type Actor } from './actor.ts';
import { isAdult, mayBeUnderConsentAge } from './age.ts';
import type { AthleteFacts, ReleaseFacts } from './subjects.ts';

/** The athlete's own switch, unless the athlete may be under 13 without the signed consents, or is suspended. */
export function standingVisibility(athlete: AthleteFacts, now: Date): Visibility {
  if (athlete.isSuspended) return 'private';
  if (visibilityHold(athlete, now) !== null) return 'private';
  return athlete.visibility;
}

/** Why the switch does not count, so that the athlete can be told: a doubt about the age keeps a profile private. */
export function visibilityHold(athlete: AthleteFacts, now: Date): VisibilityHold | null {
  if (!mayBeUnderConsentAge(athlete.birthdate, now) || athlete.hasConsentToShow) return null;
  return athlete.birthdate === null ? 'birthdate_missing' : 'consent_missing';
}

export function isReleasedTo(actor: Actor, athlete: AthleteFacts, group: FieldGroup, now: Date): boolean {
  return athlete.releases.some(
    (release) =>
      release.fieldGroup === group && stands(release, athlete, now) && isInAudience(actor, release),
  );
}

/** Opens a conditional profile: any standing release, of whatever group, that names the coach's institution. */
export function holdsNamedRelease(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return athlete.releases.some(
    (release) =>
      release.audience === 'institution' && stands(release, athlete, now) && isInAudience(actor, release),
  );
}

/** Academics, transcript and measurements are verified before publication. */
export function needsVerification(group: FieldGroup): group is VerifiedGroup {
  return VERIFIED_GROUPS.some((verified) => verified === group);
}

export function isVerified(athlete: AthleteFacts, group: FieldGroup, now: Date): boolean {
  return athlete.verifications.some(({ factGroup, expiresAt }) => factGroup === group && expiresAt > now);
}

/** One block outweighs every approval, whichever came last: unblocking means changing the block itself. */
export function hasOpenContact(coachId: string, athlete: AthleteFacts, now: Date): boolean {
  return (
    !isBlocked(coachId, athlete) &&
    athlete.contacts.some(
      (contact) =>
        contact.coachId === coachId &&
        contact.status === 'approved' &&
        isRightfullyDecided(contact.decidedBy, athlete, now),
    )
  );
}

export function isBlocked(coachId: string, athlete: AthleteFacts): boolean {
  return athlete.contacts.some((contact) => contact.coachId === coachId && contact.status === 'blocked');
}

function stands(release: ReleaseFacts, athlete: AthleteFacts, now: Date): boolean {
  const isUnexpired = release.expiresAt === null || release.expiresAt > now;
  return isUnexpired && isRightfullyDecided(release.decidedBy, athlete, now);
}

/**
 * A decision counts while the one who made it still belongs to it: a guardian who is linked or, once of age, the
 * athlete. So it falls by itself when a link ends, when a guardian's account goes, and when a corrected birthdate turns
 * a supposed adult into a minor. What a guardian released before the 18th birthday stands until it is withdrawn.
 */
function isRightfullyDecided(decidedBy: string | null, athlete: AthleteFacts, now: Date): boolean {
  if (decidedBy === null) return false;
  if (athlete.guardianUserIds.includes(decidedBy)) return true;
  return decidedBy === athlete.userId && isAdult(athlete.birthdate, now);
}

function isInAudience(actor: Actor, release: ReleaseFacts): boolean {
  switch (release.audience) {
    case 'everyone':
      return isMember(actor);
    case 'verified_colleges':
      return isVerifiedCoach(actor);
    case 'institution':
      return isVerifiedCoach(actor) && actor.institutionId === release.institutionId;
  }
}
