/** A coach's own requests as they leave the server. Why something closed is nobody's business but the family's. */
import type { SentRequest } from '@faircourt/contracts/requests';
import type { SentRow } from './ask.store.ts';

export function presentSent(row: SentRow, now: Date): SentRequest {
  const status = sentStatus(row, now);
  return {
    id: row.id,
    kind: row.kind,
    athlete: { id: row.athlete_id, name: row.athlete_name },
    field_group: row.field_group,
    status,
    reason: status === 'declined' ? row.reason : null,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    thread_id: row.thread_id,
  };
}

function sentStatus({ status, expires_at }: SentRow, now: Date): SentRequest['status'] {
  if (status === 'requested' || status === 'declined') return status;
  const isOver = expires_at !== null && expires_at <= now;
  return status === 'approved' && !isOver ? 'approved' : 'closed';
}
