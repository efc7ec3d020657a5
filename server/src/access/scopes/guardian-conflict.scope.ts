/**
 * One person, two accounts, as SQL: a coach, director or admin must not be guardian in a family that they deal with, and
 * accounts with one proven mailbox are taken for one person. It is asked whenever a guardian's word matters, so it counts
 * from the moment a mailbox is shared or the other account begins to deal with the family, and no longer than that. The
 * fact itself is the database's guardian_in_conflict; what follows from it is said in rules/guardian-level.ts.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from './condition.ts';

/** About any guardian and athlete, linked or not. */
export function isInConflict(guardianUserId: RawBuilder<unknown>, athleteId: RawBuilder<unknown>): Condition {
  return sql<boolean>`guardian_in_conflict(${guardianUserId}, ${athleteId})`;
}
