/** Undoing a decision: by the director who made it, for a few minutes, unless the family has acted on it by then. */
import { UNDO_MINUTES } from '@faircourt/contracts/verification';
import type { VerificationStatus } from '@faircourt/contracts/vocabulary';

const UNDO_MS = UNDO_MINUTES * 60 * 1000;
export const DECIDED = [
  'verified',
  'offered',
  'more_asked',
  'rejected',
] as const satisfies VerificationStatus[];
export type Decided = (typeof DECIDED)[number];

interface DecidedRow {
  status: VerificationStatus;
  director_user_id: string | null;
  decided_at: Date | null;
  offered_values: Record<string, unknown> | null;
}

/** Null when it is too late, somebody else's, or no decision any more. */
export function undoableUntil(row: DecidedRow, userId: string, now: Date): Date | null {
  if (row.director_user_id !== userId || !isDecided(row.status) || wasAccepted(row)) return null;
  const until = undoEnd(row);
  return until && until > now ? until : null;
}

export function undoEnd({ decided_at }: Pick<DecidedRow, 'decided_at'>): Date | null {
  return decided_at && new Date(decided_at.getTime() + UNDO_MS);
}

export function isDecided(status: VerificationStatus): status is Decided {
  return DECIDED.some((decided) => decided === status);
}

/** A claim that was verified as it was has no correction; a correction that the family accepted keeps its values. */
export function wasAccepted(row: Pick<DecidedRow, 'status' | 'offered_values'>): boolean {
  return row.status === 'verified' && row.offered_values !== null;
}
