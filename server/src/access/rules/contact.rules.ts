/** Nobody reaches an athlete except through the one who decides for them. */
import { isApprovedDirector, isMember, isVerifiedCoach, type SignedInActor } from '../engine/actor.ts';
import { isAdult } from './age.ts';
import { canOpen, isLinkedGuardian, isSelf } from './athlete.rules.ts';
import { canDecideFor } from './release.rules.ts';
import { hasOpenContact } from './standing.ts';
import type { AthleteFacts, ContactFacts, ConversationFacts } from '../facts/subjects.ts';

export function canRequestContact(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isVerifiedCoach(actor) && actor.coachId !== null && canOpen(actor, athlete, now);
}

export function canDecideContact(actor: SignedInActor, { athlete }: ContactFacts, now: Date): boolean {
  return canDecideFor(actor, athlete, now);
}

/**
 * The thread between one coach and one family. It follows the approval, not the visibility switch: going private does
 * not cut off a conversation the guardian allowed, a block does. The guardians of a minor are in every one of them; from
 * 18 on it is the athlete's own.
 */
export function canOpenThread(actor: SignedInActor, contact: ContactFacts, now: Date): boolean {
  const { athlete, coachId } = contact;
  if (isSelf(actor, athlete)) return true;
  if (isLinkedGuardian(actor, athlete)) return !isAdult(athlete, now);
  return (
    isVerifiedCoach(actor) &&
    actor.coachId === coachId &&
    !athlete.isSuspended &&
    hasOpenContact(actor, athlete, now)
  );
}

/** Coaches and families write to each other; nobody else has conversations. */
export function canListThreads(actor: SignedInActor): boolean {
  return actor.kind === 'coach' || actor.kind === 'guardian' || actor.kind === 'athlete';
}

/** A family reads what was said for ever; once the contact has fallen nobody writes there any more. */
export function canWrite(actor: SignedInActor, contact: ConversationFacts, now: Date): boolean {
  return contact.isOpen && canOpenThread(actor, contact, now);
}

/** The calendar of contact is public knowledge to members; directors keep it. */
export function canReadContactRules(actor: SignedInActor): boolean {
  return isMember(actor);
}

export function canKeepContactRules(actor: SignedInActor): boolean {
  return actor.kind === 'admin' || isApprovedDirector(actor);
}
