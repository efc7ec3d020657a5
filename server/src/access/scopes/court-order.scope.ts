/** Links that two admins have ended on a court order's word, as SQL: the order binds the person, whichever account they come with. */
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from './condition.ts';

/**
 * About any guardian and athlete, linked or not: they, or another account with the same proven mailbox, were sent away. Who
 * has had that account erased, or has given it another address, is not recognised: we keep no address of people who left.
 */
export function wasEndedOnOrder(
  guardianUserId: RawBuilder<unknown>,
  athleteId: RawBuilder<unknown>,
): Condition {
  return sql<boolean>`exists (
    select 1 from guardian_links former
    where former.athlete_id = ${athleteId} and former.ended_on_order and (
      former.guardian_user_id = ${guardianUserId} or exists (
        select 1 from shared_mailboxes shared
        where shared.user_id = former.guardian_user_id and shared.other_user_id = ${guardianUserId})))`;
}

/** About any athlete: somebody was sent away, no matter who. */
export function hasCourtOrder(athleteId: RawBuilder<unknown>): Condition {
  return sql<boolean>`exists (
    select 1 from guardian_links former where former.athlete_id = ${athleteId} and former.ended_on_order)`;
}
