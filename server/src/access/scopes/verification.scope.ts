/** verification.rules.ts as SQL, for the queue: conditions over the table `verifications`. */
import { sql } from 'kysely';
import { isApprovedDirector, type Actor } from '../engine/actor.ts';
import { allOf, EVERYBODY, NOBODY, type Condition } from './condition.ts';
import { hasNoInterest } from './interested-users.ts';
import { isOfNobodySuspended } from './suspended-askers.ts';

export function judgeableVerifications(actor: Actor): Condition {
  if (actor.kind === 'admin') {
    return allOf(
      sql`verifications.guardian_link_id is not null`,
      hasNoInterest(actor.userId),
      isOfNobodySuspended,
    );
  }
  if (!isApprovedDirector(actor)) return NOBODY;
  return allOf(sql`verifications.country_code = any(${actor.countries}::text[])`, listedWithinCountry(actor));
}

/**
 * A director's queue holds what that director may judge; an admin watches over all of them. This is what is left to ask
 * where the queue is walked through country by country, and only through the actor's own: a second condition on the
 * country would keep PostgreSQL from reading the index in its order.
 */
export function listedWithinCountry(actor: Actor): Condition {
  if (actor.kind === 'admin') return EVERYBODY;
  return isApprovedDirector(actor) ? allOf(hasNoInterest(actor.userId), isOfNobodySuspended) : NOBODY;
}

/** The countries to walk through; null for all of them. */
export function listedCountries(actor: Actor): readonly string[] | null {
  if (actor.kind === 'admin') return null;
  return isApprovedDirector(actor) ? actor.countries : [];
}
