/**
 * athlete.rules.ts as SQL, for lists: conditions over the table `athletes` (named so in the query) that keep exactly
 * the rows the rules would allow. What cannot match is decided here already, so the database gets a short question.
 */
import type { FieldGroup, Visibility } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { isApprovedDirector, isMember, isVerifiedCoach, type Actor } from '../engine/actor.ts';
import { ADULT_AGE } from '../rules/age.ts';
import { allOf, anyOf, EVERYBODY, NOBODY, type Condition } from './condition.ts';
import { needsVerification } from '../rules/standing.ts';
import {
  exists,
  hasOpenContact,
  hasReached,
  holdsNamedRelease,
  isMarkCounted,
  isReleasedTo,
  isShown,
  isVerified,
} from './standing.scope.ts';

/** Who appears in search for this actor. */
export function listedAthletes(actor: Actor, now: Date): Condition {
  if (!isMember(actor)) return NOBODY;
  const seesColleges = isVerifiedCoach(actor) || isApprovedDirector(actor) || actor.kind === 'admin';
  return allOf(
    seesColleges ? anyOf(hasVisibility('public'), hasVisibility('colleges_only')) : hasVisibility('public'),
    isShown(now),
    exists(actor),
  );
}

/** Whose profile page opens for this actor. */
export function openableAthletes(actor: Actor, now: Date): Condition {
  if (!isMember(actor)) return NOBODY;
  if (actor.kind === 'admin') return EVERYBODY;
  const conditions = [isFamily(actor), isInRegion(actor), listedAthletes(actor, now)];
  if (isVerifiedCoach(actor)) {
    conditions.push(
      allOf(hasVisibility('conditional'), isShown(now), exists(actor), holdsNamedRelease(actor, now)),
    );
  }
  return anyOf(...conditions.filter((condition) => condition !== NOBODY));
}

/** Whose field group this actor reads. For `videos` these are the ones not marked public. */
export function readableGroup(actor: Actor, group: FieldGroup, now: Date): Condition {
  if (!isMember(actor)) return NOBODY;
  if (actor.kind === 'admin') return EVERYBODY;
  if (group === 'contact') return readableContact(actor, now);
  const conditions = [openableAthletes(actor, now), isReleasedTo(actor, group, now)];
  if (needsVerification(group)) conditions.push(isVerified(group, now));
  return anyOf(isFamily(actor), isInRegion(actor), allOf(...conditions));
}

/** Over `videos` joined to `athletes`. */
export function readableVideos(actor: Actor, now: Date): Condition {
  return anyOf(
    allOf(sql`videos.is_public`, openableAthletes(actor, now), isMarkCounted(actor, now)),
    readableGroup(actor, 'videos', now),
  );
}

/** For whom this actor decides on releases and contact: an adult for themself, a guardian for linked minors. */
export function decidableAthletes(actor: Actor, now: Date): Condition {
  const isOfAge = hasReached(ADULT_AGE, now);
  if (actor.kind === 'athlete') return allOf(isFamily(actor), isOfAge);
  return actor.kind === 'guardian' ? allOf(isFamily(actor), sql`not ${isOfAge}`) : NOBODY;
}

function readableContact(actor: Actor, now: Date): Condition {
  if (!isVerifiedCoach(actor) || actor.coachId === null) return isFamily(actor);
  return allOf(openableAthletes(actor, now), hasOpenContact(actor, now));
}

function isFamily(actor: Actor): Condition {
  if (actor.kind === 'athlete') return sql<boolean>`athletes.user_id = ${actor.userId}`;
  if (actor.kind === 'guardian') return sql<boolean>`athletes.id = any(${actor.athleteIds}::uuid[])`;
  return NOBODY;
}

function isInRegion(actor: Actor): Condition {
  return isApprovedDirector(actor)
    ? sql<boolean>`athletes.country_code = any(${actor.countries}::text[])`
    : NOBODY;
}

function hasVisibility(visibility: Visibility): Condition {
  return sql<boolean>`athletes.visibility = ${visibility}`;
}
