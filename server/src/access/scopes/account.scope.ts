/**
 * How accounts are named in the list that admins read, over `users` and `auth_users`, left joined to `athletes`: a minor
 * by first name and initial, as in every list that somebody outside the family reads. Opening the person is a look.
 */
import { sql, type RawBuilder } from 'kysely';
import { ADULT_AGE } from '../rules/age.ts';
import type { Condition } from './condition.ts';
import { hasReached } from './in-effect.scope.ts';

export function listedAccountName(now: Date): RawBuilder<string> {
  return sql<string>`case when ${isNamedInLists(now)} then users.name else redacted_name(users.name) end`;
}

/** An address often is a name. */
export function listedEmail(now: Date): RawBuilder<string> {
  return sql<string>`case when ${isNamedInLists(now)} then auth_users.email::text
    else left(auth_users.email::text, 1) || '…@' || split_part(auth_users.email::text, '@', 2) end`;
}

/** An athlete without a profile has stated no birthdate, and counts as a minor. */
function isNamedInLists(now: Date): Condition {
  return sql<boolean>`(users.role <> 'athlete' or ${hasReached(ADULT_AGE, now)})`;
}
