/** Who counts as a colleague: coaches whom a director has verified at the same institution, which is verified itself. */
import { sql } from 'kysely';
import type { Condition } from './condition.ts';

/** For institutions named `place`, as facts/load-actor.ts asks it of the caller. Naming a place alone makes nobody one of its staff. */
export function isVerifiedAtPlace(coach: 'coaches' | 'colleague' | 'own'): Condition {
  return sql<boolean>`(place.status = 'verified' and ${sql.ref(`${coach}.institution_id`)} = place.id
    and ${sql.ref(`${coach}.affiliation_status`)} = 'verified')`;
}

/** For coaches named `colleague`. */
export function isVerifiedColleagueOf(userId: string): Condition {
  return sql<boolean>`(colleague.user_id <> ${userId} and exists (
    select 1 from coaches own join institutions place on place.id = own.institution_id
    where own.user_id = ${userId} and ${isVerifiedAtPlace('own')} and ${isVerifiedAtPlace('colleague')}))`;
}
