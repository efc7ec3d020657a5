/** Where a director goes on after a decision. */
import type { QueueItem } from '@faircourt/contracts/verification';
import { gatherByAthlete } from './gather-by-athlete.ts';

export type Decided = Pick<QueueItem, 'id' | 'athlete_id' | 'created_at'>;

/**
 * In the order of the queue as it is shown, of what no colleague works on: the rest of the same athlete, then the next card; at
 * the end of the queue the first one. `seen` is the queue from which it was opened: an athlete's card was where the oldest
 * question was, also when that one is decided by now.
 */
export function nextAfter(
  items: readonly QueueItem[],
  decided: Decided,
  seen: readonly QueueItem[] = [],
): QueueItem | null {
  const free = items.filter(({ id, claimed_by }) => id !== decided.id && (claimed_by?.is_you ?? true));
  const isSameAthlete = ({ athlete_id }: QueueItem) =>
    athlete_id !== null && athlete_id === decided.athlete_id;
  const others = free.filter(isSameAthlete);
  const rest = others.find((item) => isYounger(item, decided)) ?? others[0];
  if (rest) return rest;
  const place = [...seen.filter(isSameAthlete), decided].reduce((a, b) => (isYounger(a, b) ? b : a));
  const cards = gatherByAthlete(items).filter(({ items: [first] }) => isYounger(first, place));
  const below = cards.flatMap((card) => card.items).find(({ id }) => free.some((item) => item.id === id));
  return below ?? free[0] ?? null;
}

function isYounger(item: Decided, than: Decided): boolean {
  return item.created_at > than.created_at || (item.created_at === than.created_at && item.id > than.id);
}
