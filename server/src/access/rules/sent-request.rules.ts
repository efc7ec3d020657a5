/**
 * What a coach learns of their own request. A block, a lock-down, the end of a link and a form taken back read alike:
 * closed, without who, why or when. Only a no that was said to the coach is told as one, whatever came after it.
 */
import type { ContactStatus, ReleaseStatus } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { CoachActor } from '../engine/actor.ts';
import type { Condition } from '../scopes/condition.ts';

export interface SentRequestFacts {
  status: ReleaseStatus | ContactStatus;
  /** Ended together with everything else: nobody's no to this coach. */
  isClosed: boolean;
  /** A block came after it, whether or not that has been lifted. */
  isBlockedSince: boolean;
  expiresAt: Date | null;
}

export type SentRequestStatus = 'requested' | 'approved' | 'declined' | 'closed';

export function statusForAsker(request: SentRequestFacts, now: Date): SentRequestStatus {
  const { status, isClosed, isBlockedSince, expiresAt } = request;
  if (status === 'declined' && !isClosed) return 'declined';
  const isOver = isClosed || isBlockedSince || (expiresAt !== null && expiresAt <= now);
  return (status === 'requested' || status === 'approved') && !isOver ? status : 'closed';
}

/**
 * For rows named `asked` with athlete_id, created_at and decided_at. What a lifted block had ended does not come back to
 * life in the coach's list: after a lock-down nothing does either.
 */
export function isBlockedSince(coach: Pick<CoachActor, 'coachId' | 'institutionId'>): Condition {
  return sql<boolean>`exists (
    select 1 from blocks block
    where block.athlete_id = asked.athlete_id
      and (block.coach_id = ${coach.coachId}::uuid or block.institution_id = ${coach.institutionId}::uuid)
      and (block.lifted_at is null or block.created_at >= coalesce(asked.decided_at, asked.created_at)))`;
}
