/** Whose verifications wait because the account is suspended, as SQL over `verifications`. */
import { sql } from 'kysely';
import { allOf, type Condition } from './condition.ts';

/**
 * Two sets that are made once for a whole queue, from the index of the few who are suspended, and looked into at each
 * item: joined instead, they could keep PostgreSQL from walking the queue in its order.
 */
export const isOfNobodySuspended: Condition = allOf(
  sql`coalesce(verifications.athlete_id not in (
    select athlete.id from users owner join athletes athlete on athlete.user_id = owner.id
    where owner.status = 'suspended'), true)`,
  sql`coalesce(verifications.coach_id not in (
    select coach.id from users owner join coaches coach on coach.user_id = owner.id
    where owner.status = 'suspended'), true)`,
);
