/**
 * Which of a family's decisions are in effect at a given moment: the visibility that counts, the releases, the contacts.
 * in-effect.scope.ts says the same in SQL; a test holds the two together.
 */
import {
  AUDIENCES,
  CONSENTS_TO_SHOW,
  VERIFIED_GROUPS,
  type Audience,
  type CollectionHold,
  type ConsentKind,
  type FieldGroup,
  type GuardianLevel,
  type VerifiedGroup,
  type Visibility,
  type VisibilityHold,
} from '@faircourt/contracts/vocabulary';
import { isMember, isVerifiedCoach, type Actor, type CoachActor } from '../engine/actor.ts';
import {
  CONSENT_AGE,
  dayEverywhere,
  isAdult,
  isAgeDoubted,
  latestBirthdate,
  mayBeUnderConsentAge,
} from './age.ts';
import {
  hasLevel,
  isHeld,
  isInConflict,
  isLockedDown,
  levelToRelease,
  guardianshipsInEffect,
} from './guardian-level.ts';
import type { AthleteFacts, ContactApproval, DenialFacts, ReleaseFacts } from '../facts/subjects.ts';

/** The athlete's own switch, unless somebody has to act first, or the athlete is suspended. */
export function visibilityInEffect(athlete: AthleteFacts, now: Date): Visibility {
  if (athlete.isSuspended || athlete.isWithheld) return 'private';
  if (visibilityHold(athlete, now) !== null) return 'private';
  return athlete.visibility;
}

/**
 * Why the switch does not count, so that the family can be told: a minor ended a guardian's link, a guardian locked
 * everything down, a child who may be under 13, because of a doubted age perhaps, has no guardian with verified
 * guardianship who signed, or the listing is paused. The pause comes last, since it alone ends by itself.
 */
export function visibilityHold(athlete: AthleteFacts, now: Date): VisibilityHold | null {
  if (isHeld(athlete, now)) return 'link_ended';
  if (isLockedDown(athlete, now)) return 'locked_down';
  return missingToShow(athlete, now) ?? (isPaused(athlete, now) ? 'paused' : null);
}

/**
 * The clock decides, whether or not a job has cleared the pause. Its day counts once it has arrived everywhere on earth:
 * nobody is back in search on the evening before.
 */
export function isPaused({ pause }: Pick<AthleteFacts, 'pause'>, now: Date): boolean {
  return pause !== null && pause.until > dayEverywhere(now);
}

/**
 * What a child who may be under 13 still needs to be shown to anybody. One signature is not enough: the law asks for a
 * consent to use the platform and, apart from it, one to disclose to third parties.
 */
function missingToShow(athlete: AthleteFacts, now: Date): VisibilityHold | null {
  if (!mayBeUnderConsentAge(athlete, now)) return null;
  if (isSigned(CONSENTS_TO_SHOW, athlete, now)) return null;
  if (athlete.birthdate === null) return 'birthdate_missing';
  if (isAgeDoubted(athlete, now)) return 'age_doubted';
  const signed = formsInPlace(athlete, now);
  const isSignedByNow = CONSENTS_TO_SHOW.every((kind) => signed.includes(kind));
  return isSignedByNow ? 'guardianship_missing' : 'consent_missing';
}

/**
 * Why nothing more is collected: the stated birthdate is of a child under 13, or the class named beside an adult's is, and the forms
 * are missing. Who has not stated a birthdate has not said so yet; a doubt that names no class says "minor" and no more.
 */
export function collectionHold(athlete: AthleteFacts, now: Date): CollectionHold | null {
  const missing = missingToShow(athlete, now);
  if (missing === null || athlete.birthdate === null) return null;
  if (athlete.birthdate > latestBirthdate(CONSENT_AGE, now)) return 'child';
  return athlete.doubtedGradYear === null ? null : 'age_doubted';
}

export function isCollectionHeld(athlete: AthleteFacts, now: Date): boolean {
  return collectionHold(athlete, now) !== null;
}

/** A form of its own: what was signed to be shown to coaches was not signed to be sent elsewhere. */
const CONSENTS_TO_SEND = [...CONSENTS_TO_SHOW, 'summaries'] as const satisfies ConsentKind[];

/** The forms without which a minor's release of a group stays off. The picture belongs to the identity. */
export const CONSENTS_TO_RELEASE: Record<FieldGroup, readonly ConsentKind[]> = {
  identity: [...CONSENTS_TO_SHOW, 'media'],
  measurements: CONSENTS_TO_SHOW,
  academics: CONSENTS_TO_SHOW,
  transcript: [...CONSENTS_TO_SHOW, 'transcript'],
  videos: [...CONSENTS_TO_SHOW, 'media'],
  contact: CONSENTS_TO_SHOW,
};

