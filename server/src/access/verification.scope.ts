/** verification.rules.ts as SQL, for the queue: conditions over the table `verifications`. */
import { sql } from 'kysely';
import { isApprovedDirector, type Actor } from './actor.ts';
import { allOf, EVERYBODY, NOBODY, type Condition } from './condition.ts';
import { concernedCountry, interestedUserIds } from './interested-users.ts';

/** A director's queue holds what that director may judge; an admin watches over all of them. */
export function listedVerifications(actor: Actor): Condition {
  return actor.kind === 'admin' ? EVERYBODY : judgeableVerifications(actor);
}

export function judgeableVerifications(actor: Actor): Condition {
  if (!isApprovedDirector(actor)) return NOBODY;
  return allOf(
    sql`${concernedCountry} = any(${actor.countries}::text[])`,
    sql`not exists (select 1 from (${interestedUserIds}) interested where interested.user_id = ${actor.userId})`,
  );
}
