/** A guardian link needs both sides: the athlete invites, the guardian accepts, and either may end it. */
import type { SignedInActor } from '../engine/actor.ts';
import { isAdult } from './age.ts';
import { isLinkedGuardian, isSelf } from './athlete.rules.ts';
import { hasLevel, levelToDecide, mayApproveNothing } from './guardian-level.ts';
import type { AthleteFacts, GuardianLinkFacts } from '../facts/subjects.ts';

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
 */
export function canAgreeToLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return (
    link.isAgreed && link.status === 'accepted' && (actor.kind === 'admin' || isOtherGuardian(actor, link))
  );
}

/** An admin's no to the same question, with a reason; a guardian who is there ends such a link. */
export function canDeclineLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return link.isAgreed && link.status === 'accepted' && actor.kind === 'admin';
}

/** Whether a guardian who wants to join has to wait for the yes of one who is there. */
export function needsGuardiansYes(athlete: AthleteFacts, guardianUserId: string, now: Date): boolean {
  const others = athlete.guardianUserIds.filter((userId) => userId !== guardianUserId);
  return !isAdult(athlete, now) && others.length > 0;
}

/** What a minor says about a guardian, quietly: only the athlete can. */
export function canReportGuardian(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return isAthleteSide(actor, link);
}

/** A guardian proves who they are for a minor; an adult needs no guardian's level. */
export function canProveGuardianship(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isLinkedGuardian(actor, athlete) && !isAdult(athlete, now);
}

/** After a minor ended a link: an admin who has looked, or a guardian whose word counts again. */
export function canLiftHold(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  if (actor.kind === 'admin') return true;
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
  return isSide || (link.isAgreed && link.status === 'accepted' && isOtherGuardian(actor, link));
}

function isAthleteSide(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return actor.kind === 'athlete' && actor.userId === link.athleteUserId;
}

/** Once a guardian is named on the link, nobody else who holds the invitation has a part in it. */
function isGuardianSide(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return actor.kind === 'guardian' && actor.userId === (link.guardianUserId ?? link.invitedUserId);
}

function isOtherGuardian(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return (
    link.athlete !== null && actor.userId !== link.guardianUserId && isLinkedGuardian(actor, link.athlete)
  );
}
