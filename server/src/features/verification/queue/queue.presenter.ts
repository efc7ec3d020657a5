/** Items of the queue as they leave the server: what waits, since when, and who works on it. */
import type { QueueItem } from '@faircourt/contracts/verification';
import { liveClaim } from './claim.ts';
import type { QueueRow } from './queue.store.ts';
import { remindableFrom, remindedAt } from './remind.ts';
import { undoableUntil } from './undo.ts';

export interface QueueReader {
  userId: string;
  now: Date;
}

export function presentQueueItem(row: QueueRow, { userId, now }: QueueReader): QueueItem {
  const claim = row.status === 'open' ? liveClaim(row, now) : null;
  return {
    id: row.id,
    athlete_id: row.athlete_id,
    fact_group: row.fact_group,
    status: row.status,
    name: row.name,
    institution_name: row.institution_name,
    guardian_name: row.guardian_name,
    season_label: row.season_label,
    country_code: row.country_code,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reminded_at: remindedAt(row)?.toISOString() ?? null,
    can_remind_from: remindableFrom(row)?.toISOString() ?? null,
    claimed_by: claim && {
      name: row.claimer_name ?? '',
      is_you: claim.userId === userId,
      until: claim.until.toISOString(),
    },
    can_undo_until: undoableUntil(row, userId, now)?.toISOString() ?? null,
  };
}
