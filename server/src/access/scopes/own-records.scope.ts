/**
 * Records that can be somebody's at all. To all others they are absent already when they are looked for, by the same
 * statement and in the same time as one that does not exist: no clock tells a stranger which of the two it was. Whether
 * those concerned may still open one is for the rules to say.
 */
import { sql, type RawBuilder } from 'kysely';
import { isSignedIn, ownAthleteIds, type Actor } from '../engine/actor.ts';
import { anyOf, NOBODY, type Condition } from './condition.ts';

/** For rows of threads named `thread`: the coach's, and the family's. */
export function isOwnThread(actor: Actor): Condition {
  if (actor.kind === 'coach') return sql<boolean>`thread.coach_id = ${actor.coachId}::uuid`;
  return sql<boolean>`thread.athlete_id = any(${ownAthleteIds(actor)}::uuid[])`;
}

/** For rows of messages named `message`, or of their files: what is held is there for its writer alone. */
export function isDeliveredTo(
  userId: string,
  { message, writer } = { message: sql`message.id`, writer: sql`message.sender_user_id` },
): Condition {
  return sql<boolean>`(${writer} = ${userId}
    or not exists (select 1 from held_messages waiting where waiting.message_id = ${message}))`;
}

/** For rows of messages named `message`, or of what belongs to one: moderators have removed what it says. */
export function isRemovedMessage(message = sql`message.id`): Condition {
  return sql<boolean>`exists (select 1 from removed_messages removed where removed.message_id = ${message})`;
}

/**
 * For rows of support_requests named `request`: written by this account, or by nobody's from the address that it has proven. What
 * another account wrote stays its own when the address has found a new owner. Never a report about a guardian, who may be
 * looking at the screen.
 */
export function isOwnSupportRequest(actor: Actor): Condition {
  if (!isSignedIn(actor)) return NOBODY;
  return sql<boolean>`(request.source <> 'guardian' and (request.reporter_user_id = ${actor.userId} or request.reporter_user_id is null
    and request.email = (
    select mailbox.email from auth_users mailbox join users owner on owner.auth_id = mailbox.id
    where owner.id = ${actor.userId} and mailbox.email_verified)))`;
}

/** For rows that belong to a subscription, named by the column: those of the staffs that this person is in. */
export function isOfOwnStaff(actor: Actor, subscriptionId: RawBuilder<unknown>): Condition {
  if (actor.kind !== 'coach') return NOBODY;
  const held = actor.plans.map((plan) => plan.subscriptionId);
  return sql<boolean>`${subscriptionId} = any(${held}::uuid[])`;
}

/** For rows of consent_signatures named `signature`: the signer's for ever, and the family's. */
export function isOwnSignature(actor: Actor): Condition {
  if (!isSignedIn(actor)) return NOBODY;
  return anyOf(
    sql<boolean>`signature.guardian_user_id = ${actor.userId}`,
    sql<boolean>`signature.athlete_id = any(${ownAthleteIds(actor)}::uuid[])`,
  );
}
