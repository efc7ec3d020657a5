/** A reminder of what waits for an answer: at most one in so many days, counted from the question itself on. */
import { REMINDER_DAYS } from '@faircourt/contracts/verification';
import { DAY_MS } from '@faircourt/contracts/time';
import type { VerificationStatus } from '@faircourt/contracts/vocabulary';

interface WaitingRow {
  status: VerificationStatus;
  decided_at: Date | null;
  reminded_at: Date | null;
}

/** A reminder of this question; one of an earlier question about the same item no longer counts. */
export function remindedAt({ decided_at, reminded_at }: WaitingRow): Date | null {
  return decided_at && reminded_at && reminded_at > decided_at ? reminded_at : null;
}

/** Null for what waits for no answer. */
export function remindableFrom(row: WaitingRow): Date | null {
  if (row.decided_at === null || (row.status !== 'more_asked' && row.status !== 'offered')) return null;
  const last = remindedAt(row) ?? row.decided_at;
  return new Date(last.getTime() + REMINDER_DAYS * DAY_MS);
}
