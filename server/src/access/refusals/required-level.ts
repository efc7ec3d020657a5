/** A guardian who approves without the level for it is told what to do next. Denying needs no level. */
import type { GuardianLevel } from '@faircourt/contracts/vocabulary';
import { whyNotApprove } from '../rules/release.rules.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { guardianInConflict } from './mailbox-conflict.ts';
import { AppError } from '../../platform/errors.ts';

export function requireLevel(athlete: AthleteFacts, userId: string, needed: GuardianLevel, now: Date): void {
  const reason = whyNotApprove(athlete, userId, needed, now);
  if (reason === 'conflict') throw guardianInConflict();
  if (reason === 'held') throw familyHeld();
  if (reason === 'level') throw levelNeeded(needed);
}

/**
 * A switch may be set ahead of the check, and counts from then on. While the family is held nothing is set at all, and
 * nothing by a guardian in conflict.
 */
export function requireSay(athlete: AthleteFacts, userId: string, now: Date): void {
  requireLevel(athlete, userId, 'linked', now);
}

function familyHeld(): AppError {
  return new AppError(
    'family_held',
    'The athlete ended a guardian’s link. Until a guardian with verified guardianship has been linked for 14 days, or we have looked at it, nothing new can be approved. You can still decline, block and lock down.',
  );
}

function levelNeeded(needed: GuardianLevel): AppError {
  return needed === 'verified'
    ? new AppError(
        'guardianship_needed',
        'This needs verified guardianship. Show a director that you are the guardian; you can still decline.',
      )
    : new AppError(
        'statement_needed',
        'First confirm your email address and tell us who you are. You can still decline.',
      );
}
