/**
 * Who may not judge a verification, as SQL over `verifications`: people with an interest in the answer. The view
 * conflicts_of_interest says who they are; here it is asked from either side.
 */
import { sql } from 'kysely';
import { allOf, type Condition } from './condition.ts';

/** Everybody with an interest in one item. */
export const interestedUserIds = sql<string>`
  select conflict.user_id from conflicts_of_interest conflict where conflict.athlete_id = verifications.athlete_id
  union
  select conflict.user_id from conflicts_of_interest conflict
  where conflict.institution_id = verifications.institution_id`;

/**
 * Asked once for a whole queue: one person has an interest in few. Said as "not among these", which PostgreSQL takes for
 * nearly all of them, and so walks the queue in its order instead of sorting it.
 */
export function hasNoInterest(userId: string): Condition {
  return allOf(
    sql`(verifications.athlete_id = any(array(
      select conflict.athlete_id from conflicts_of_interest conflict
      where conflict.user_id = ${userId} and conflict.athlete_id is not null))) is not true`,
    sql`(verifications.institution_id = any(array(
      select conflict.institution_id from conflicts_of_interest conflict
      where conflict.user_id = ${userId} and conflict.institution_id is not null))) is not true`,
  );
}
