/**
 * How an athlete is named in a list that somebody outside the family reads: a minor by first name and initial, as in
 * search. Opening the person shows the whole name, and that look is in the family's log.
 */
import { sql, type RawBuilder } from 'kysely';
import { ADULT_AGE } from '../rules/age.ts';
import { hasReached } from './in-effect.scope.ts';

/** Over `athletes`; `account` is the name of the joined row of `users`. */
export function listedName(now: Date, account: string): RawBuilder<string> {
  const name = sql.ref(`${account}.name`);
  return sql<string>`case when ${hasReached(ADULT_AGE, now)} then ${name} else redacted_name(${name}) end`;
}
