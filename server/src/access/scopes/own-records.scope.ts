/**
 * Records that can be somebody's at all. To all others they are absent already when they are looked for, by the same
 * statement and in the same time as one that does not exist: no clock tells a stranger which of the two it was. Whether
 * those concerned may still open one is for the rules to say.
 */
import { sql } from 'kysely';
import { isSignedIn, type Actor } from '../engine/actor.ts';
import { anyOf, NOBODY, type Condition } from './condition.ts';

/** For rows of threads named `t`. */
export function isOwnThread(actor: Actor): Condition {
  if (actor.kind === 'coach') return sql<boolean>`t.coach_id = ${actor.coachId}::uuid`;
  return sql<boolean>`t.athlete_id = any(${familyOf(actor)}::uuid[])`;
}

/** For rows of consent_signatures named `signature`: the signer's for ever, and the family's. */
export function isOwnSignature(actor: Actor): Condition {
  if (!isSignedIn(actor)) return NOBODY;
  return anyOf(
    sql<boolean>`signature.guardian_user_id = ${actor.userId}`,
    sql<boolean>`signature.athlete_id = any(${familyOf(actor)}::uuid[])`,
  );
}

function familyOf(actor: Actor): readonly string[] {
  if (actor.kind === 'guardian') return actor.athleteIds;
  return actor.kind === 'athlete' && actor.athleteId !== null ? [actor.athleteId] : [];
}
