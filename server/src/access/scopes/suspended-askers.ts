/** Whose verifications wait because the account is suspended, as SQL over `verifications`. */
import { sql } from 'kysely';
import { allOf, type Condition } from './condition.ts';

/**
 * Lists that are made once for a whole queue, from the index of the few who are suspended. As with interests, "not
 * among these" lets PostgreSQL walk the queue in its order.
 */
export const isOfNobodySuspended: Condition = allOf(
  sql`(verifications.athlete_id = any(array(
    select athlete.id from users owner join athletes athlete on athlete.user_id = owner.id
    where owner.status = 'suspended'))) is not true`,
  sql`(verifications.coach_id = any(array(
    select coach.id from users owner join coaches coach on coach.user_id = owner.id
    where owner.status = 'suspended'))) is not true`,
  sql`(verifications.guardian_link_id = any(array(
    select link.id from users owner join guardian_links link on link.guardian_user_id = owner.id
    where owner.status = 'suspended'))) is not true`,
);
