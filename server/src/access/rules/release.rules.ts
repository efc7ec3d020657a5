/** Who asks for a release, and who decides it: the adult athlete alone, or a linked guardian of a minor. */
import type { GuardianLevel } from '@faircourt/contracts/vocabulary';
import { isVerifiedCoach, type SignedInActor } from '../engine/actor.ts';
import { isAdult } from './age.ts';
import { canOpen, isFamily, isLinkedGuardian, isSelf } from './athlete.rules.ts';
import { isAwayWithNo, keepsClosed } from './decider.rules.ts';
import { hasLevel, isInConflict, levelToDecide, mayApproveNothing } from './guardian-level.ts';
import type { AthleteFacts, ConsentFacts, BlockInEffectFacts } from '../facts/subjects.ts';

export function canRequestRelease(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isVerifiedCoach(actor) && canOpen(actor, athlete, now);
}

/** Approving, declining and withdrawing are one power: a person who may approve may also withdraw. */
export function canDecideFor(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isAdult(athlete, now) ? isSelf(actor, athlete) : isLinkedGuardian(actor, athlete);
}

/**
 * Saying no needs a link and nothing more. Saying yes needs more, and what exactly is missing is told to the guardian:
 * null when nothing is. An adult athlete decides alone.
 */
export function whyNotApprove(
  athlete: AthleteFacts,
  userId: string,
  needed: GuardianLevel,
  now: Date,
): 'conflict' | 'held' | 'level' | null {
  if (isAdult(athlete, now)) return null;
  if (isInConflict(athlete, userId)) return 'conflict';
  if (mayApproveNothing(athlete, now)) return 'held';
  return hasLevel(athlete, userId, needed, now) ? null : 'level';
}

/**
 * A lock-down is lifted by a guardian only: by the one who made it, or by one whose yes counts. While the one who made it is
 * suspended or the family is held nobody lifts anything, and a guardian in conflict never does.
 */
export function canLiftLockDown(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  if (!canTakeOver(actor, athlete, now) || mayApproveNothing(athlete, now)) return false;
  if (isInConflict(athlete, actor.userId)) return false;
  if (isAwayWithNo(athlete, athlete.lockDown?.by ?? null, now)) return false;
  return (
    athlete.lockDown?.by === actor.userId || hasLevel(athlete, actor.userId, levelToDecide(athlete, now), now)
  );
}

/** Out of search for a while. Closing needs no more than a link, and so does staying closed for longer. */
export function canPauseListing(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return canDecideFor(actor, athlete, now);
}

/**
 * Before its day a pause is ended by the adult athlete, by the guardian who made it, or by one whose approval counts.
 * While the one who made it is suspended or the family is held no guardian opens anything, and a guardian in conflict never does.
 */
export function canResumeListing(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  if (!canDecideFor(actor, athlete, now)) return false;
  if (isAdult(athlete, now)) return true;
  if (mayApproveNothing(athlete, now) || isInConflict(athlete, actor.userId)) return false;
  if (isAwayWithNo(athlete, athlete.pause?.by ?? null, now)) return false;
  return (
    athlete.pause?.by === actor.userId || hasLevel(athlete, actor.userId, levelToDecide(athlete, now), now)
  );
}

/**
 * Who finds a minor is the minor's own choice, at any time: a guardian can only ask for it. While the family is held nobody asks
 * for anything to be opened, and a guardian in conflict never does.
 */
export function canSuggestListing(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  if (!isLinkedGuardian(actor, athlete) || isAdult(athlete, now)) return false;
  return !mayApproveNothing(athlete, now) && !isInConflict(athlete, actor.userId);
}

/** Consent forms speak for a child; an adult needs nobody's signature. */
export function canSignConsent(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isLinkedGuardian(actor, athlete) && !isAdult(athlete, now);
}

/** The page of a family: guardians for the athletes they are linked to, athletes for themselves. */
export function canSeeFamily(actor: SignedInActor): boolean {
  return actor.kind === 'guardian' || actor.kind === 'athlete';
}

/** What a coach has asked for, and what became of it. */
export function canListSentRequests(actor: SignedInActor): boolean {
  return actor.kind === 'coach';
}

/** Another guardian takes over what fell with a link that ended; from 18 on there is nothing to take over. */
export function canTakeOver(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return !isAdult(athlete, now) && isLinkedGuardian(actor, athlete);
}

/**
 * A block is lifted by the person who made it. Once that person decides no more, a guardian with verified guardianship
 * may, or the athlete who came of age: a child must not get around one guardian by linking another. One who is suspended comes back.
 */
export function canLiftBlock(actor: SignedInActor, block: BlockInEffectFacts, now: Date): boolean {
  const { athlete, decidedBy } = block;
  if (!canDecideFor(actor, athlete, now)) return false;
  if (isAdult(athlete, now)) return true;
  if (decidedBy === actor.userId) return !isInConflict(athlete, actor.userId);
  const isBlockerGone = !keepsClosed(athlete, decidedBy, now);
  return isBlockerGone && whyNotApprove(athlete, actor.userId, 'verified', now) === null;
}

/** Any linked guardian may withdraw a signature, also one that another guardian gave: withdrawing only ever closes. */
export function canWithdrawConsent(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return canSignConsent(actor, athlete, now);
}

/** The signed copy is the signer's, also after the link has ended, and the family's. */
export function canReadConsent(actor: SignedInActor, consent: ConsentFacts): boolean {
  return actor.userId === consent.signedBy || isFamily(actor, consent.athlete);
}
