/** list.rules.ts as SQL: rows of recruiting_lists, named `list`, that are on the desk of this actor. */
import { sql } from 'kysely';
import type { Actor } from '../engine/actor.ts';
import { allOf, anyOf, NOBODY, type Condition } from './condition.ts';

export function listsOnDesk(actor: Actor): Condition {
  if (actor.kind !== 'coach') return NOBODY;
  const desks = actor.plans.map(({ subscriptionId }) => subscriptionId);
  return allOf(
    sql<boolean>`list.subscription_id = any(${desks}::uuid[])`,
    anyOf(sql<boolean>`list.is_shared`, sql<boolean>`list.owner_user_id = ${actor.userId}`),
  );
}
