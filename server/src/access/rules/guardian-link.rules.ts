/** A guardian link needs both sides: the athlete invites, the guardian accepts, and either may end it. */
import type { AdminsAnswer } from '@faircourt/contracts/guardians';
import type { SignedInActor } from '../engine/actor.ts';
import { isAdult } from './age.ts';
import { isLinkedGuardian, isSelf } from './athlete.rules.ts';
import { hasLevel, isInConflict, levelToDecide, mayApproveNothing } from './guardian-level.ts';
import type { AthleteFacts, GuardianLinkFacts, HoldFacts } from '../facts/subjects.ts';

/** Every athlete has a list of their guardians, even before they have a profile. */
export function canListLinks(actor: SignedInActor): boolean {
  return actor.kind === 'athlete';
}

/** A guardian looks at the invitation behind an emailed link or a family code. */
export function canReadInvitations(actor: SignedInActor): boolean {
  return actor.kind === 'guardian';
}

export function canInviteGuardian(actor: SignedInActor, athlete: AthleteFacts): boolean {
  return isSelf(actor, athlete);
}

export function canAcceptLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return link.status === 'invited' && isGuardianSide(actor, link);
}

/** The athlete's yes to a guardian who came by family code: the code alone may have been seen by others. */
export function canConfirmLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return link.status === 'accepted' && !link.isAgreed && isAthleteSide(actor, link);
}

/**
 * While a minor has a guardian, another one is added with that guardian's yes, or by an admin on the family's request.
 * Nobody says yes to another account of their own, and no guardian's yes counts against a court order: that takes admins.
 */
export function canAgreeToLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  if (actor.kind === 'admin') return isForAdmin(actor, link);
  return hasSayInLink(actor, link) && isYesCounted(actor.userId, link);
}

/** Who wants to join whom. */
type Joining = Pick<GuardianLinkFacts, 'athlete' | 'guardianUserId' | 'isBarred' | 'otherAccountIds'>;

/**
 * Why a link that waits for one more yes waits for admins, because no guardian can give it; null while one can. Every reason
 * is for admins alone: the family and the one who waits read that it waits for Faircourt.
 */
export function whyAdminsAnswer(link: Joining): AdminsAnswer | null {
  const { athlete, isBarred, guardianUserId: joining } = link;
  if (isBarred || athlete === null) return 'court_order';
  const guardians = athlete.guardianUserIds.filter((userId) => userId !== joining);
  const answering = guardians.filter((userId) => isYesCounted(userId, link));
  if (answering.some((userId) => !isInConflict(athlete, userId))) return null;
  if (answering.length > 0) return 'conflict';
  if (guardians.length > 0) return 'same_person';
  if (athlete.suspendedGuardianIds.length > 0) return 'suspended';
  return athlete.hasCourtOrder ? 'court_order' : 'no_guardian';
}

function isYesCounted(userId: string, { isBarred, otherAccountIds }: Joining): boolean {
  return !isBarred && !otherAccountIds.includes(userId);
}

/** A guardian who is there reads who wants to join, and may always say no. */
function hasSayInLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return (
    isAwaitingYes(link) &&
    link.athlete !== null &&
    isLinkedGuardian(actor, link.athlete) &&
    actor.userId !== link.guardianUserId
  );
}

function isAwaitingYes({ isAgreed, status }: GuardianLinkFacts): boolean {
  return isAgreed && status === 'accepted';
}

/** An admin's no to the same question, with a reason; a guardian who is there ends such a link. */
export function canDeclineLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return isForAdmin(actor, link);
}

/** One whose other account has a part in the family would decide in their own cause. */
function isForAdmin(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  const { interestedUserIds, otherAccountIds } = link;
  return readsAsAdmin(actor, link) && ![...interestedUserIds, ...otherAccountIds].includes(actor.userId);
}

/** Every admin reads the question, whether or not it is for them to answer. */
export function readsAsAdmin(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return actor.kind === 'admin' && isAwaitingYes(link);
}

export function readsQuestion(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return hasSayInLink(actor, link) || readsAsAdmin(actor, link);
}

/**
 * Whether a guardian who wants to join needs one more yes, of a guardian who is there or of admins. A minor's guardian who is
 * suspended is there too: a child could else link an account of its own meanwhile. Where a court order has sent a guardian
 * away and nobody is there, an admin looks at who asks: it may be the same person under an address that nobody knows.
 */
export function needsOneMoreYes(
  { athlete, isBarred }: { athlete: AthleteFacts; isBarred: boolean },
  now: Date,
): boolean {
  if (isBarred) return true;
  return !isAdult(athlete, now) && (athlete.isLinked || athlete.hasCourtOrder);
}

/** What a minor says about a guardian, quietly: only the athlete can. */
export function canReportGuardian(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return isAthleteSide(actor, link);
}

/** A guardian proves who they are for a minor; an adult needs no guardian's level. */
export function canProveGuardianship(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isLinkedGuardian(actor, athlete) && !isAdult(athlete, now);
}

/** After a minor ended a link: an admin who has looked and has no part in the family, or a guardian whose word counts again. */
export function canLiftHold(
  actor: SignedInActor,
  { athlete, interestedUserIds }: HoldFacts,
  now: Date,
): boolean {
  if (actor.kind === 'admin') return !interestedUserIds.includes(actor.userId);
  return (
    canProveGuardianship(actor, athlete, now) &&
    !mayApproveNothing(athlete, now) &&
    hasLevel(athlete, actor.userId, levelToDecide(athlete, now), now)
  );
}

/**
 * A minor may end a link too: ending one only ever withdraws releases. A linked guardian may refuse another guardian.
 */
export function canEndLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  if (link.status === 'ended') return false;
  const isSide = isAthleteSide(actor, link) || isGuardianSide(actor, link);
  return isSide || hasSayInLink(actor, link);
}

function isAthleteSide(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return actor.kind === 'athlete' && actor.userId === link.athleteUserId;
}

/** Once a guardian is named on the link, nobody else who holds the invitation has a part in it. */
function isGuardianSide(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return actor.kind === 'guardian' && actor.userId === (link.guardianUserId ?? link.invitedUserId);
}
