/** log.rules.ts as SQL, over rows of events named `entry`. Whether the reader is the minor themself may differ by row. */
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from './condition.ts';

export function readableEntries(isMinor: RawBuilder<unknown>): Condition {
  return sql<boolean>`(not ${isMinor}
    or not (entry.type similar to '(contact|block).%' or (entry.data ->> 'institution_id' is not null
      and entry.type in ('release.requested', 'release.closed', 'release.set_aside', 'release.taken_up',
        'release.declined', 'release.denial_withdrawn', 'release.denial_passed_on', 'athlete.institutions_merged')))
    or exists (select 1 from events approval
      where approval.chain = entry.chain and approval.type = 'contact.approved'
        and approval.data ->> 'contact_request_id' = entry.data ->> 'contact_request_id')
    or ${isReleaseApproved(sql`entry.chain`, sql`entry.data ->> 'release_id'`)})`;
}

/** Whether a guardian has approved this release at some time, whatever became of it. */
export function isReleaseApproved(athleteId: RawBuilder<unknown>, releaseId: RawBuilder<unknown>): Condition {
  return sql<boolean>`exists (select 1 from events approval
    where approval.chain = ${athleteId} and approval.type = 'release.approved'
      and approval.data ->> 'release_id' = ${releaseId})`;
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
