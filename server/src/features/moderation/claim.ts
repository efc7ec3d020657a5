/** A claim: one moderator works on an item, until it is decided, given back, or left alone for too long. */
import { MODERATION_CLAIM_HOURS } from '@faircourt/contracts/moderation';

export const CLAIM_MS = MODERATION_CLAIM_HOURS * 60 * 60 * 1000;

export interface Claim {
  userId: string;
  until: Date;
}

export function liveClaim(
  row: { claimed_by: string | null; claimed_at: Date | null; closed_at: Date | null },
  now: Date,
): Claim | null {
  if (row.claimed_by === null || row.claimed_at === null || row.closed_at !== null) return null;
  const until = new Date(row.claimed_at.getTime() + CLAIM_MS);
  return until > now ? { userId: row.claimed_by, until } : null;
}
