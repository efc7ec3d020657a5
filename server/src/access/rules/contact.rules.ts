/** Nobody reaches an athlete except through the one who decides for them. */
import type { ConsentKind, Role } from '@faircourt/contracts/vocabulary';
import {
  isApprovedDirector,
  isMember,
  isVerifiedCoach,
  type Actor,
  type CoachActor,
  type SignedInActor,
} from '../engine/actor.ts';
import { isAdult } from './age.ts';
import { canOpen, canReadGroup, isFamily, isLinkedGuardian, isSelf } from './athlete.rules.ts';
import { canDecideFor } from './release.rules.ts';
import { hasOpenContact, isContactAllowed } from './in-effect.ts';
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
  return isThreadOpen(actor, athlete, now);
}

/** To the coach: then everybody in it may write. */
export function isThreadOpen(coach: Actor, athlete: AthleteFacts, now: Date): boolean {
  return mayTalk(coach, athlete) && hasOpenContact(coach, athlete, now);
}

/** Only a signature is missing to the coach: with the next one the conversation goes on. */
export function waitsForForms(coach: Actor, athlete: AthleteFacts, now: Date): boolean {
  return (
    mayTalk(coach, athlete) && isContactAllowed(coach, athlete, now) && !hasOpenContact(coach, athlete, now)
  );
}

/** Whether the conversation goes on with signatures of these kinds, which nobody had signed before whose signature counts. */
export function isThreadOpenedBy(
  signed: readonly ConsentKind[],
  coach: Actor,
  athlete: AthleteFacts,
  now: Date,
): boolean {
  const unsigned = (consents: readonly ConsentKind[]) => consents.filter((kind) => !signed.includes(kind));
  const before = {
    ...athlete,
    consents: unsigned(athlete.consents),
    guardianships: athlete.guardianships.map((one) => ({ ...one, consents: unsigned(one.consents) })),
  };
  return isThreadOpen(coach, athlete, now) && !isThreadOpen(coach, before, now);
}

function mayTalk(actor: Actor, athlete: AthleteFacts): actor is CoachActor {
  return isVerifiedCoach(actor) && !athlete.isSuspended && !athlete.isWithheld;
}

/** Whose thread it is at all, whether or not they may still open it. */
export function isInThread(actor: Actor, { athlete, coachId }: ContactFacts): boolean {
  return isFamily(actor, athlete) || (actor.kind === 'coach' && actor.coachId === coachId);
}

/** The words of the request, in the conversation that it led to: to who wrote them, and to who reads requests. */
export function readsAskedWords(reader: SignedInActor, contact: ContactFacts, now: Date): boolean {
  return reader.kind === 'coach' ? isInThread(reader, contact) : canDecideContact(reader, contact, now);
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
