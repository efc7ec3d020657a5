/** Who asks for a release, and who decides it: the adult athlete alone, or a linked guardian of a minor. */
import { isVerifiedCoach, type SignedInActor } from './actor.ts';
import { isAdult } from './age.ts';
import { canOpen, isLinkedGuardian, isSelf } from './athlete.rules.ts';
import type { AthleteFacts } from './subjects.ts';

export function canRequestRelease(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isVerifiedCoach(actor) && canOpen(actor, athlete, now);
}

/** Approving, declining and taking back are one power: whoever may give may also take back. */
export function canDecideFor(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isAdult(athlete.birthdate, now) ? isSelf(actor, athlete) : isLinkedGuardian(actor, athlete);
}

/** Consent forms speak for a child; an adult needs nobody's signature. */
export function canSignConsent(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isLinkedGuardian(actor, athlete) && !isAdult(athlete.birthdate, now);
}
