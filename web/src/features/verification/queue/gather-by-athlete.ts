/** One card per athlete: several questions about one person are read and decided together. */
import type { QueueItem } from '@faircourt/contracts/verification';

export interface QueueGroup {
  key: string;
  items: [QueueItem, ...QueueItem[]];
}

/** Each group is where its first item is, so that the oldest question stays on top. */
export function gatherByAthlete(items: readonly QueueItem[]): QueueGroup[] {
  const groups = new Map<string, QueueGroup>();
  for (const item of items) {
    const key = item.athlete_id ?? item.id;
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { key, items: [item] });
  }
  return [...groups.values()];
}
