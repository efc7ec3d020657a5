/** institution.rules.ts as SQL, for the list that coaches choose from: conditions over the table `institutions`. */
import { sql } from 'kysely';
import { isSignedIn, type Actor } from '../engine/actor.ts';
import { allOf, anyOf, NOBODY, type Condition } from './condition.ts';
import { canFindInstitutions } from '../rules/institution.rules.ts';

export function findableInstitutions(actor: Actor): Condition {
  if (!isSignedIn(actor) || !canFindInstitutions(actor)) return NOBODY;
  const isOwn =
    actor.kind === 'coach' && actor.institutionId !== null
      ? sql<boolean>`institutions.id = ${actor.institutionId}`
      : NOBODY;
  return allOf(sql`institutions.banned_by is null`, anyOf(sql`institutions.status <> 'rejected'`, isOwn));
}
