/** Where a director goes on after a decision. */
import type { QueueItem } from '@faircourt/contracts/verification';

/** The next younger one that no colleague works on; at the end of the queue the oldest one. */
export function nextAfter(
  items: readonly QueueItem[],
  { id, created_at }: Pick<QueueItem, 'id' | 'created_at'>,
): QueueItem | null {
  const free = items.filter((item) => item.id !== id && (item.claimed_by === null || item.claimed_by.is_you));
  const younger = free.find(
    (item) => item.created_at > created_at || (item.created_at === created_at && item.id > id),
  );
  return younger ?? free[0] ?? null;
}
