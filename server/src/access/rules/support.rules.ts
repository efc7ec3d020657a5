/** Messages to support: admins work on all of them, and everybody goes on with their own. */
import type { SignedInActor } from '../engine/actor.ts';
import type { SupportThreadFacts } from '../facts/subjects.ts';

/** Not a report about a guardian: the guardian may be looking at the athlete's screen. */
export function isSupportSender(actor: SignedInActor, thread: SupportThreadFacts): boolean {
  return !thread.isQuiet && thread.senderUserIds.includes(actor.userId);
}
