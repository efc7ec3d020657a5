/**
 * athlete.rules.ts as SQL, for lists: conditions over the table `athletes` (named so in the query) that keep exactly
 * the rows the rules would allow. What cannot match is decided here already, so the database gets a short question.
 */
import { sql } from 'kysely';
import type { Actor } from '../engine/actor.ts';
import { ADULT_AGE } from '../rules/age.ts';
import { allOf, NOBODY, type Condition } from './condition.ts';
import { hasReached } from './in-effect.scope.ts';

/** For whom this actor decides on releases and contact: an adult for themself, a guardian for linked minors. */
export function decidableAthletes(actor: Actor, now: Date): Condition {
  const isOfAge = hasReached(ADULT_AGE, now);
  if (actor.kind === 'athlete') return allOf(isFamily(actor), isOfAge);
  return actor.kind === 'guardian' ? allOf(isFamily(actor), sql`not ${isOfAge}`) : NOBODY;
}

function isFamily(actor: Actor): Condition {
  if (actor.kind === 'athlete') return sql<boolean>`athletes.user_id = ${actor.userId}`;
  if (actor.kind === 'guardian') return sql<boolean>`athletes.id = any(${actor.athleteIds}::uuid[])`;
  return NOBODY;
}
