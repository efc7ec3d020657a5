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

/** Asked once for a whole queue: one person has an interest in few. */
export function hasNoInterest(userId: string): Condition {
  return allOf(
    sql`coalesce(verifications.athlete_id <> all(array(
      select conflict.athlete_id from conflicts_of_interest conflict
      where conflict.user_id = ${userId} and conflict.athlete_id is not null)), true)`,
    sql`coalesce(verifications.institution_id <> all(array(
      select conflict.institution_id from conflicts_of_interest conflict
      where conflict.user_id = ${userId} and conflict.institution_id is not null)), true)`,
  );
}
