/**
 * Who may not judge, as SQL: people with an interest in the answer. The view conflicts_of_interest says which account has
 * one; a director or an admin also has that of every other account with the same proven mailbox, for the person behind
 * them is one. Asked from either side. The view says some of that as well, because the release before asked it alone.
 */
import { sql, type RawBuilder } from 'kysely';
import { allOf, type Condition } from './condition.ts';

/** Everybody with an interest in one athlete or one institution; null is neither. */
function interestedIn(athleteId: RawBuilder<unknown>, institutionId: RawBuilder<unknown>) {
  return sql<string>`
  with interested as materialized (
    select conflict.user_id from conflicts_of_interest conflict where conflict.athlete_id = ${athleteId}
    union
    select conflict.user_id from conflicts_of_interest conflict where conflict.institution_id = ${institutionId}
  )
  select interested.user_id from interested
  union
  select shared.user_id from interested
  join shared_mailboxes shared on shared.other_user_id = interested.user_id
  where shared.role in ('regional_director', 'admin')`;
}

/** Over `verifications`. */
export const interestedUserIds = interestedIn(
  sql`verifications.athlete_id`,
  sql`verifications.institution_id`,
);

export function interestedInAthlete(athleteId: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`array(
    select interested.user_id::text from (${interestedIn(athleteId, sql`null::uuid`)}) interested
    order by interested.user_id)`;
}

/** Over `institution`, no matter which of its coaches is asked about. */
export const interestedInInstitution = interestedIn(sql`null::uuid`, sql`institution.id`);

/**
 * Of a director or an admin. Asked once for a whole queue: one person has an interest in few. Said as "not among these",
 * which PostgreSQL takes for nearly all of them, and so walks the queue in its order instead of sorting it.
 */
export function hasNoInterest(userId: string): Condition {
  const own = (column: 'athlete_id' | 'institution_id') => sql`array(
    select conflict.${sql.ref(column)} from (
      select ${userId}::uuid as id
      union select shared.other_user_id from shared_mailboxes shared where shared.user_id = ${userId}
    ) account
    -- Account by account ("offset 0"), as there are few: together, PostgreSQL would read whole tables for them.
    cross join lateral (
      select one.* from conflicts_of_interest one
      where one.user_id = account.id and one.${sql.ref(column)} is not null offset 0) conflict)`;
  return allOf(
    sql`(verifications.athlete_id = any(${own('athlete_id')})) is not true`,
    sql`(verifications.institution_id = any(${own('institution_id')})) is not true`,
  );
}
