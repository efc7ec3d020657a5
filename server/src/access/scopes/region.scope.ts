/** region.rules.ts as SQL, for the directory and what is written for a region: conditions over a column of countries. */
import { sql, type RawBuilder } from 'kysely';
import { isApprovedDirector, type Actor } from '../engine/actor.ts';
import { allOf, NOBODY, type Condition } from './condition.ts';

/** `country` is the column to compare, such as sql`athletes.country_code`. */
export function inOwnCountries(actor: Actor, country: RawBuilder<unknown>): Condition {
  if (!isApprovedDirector(actor)) return NOBODY;
  return sql<boolean>`${country} = any(${actor.countries}::text[])`;
}

/** Who is in the directory, over `users` joined to their records; `country` is where these are. */
export function peopleInDirectory(actor: Actor, country: RawBuilder<unknown>): Condition {
  return allOf(inOwnCountries(actor, country), sql`users.status <> 'suspended'`);
}
