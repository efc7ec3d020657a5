/** A guardian link needs both sides: the athlete offers, the guardian accepts, and either may end it. */
import type { SignedInActor } from './actor.ts';
import { isSelf } from './athlete.rules.ts';
import type { AthleteFacts, GuardianLinkFacts } from './subjects.ts';

/** Whoever is an athlete keeps a list of their guardians, also before the first profile. */
export function canListLinks(actor: SignedInActor): boolean {
  return actor.kind === 'athlete';
}

/** A guardian looks at what a mailed link or a family code offers. */
export function canReadOffers(actor: SignedInActor): boolean {
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
  return link.status === 'accepted' && isAthleteSide(actor, link);
}

/** Also a minor may end a link: it only ever takes releases back. */
export function canEndLink(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return link.status !== 'ended' && (isAthleteSide(actor, link) || isGuardianSide(actor, link));
}

function isAthleteSide(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return actor.kind === 'athlete' && actor.userId === link.athleteUserId;
}

/** Once a guardian is named on the link, whoever else holds the invitation is nobody to it. */
function isGuardianSide(actor: SignedInActor, link: GuardianLinkFacts): boolean {
  return actor.kind === 'guardian' && actor.userId === (link.guardianUserId ?? link.offeredToUserId);
}