/** What still has to be signed before a release of this group counts; nobody signs for an adult. */
export function missingConsents(athlete: AthleteFacts, group: FieldGroup, now: Date): ConsentKind[] {
  if (isAdult(athlete, now)) return [];
  const signed = formsInPlace(athlete, now);
  return CONSENTS_TO_RELEASE[group].filter((kind) => !signed.includes(kind));
}

/**
 * The forms that nobody has to sign any more, wherever a family reads what is missing. Where a child who may be under 13
 * has no guardian with verified guardianship yet, the check is what is missing: with it count the forms that are signed
 * already. Whether something is shown asks for more than this: see isSigned.
 */
export function formsInPlace(athlete: AthleteFacts, now: Date): readonly ConsentKind[] {
  return guardianshipsInEffect(athlete, now).length > 0 ? consentsInEffect(athlete, now) : athlete.consents;
}

/** Every form that a guardian's release of this group needs, whenever it was made. */
export function hasSignedFor(athlete: AthleteFacts, group: FieldGroup, now: Date): boolean {
  return isSigned(CONSENTS_TO_RELEASE[group], athlete, now);
}

/** What was signed for a minor names all that a release opens. For a child who may be under 13 only verified guardians count. */
export function coversAll(athlete: AthleteFacts, now: Date): boolean {
  if (isAdult(athlete, now)) return true;
  return mayBeUnderConsentAge(athlete, now)
    ? guardianshipsInEffect(athlete, now).some(({ isAllNamed }) => isAllNamed)
    : athlete.isAllNamed;
}

/**
 * The form in place is the first version: measurements are released without the season statistics. Before anything is signed
 * this is not so, since what will be signed names them.
 */
export function isWithoutSeasons(athlete: AthleteFacts, now: Date): boolean {
  if (isAdult(athlete, now) || !formsInPlace(athlete, now).includes('colleges')) return false;
  return guardianshipsInEffect(athlete, now).length > 0 ? !coversAll(athlete, now) : !athlete.isAllNamed;
}

/** What a model may be told. Nobody signs for an adult, so nothing about one is sent. */
export function coversModel(athlete: AthleteFacts, now: Date): boolean {
  return !isAdult(athlete, now) && isSigned(CONSENTS_TO_SEND, athlete, now);
}

/** By somebody whose signature counts today. */
export function isSigned(kinds: readonly ConsentKind[], athlete: AthleteFacts, now: Date): boolean {
  const signed = consentsInEffect(athlete, now);
  return kinds.every((kind) => signed.includes(kind));
}

/** For a child who may be under 13 only the signature of a guardian with verified guardianship counts. */
function consentsInEffect(athlete: AthleteFacts, now: Date): readonly ConsentKind[] {
  if (!mayBeUnderConsentAge(athlete, now)) return athlete.consents;
  return guardianshipsInEffect(athlete, now).flatMap(({ consents }) => consents);
}

export function isReleasedTo(actor: Actor, athlete: AthleteFacts, group: FieldGroup, now: Date): boolean {
  return athlete.releases.some(
    (release) => release.fieldGroup === group && reaches(release, actor, athlete, now),
  );
}

/** What the record says is released: in effect, and denied by nobody to the very same audience. */
export function releasesInEffect(athlete: AthleteFacts, now: Date): ReleaseFacts[] {
  return athlete.releases.filter(
    (release) =>
      isInEffect(release, athlete, now) &&
      !athlete.denials.some(
        (denial) =>
          denial.fieldGroup === release.fieldGroup &&
          denial.audience === release.audience &&
          denial.institutionId === release.institutionId &&
          isDeniedBy(denial.decidedBy, release, athlete, now),
      ),
  );
}

/**
 * Whose public marks on videos this actor sees. An adult's videos are public when they are marked so, no matter who
 * marked them. For a minor the mark is a release of that one video to everyone, so it needs what such a release needs: a
 * guardian with verified guardianship, the forms, and no denial. What the minor marks is a wish.
 */
export function countedMarks(actor: Actor, athlete: AthleteFacts, now: Date): 'all' | readonly string[] {
  if (isAdult(athlete, now)) return 'all';
  const mark = { fieldGroup: 'videos', audience: 'everyone', institutionId: null, expiresAt: null } as const;
  return athlete.guardianUserIds.filter((decidedBy) => reaches({ ...mark, decidedBy }, actor, athlete, now));
}

/** Whether a public mark counts at all, for the family's own pages: a no of one guardian may still narrow it. */
export function isMarkInEffect(publicBy: string | null, athlete: AthleteFacts, now: Date): boolean {
  if (isAdult(athlete, now)) return true;
  return isRightfullyDecided(publicBy, 'verified', athlete, now) && hasSignedFor(athlete, 'videos', now);
}

/** Opens a conditional profile: any release in effect, of whatever group, that names the coach's institution. */
export function holdsNamedRelease(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return athlete.releases.some(
    (release) => release.audience === 'institution' && reaches(release, actor, athlete, now),
  );
}

/** Academics, transcript and measurements are verified before publication. */
export function needsVerification(group: FieldGroup): group is VerifiedGroup {
  return VERIFIED_GROUPS.some((verified) => verified === group);
}

