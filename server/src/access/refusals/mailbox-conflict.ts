/** What somebody hears who is both a guardian and a coach, director or admin in one family. */
import { isCoachInConflict, isGuardianInConflict } from '../facts/guardian-conflicts.ts';
import type { Queries } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';

export async function refuseConflict(
  queries: Queries,
  pair: { athleteId: string; guardianUserId: string },
): Promise<void> {
  if (!(await isGuardianInConflict(queries, pair))) return;
  throw guardianInConflict();
}

export function guardianInConflict(): AppError {
  return new AppError(
    'guardian_conflict',
    'This mailbox also belongs to a coach, director or admin who deals with this athlete, so it cannot be a guardian here. Write to support if this is a mistake.',
  );
}

export async function refuseAskingOwnFamily(
  queries: Queries,
  pair: { athleteId: string; coachUserId: string },
): Promise<void> {
  if (!(await isCoachInConflict(queries, pair))) return;
  throw new AppError(
    'guardian_conflict',
    'An account with your mailbox is a guardian of this athlete, so you cannot ask this family as a coach.',
  );
}
