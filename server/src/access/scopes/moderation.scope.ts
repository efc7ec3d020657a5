/** canModerate of moderation.rules.ts as SQL. */
import { sql } from 'kysely';
import { isSignedIn, type Actor } from '../engine/actor.ts';
import { isAdmin } from '../rules/administration.rules.ts';
import { NOBODY, type Condition } from './condition.ts';

/** For rows of moderation_items named `item`. */
export function moderatableItems(actor: Actor): Condition {
  if (!isSignedIn(actor) || !isAdmin(actor)) return NOBODY;
  return sql<boolean>`(item.about_user_id is distinct from ${actor.userId}::uuid and not exists (
    select 1 from moderation_reports own
    where own.item_id = item.id and own.reported_by = ${actor.userId}::uuid))`;
}

/** For rows of users named `u`: who may judge this item. */
export function moderatorsOf(itemId: string): Condition {
  return sql<boolean>`(u.role = 'admin' and u.status = 'active'
    and not exists (select 1 from moderation_items item where item.id = ${itemId}::uuid and item.about_user_id = u.id)
    and not exists (select 1 from moderation_reports own
      where own.item_id = ${itemId}::uuid and own.reported_by = u.id))`;
}
