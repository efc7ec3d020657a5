/** canModerate of moderation.rules.ts as SQL, for rows of moderation_items named `item`. */
import { sql } from 'kysely';
import { isSignedIn, type Actor } from '../engine/actor.ts';
import { isAdmin } from '../rules/administration.rules.ts';
import { NOBODY, type Condition } from './condition.ts';

export function moderatableItems(actor: Actor): Condition {
  if (!isSignedIn(actor) || !isAdmin(actor)) return NOBODY;
  return sql<boolean>`(item.about_user_id is distinct from ${actor.userId}::uuid and not exists (
    select 1 from moderation_reports own
    where own.item_id = item.id and own.reported_by = ${actor.userId}::uuid))`;
}
