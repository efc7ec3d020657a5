/**
 * A conversation as the rules see it, the same for every reader: the athlete, the coach with today's facts, and who is
 * in it.
 */
import type { Transaction } from 'kysely';
import type { Locks } from '../../access/holding/hold.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { isSignedIn, type Actor, type SignedInActor } from '../../access/engine/actor.ts';
import { canOpenThread, isNamedInFull, waitsForForms } from '../../access/rules/contact.rules.ts';
import { familyInCharge } from '../../access/rules/decider.rules.ts';
import { isContactAllowed } from '../../access/rules/in-effect.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadCoaches } from '../../access/facts/load-actor.ts';
import { loadAthleteFacts, loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { isOwnThread } from '../../access/scopes/own-records.scope.ts';
import type { AthleteFacts, ConversationFacts } from '../../access/facts/subjects.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { findThreadKey, type PersonRow, type ThreadKey } from './thread.store.ts';

/** With the coach, who is seldom the one asking. */
export interface ConversationState extends ConversationFacts {
  coach: Actor;
  /**
   * The family's yes to this coach still counts. It may be closed all the same, for a while: a form is missing, the coach's
   * workplace is asked about again, or the athlete's account is suspended.
   */
  isAllowed: boolean;
  /** It is not open, and goes on once a guardian signs. */
  isWaiting: boolean;
}

export interface Conversation extends ConversationState {
  threadId: string;
  coachUserId: string;
}

/** Null for people who are not part of it, as for a conversation that does not exist. */
export async function loadConversation(
  queries: Queries,
  { actor, now }: Guard,
  threadId: string,
): Promise<Conversation | null> {
  const thread = await findThreadKey(queries, threadId, isOwnThread(actor));
  return thread ? readConversation(queries, thread, now) : null;
}

/**
 * For who writes. Nothing that the family decides about it can happen until the transaction ends. What a rule finds
 * becomes part of an item, whose turn comes before the conversation.
 */
export async function holdConversation(
  trx: Transaction<DB>,
  guard: Guard,
  threadId: string,
  { isFound }: { isFound: boolean } = { isFound: false },
): Promise<{ conversation: Conversation; actor: SignedInActor }> {
  const thread = await findThreadKey(trx, threadId, isOwnThread(guard.actor));
  const conversation = await holdFor(trx, guard, 'thread.write', {
    ...locksOf(thread),
    turns: { moderating: isFound ? threadId : null },
    load: () => loadConversation(trx, guard, threadId),
  });
  return authoriseConversation(guard, 'thread.write', conversation);
}

/** For the job that mails those who are away. */
export async function readHeldConversation(
  trx: Transaction<DB>,
  threadId: string,
  now: Date,
): Promise<Conversation | null> {
  const thread = await findThreadKey(trx, threadId);
  if (!thread) return null;
  await holdUnasked(trx, 'the calendar', locksOf(thread));
  return readConversation(trx, thread, now);
}

/** As it is now, for what was held in it; the caller holds the thread. */
export async function findConversation(
  trx: Transaction<DB>,
  threadId: string,
  now: Date,
): Promise<Conversation | null> {
  const thread = await findThreadKey(trx, threadId);
  return thread ? readConversation(trx, thread, now) : null;
}

/** The messages of one thread follow one another, and none is sent in the middle of a family's decision. */
function locksOf(thread: ThreadKey | undefined): Locks {
  return { relies: { athlete: thread?.athlete_id }, records: { thread: thread?.id } };
}

/** By athlete and coach, for a list: two round trips, however long it is. */
export async function loadConversationStates(
  queries: Queries,
  threads: readonly { athlete_id: string; coach_id: string }[],
  now: Date,
): Promise<(thread: { athlete_id: string; coach_id: string }) => ConversationState | null> {
  const [athletes, coaches] = await Promise.all([
    loadManyAthleteFacts(queries, [...new Set(threads.map((thread) => thread.athlete_id))]),
    loadCoaches(queries, [...new Set(threads.map((thread) => thread.coach_id))]),
  ]);
  return ({ athlete_id, coach_id }) => {
    const athlete = athletes.get(athlete_id);
    const coach = coaches.get(coach_id);
    return athlete && coach ? toConversationState(athlete, coach_id, coach, now) : null;
  };
}

export function authoriseConversation(
  guard: Guard,
  action: 'thread.open' | 'thread.write',
  conversation: Conversation | null,
): { conversation: Conversation; actor: SignedInActor } {
  guard.authorise(action, conversation);
  if (!conversation || !isSignedIn(guard.actor)) throw notFound();
  return { conversation, actor: guard.actor };
}

/** Who hears of what is said. */
export function membersOf({ athlete, coachUserId, isOpen }: Conversation, now: Date): string[] {
  return [...(isOpen ? [coachUserId] : []), ...familyInCharge(athlete, now)];
}

/** As access/rules/contact.rules.ts says for this reader. */
export function shownName(person: PersonRow | null, readerSeesNames: boolean): string {
  if (!person) return '';
  return isNamedInFull(person.role, readerSeesNames) ? person.name : person.redacted_name;
}

async function readConversation(
  queries: Queries,
  thread: ThreadKey,
  now: Date,
): Promise<Conversation | null> {
  const [athlete, coaches] = [
    await loadAthleteFacts(queries, thread.athlete_id),
    await loadCoaches(queries, [thread.coach_id]),
  ];
  const coach = coaches.get(thread.coach_id);
  if (!athlete || !coach) return null;
  return {
    ...toConversationState(athlete, thread.coach_id, coach, now),
    threadId: thread.id,
    coachUserId: thread.coach_user_id,
  };
}

/** It is open while the coach could open it: approved, not blocked, still verified and not suspended. */
function toConversationState(
  athlete: AthleteFacts,
  coachId: string,
  coach: Actor,
  now: Date,
): ConversationState {
  const isOpen = isSignedIn(coach) && canOpenThread(coach, { athlete, coachId }, now);
  const isAllowed = coach.kind === 'coach' && isContactAllowed(coach, athlete, now);
  return { athlete, coachId, isOpen, coach, isAllowed, isWaiting: waitsForForms(coach, athlete, now) };
}
