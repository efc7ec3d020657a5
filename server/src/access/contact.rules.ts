/** Nobody reaches an athlete except through the one who decides for them. */
import { isVerifiedCoach, type SignedInActor } from './actor.ts';
import { canOpen, isFamily } from './athlete.rules.ts';
import { canDecideFor } from './release.rules.ts';
import { hasOpenContact, isBlocked } from './standing.ts';
import type { AthleteFacts, ContactFacts } from './subjects.ts';

export function canRequestContact(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return (
    isVerifiedCoach(actor) &&
    actor.coachId !== null &&
    canOpen(actor, athlete, now) &&
    !isBlocked(actor.coachId, athlete)
  );
}

export function canDecideContact(actor: SignedInActor, { athlete }: ContactFacts, now: Date): boolean {
  return canDecideFor(actor, athlete, now);
}

/**
 * The thread between one coach and one family. It follows the approval, not the visibility switch: going private does
 * not cut off a conversation the guardian allowed, a block does.
 */
export function canOpenThread(actor: SignedInActor, contact: ContactFacts, now: Date): boolean {
  const { athlete, coachId } = contact;
  if (isFamily(actor, athlete)) return true;
  return (
    isVerifiedCoach(actor) &&
    actor.coachId === coachId &&
    !athlete.isSuspended &&
    hasOpenContact(coachId, athlete, now)
  );
}
