/** A claim: one director works on an item, until they decide, let go of it, or do not come back to it. */
import { CLAIM_HOURS } from '@faircourt/contracts/verification';
import { sql } from 'kysely';
import { allOf, anyOf, type Condition } from '../../../access/scopes/condition.ts';
import { isAfter } from '../../../access/scopes/in-effect.scope.ts';

const CLAIM_MS = CLAIM_HOURS * 60 * 60 * 1000;

export interface Claim {
  userId: string;
  until: Date;
}

/** Null when nobody works on it, or when the director who claimed it has been away for too long. */
export function liveClaim(
  row: { claimed_by: string | null; claimed_at: Date | null },
  now: Date,
): Claim | null {
  if (row.claimed_by === null || row.claimed_at === null) return null;
  const until = new Date(row.claimed_at.getTime() + CLAIM_MS);
  return until > now ? { userId: row.claimed_by, until } : null;
}

/** The same as SQL, over `verifications`. */
export function isClaimed(now: Date): Condition {
  const lapsed = new Date(now.getTime() - CLAIM_MS);
  return allOf(sql`verifications.claimed_by is not null`, isAfter(sql`verifications.claimed_at`, lapsed));
}

export function isUnclaimed(now: Date): Condition {
  const lapsed = new Date(now.getTime() - CLAIM_MS);
  return anyOf(
    sql`verifications.claimed_by is null`,
    sql`not ${isAfter(sql`verifications.claimed_at`, lapsed)}`,
  );
}
