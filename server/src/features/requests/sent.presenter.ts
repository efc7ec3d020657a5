/** A coach's own requests as they leave the server. Why and when something closed is nobody's business but the family's. */
import type { SentRequest } from '@faircourt/contracts/requests';
import type { Guard } from '../../access/engine/guard.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { groupState } from '../../access/rules/athlete.rules.ts';
import { statusForAsker } from '../../access/rules/sent-request.rules.ts';
import type { SentRow } from './ask.store.ts';

export function presentSent(row: SentRow, guard: Guard, athlete: AthleteFacts | undefined): SentRequest {
  const { now } = guard;
  const { is_closed: isClosed, is_blocked_since: isBlockedSince, expires_at: expiresAt } = row;
  const status = statusForAsker({ status: row.status, isClosed, isBlockedSince, expiresAt }, now);
  const isAnswer = status === 'approved' || status === 'declined';
  return {
    id: row.id,
    kind: row.kind,
    athlete: { id: row.athlete_id, name: isNamed(guard, athlete) ? row.full_name : row.athlete_name },
    field_group: row.field_group,
    status,
    reason: status === 'declined' ? row.reason : null,
    created_at: row.created_at.toISOString(),
    decided_at: isAnswer ? (row.decided_at?.toISOString() ?? null) : null,
    // It closes without an answer when the signature that it needs is gone.
    thread_id: status === 'approved' && canOpen(row, guard, athlete) ? row.thread_id : null,
  };
}

/** As on the athlete's page, for whom it is open to. */
function isNamed(guard: Guard, athlete: AthleteFacts | undefined): boolean {
  if (athlete === undefined || !guard.can('athlete.open', athlete)) return false;
  return groupState(guard.actor, athlete, 'identity', guard.now) === 'visible';
}

function canOpen(row: SentRow, guard: Guard, athlete: AthleteFacts | undefined): boolean {
  if (guard.actor.kind !== 'coach' || guard.actor.coachId === null || !athlete) return false;
  return row.thread_id !== null && guard.can('thread.open', { athlete, coachId: guard.actor.coachId });
}
