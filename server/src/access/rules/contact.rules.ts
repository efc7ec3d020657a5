/** Nobody reaches an athlete except through the one who decides for them. */
import type { Role } from '@faircourt/contracts/vocabulary';
import {
  isApprovedDirector,
  isMember,
  isVerifiedCoach,
  type Actor,
  type SignedInActor,
} from '../engine/actor.ts';
import { isAdult } from './age.ts';
import { canOpen, canReadGroup, isFamily, isLinkedGuardian, isSelf } from './athlete.rules.ts';
import { canDecideFor } from './release.rules.ts';
import { hasOpenContact } from './in-effect.ts';
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
  const { athlete } = contact;
  if (!isInThread(actor, contact)) return false;
  if (isSelf(actor, athlete)) return true;
  if (isLinkedGuardian(actor, athlete)) return !isAdult(athlete, now);
  if (athlete.isSuspended || athlete.isWithheld) return false;
  return isVerifiedCoach(actor) && hasOpenContact(actor, athlete, now);
}

/** Whose thread it is at all, whether or not they may still open it. */
export function isInThread(actor: Actor, { athlete, coachId }: ContactFacts): boolean {
  return isFamily(actor, athlete) || (actor.kind === 'coach' && actor.coachId === coachId);
}

/**
 * A family's names are the athlete's identity, for a guardian often has the same one. Between themselves people read
 * them in full; to a coach they are cut short until that group is open to them.
 */
export function seesNames(reader: Actor, athlete: AthleteFacts, now: Date): boolean {
  return reader.kind !== 'coach' || canReadGroup(reader, { athlete, group: 'identity' }, now);
}

/** Whether one person in the thread is named in full: a coach is, to everybody. */
export function isNamedInFull(role: Role, readerSeesNames: boolean): boolean {
  return readerSeesNames || role === 'coach';
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
