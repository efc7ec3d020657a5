/** A coach's own requests as they leave the server. Why and when something closed is nobody's business but the family's. */
import type { SentRequest } from '@faircourt/contracts/requests';
import { statusForAsker } from '../../access/rules/sent-request.rules.ts';
import type { SentRow } from './ask.store.ts';

export function presentSent(row: SentRow, now: Date): SentRequest {
  const { is_closed: isClosed, is_blocked_since: isBlockedSince, expires_at: expiresAt } = row;
  const status = statusForAsker({ status: row.status, isClosed, isBlockedSince, expiresAt }, now);
  const isAnswer = status === 'approved' || status === 'declined';
  return {
    id: row.id,
    kind: row.kind,
    athlete: { id: row.athlete_id, name: row.athlete_name },
    field_group: row.field_group,
    status,
    reason: status === 'declined' ? row.reason : null,
    created_at: row.created_at.toISOString(),
    decided_at: isAnswer ? (row.decided_at?.toISOString() ?? null) : null,
    thread_id: status === 'approved' ? row.thread_id : null,
  };
}
