/** What sent-request.rules.ts needs to know of each request in a coach's list, as SQL. */
import type { SentStatus } from '@faircourt/contracts/requests';
import { sql, type RawBuilder } from 'kysely';
import type { CoachActor } from '../engine/actor.ts';
import type { Condition } from './condition.ts';

/**
 * For rows named `asked` with athlete_id, created_at and decided_at. What a lifted block had ended does not come back to
 * life in the coach's list: after a lock-down nothing does either.
 */
export function isBlockedSince(coach: Pick<CoachActor, 'coachId' | 'institutionId'>): Condition {
  return sql<boolean>`exists (
    select 1 from blocks block
    where block.athlete_id = asked.athlete_id
      and (block.coach_id = ${coach.coachId}::uuid or block.institution_id = ${coach.institutionId}::uuid)
      and (block.lifted_at is null or (block.moderation_item_id is null
        and block.created_at >= coalesce(asked.decided_at, asked.created_at))))`;
}

/** `statusForAsker` for rows named `request` with status, is_closed, is_blocked_since and expires_at. */
export function sentStatus(now: Date): RawBuilder<SentStatus> {
  return sql<SentStatus>`case
    when request.status = 'declined' and not request.is_closed then 'declined'
    when request.status in ('requested', 'approved') and not request.is_closed and not request.is_blocked_since
      and (request.expires_at is null or request.expires_at > ${now}) then request.status
    else 'closed' end`;
}
