/** log.rules.ts as SQL, over rows of events named `entry`. Whether the reader is the minor themself may differ by row. */
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from './condition.ts';

export function readableEntries(isMinor: RawBuilder<unknown>): Condition {
  return sql<boolean>`(not ${isMinor} or entry.type not similar to '(contact|block).%' or exists (
    select 1 from events approval
    where approval.chain = entry.chain and approval.type = 'contact.approved'
      and approval.data ->> 'contact_request_id' = entry.data ->> 'contact_request_id'))`;
}

export function withheldEntries(isMinor: RawBuilder<unknown>): Condition {
  return sql<boolean>`(${isMinor} and entry.type = 'athlete.locked_down')`;
}

/**
 * Over `entry`, the account `actor` that made it and the `athlete` it is about: the family knows by name whom it deals
 * with. Everybody else acts for the platform.
 */
export const isNamedInLog: Condition = sql<boolean>`(
  actor.role in ('coach', 'regional_director') or actor.id = athlete.user_id
  or exists (select 1 from guardian_links link
    where link.athlete_id = entry.chain and link.guardian_user_id = actor.id))`;