export function isVerified(athlete: AthleteFacts, group: FieldGroup, now: Date): boolean {
  return athlete.verifications.some(({ factGroup, expiresAt }) => factGroup === group && expiresAt > now);
}

/** Whether a release of this group would show nothing before a director has checked it. */
export function isCheckMissing(athlete: AthleteFacts, group: FieldGroup, now: Date): boolean {
  return needsVerification(group) && !isVerified(athlete, group, now);
}

/**
 * The conversation that the family allowed this coach. What a guardian allowed waits while a form is not signed, as a
 * release does.
 */
export function hasOpenContact(coach: CoachActor, athlete: AthleteFacts, now: Date): boolean {
  return contactsAllowed(coach, athlete, now).some(
    ({ decidedBy }) => decidedBy === athlete.userId || hasSignedFor(athlete, 'contact', now),
  );
}

/** The family said yes, whether or not a form is still missing: there is nothing left to ask. */
export function isContactAllowed(coach: CoachActor, athlete: AthleteFacts, now: Date): boolean {
  return contactsAllowed(coach, athlete, now).length > 0;
}

/** Where the coach worked then: with another institution it is another question. One block outweighs every approval. */
function contactsAllowed(coach: CoachActor, athlete: AthleteFacts, now: Date): ContactApproval[] {
  if (isBlocked(coach, athlete)) return [];
  return athlete.contacts.filter(
    (contact) =>
      contact.coachId === coach.coachId &&
      contact.institutionId !== null &&
      contact.institutionId === coach.institutionId &&
      isRightfullyDecided(contact.decidedBy, 'verified', athlete, now),
  );
}

/** For a blocked coach, and for everybody of a blocked institution, the athlete does not exist. */
export function isBlocked(actor: Actor, athlete: AthleteFacts): boolean {
  return (
    actor.kind === 'coach' &&
    athlete.blocks.some(
      ({ coachId, institutionId }) =>
        (coachId !== null && coachId === actor.coachId) ||
        (institutionId !== null && institutionId === actor.institutionId),
    )
  );
}

function reaches(release: ReleaseFacts, actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return (
    isInAudience(actor, release) &&
    isInEffect(release, athlete, now) &&
    !athlete.denials.some(
      (denial) =>
        denial.fieldGroup === release.fieldGroup &&
        isAsNarrow(denial.audience, release.audience) &&
        isInAudience(actor, denial) &&
        isDeniedBy(denial.decidedBy, release, athlete, now),
    )
  );
}

/** Anybody's no wins over an approval for the same audience or a wider one; an exception for one institution stays. */
function isAsNarrow(denied: Audience, approved: Audience): boolean {
  return AUDIENCES.indexOf(denied) >= AUDIENCES.indexOf(approved);
}

function isInEffect(release: ReleaseFacts, athlete: AthleteFacts, now: Date): boolean {
  return (
    (release.expiresAt === null || release.expiresAt > now) &&
    isRightfullyDecided(release.decidedBy, levelToRelease(athlete, release.audience, now), athlete, now) &&
    (release.decidedBy === athlete.userId || hasSignedFor(athlete, release.fieldGroup, now))
  );
}

/**
 * A decision counts while the one who made it still belongs to it: a guardian who is linked and has the level that the
 * decision needs or, once of age, the athlete. So it stops counting by itself when a link ends, when a check of
 * guardianship expires, when a guardian's account goes or shares its mailbox with a coach of the athlete, and when a corrected birthdate turns a supposed adult into a
 * minor. What a guardian released before the 18th birthday counts until it is withdrawn.
 */
export function isRightfullyDecided(
  decidedBy: string | null,
  needed: GuardianLevel,
  athlete: AthleteFacts,
  now: Date,
): boolean {
  if (decidedBy === null || isInConflict(athlete, decidedBy)) return false;
  if (hasLevel(athlete, decidedBy, needed, now)) return true;
  return decidedBy === athlete.userId && isAdult(athlete, now);
}

/**
 * A denial overrides what guardians approved, whatever has become of the person who denied: nothing opens because a link
 * ended or a birthday came, only because somebody who decides takes it back. What the athlete decides from 18 on, only
 * the athlete takes back.
 */
export function isDeniedBy(
  decidedBy: string | null,
  release: Pick<ReleaseFacts, 'decidedBy'>,
  athlete: AthleteFacts,
  now: Date,
): boolean {
  if (decidedBy === athlete.userId) return isAdult(athlete, now);
  return release.decidedBy !== athlete.userId;
}

function isInAudience(actor: Actor, decision: DenialFacts): boolean {
  switch (decision.audience) {
    case 'everyone':
      return isMember(actor);
    case 'verified_colleges':
      return isVerifiedCoach(actor);
    case 'institution':
      return isVerifiedCoach(actor) && actor.institutionId === decision.institutionId;
  }
}
