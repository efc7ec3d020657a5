/** One card per athlete: several questions about one person are read and decided together. */
import type { QueueItem } from '@faircourt/contracts/verification';

export interface QueueGroup {
  key: string;
  items: [QueueItem, ...QueueItem[]];
}

/**
 * Each group is where its first item is, so that the oldest question stays on top. A page that is loaded later stands below what
 * was read before: a question about somebody further up gets a card of its own there, unless that card is the last one.
 */
export function gatherByAthlete(...pages: readonly (readonly QueueItem[])[]): QueueGroup[] {
  const groups: QueueGroup[] = [];
  for (const [page, items] of pages.entries()) {
    const last = groups.at(-1);
    const open = new Map(last ? [[athleteOf(last.items[0]), last]] : []);
    for (const item of items) {
      const athlete = athleteOf(item);
      const group = open.get(athlete);
      if (group) {
        group.items.push(item);
        continue;
      }
      const made: QueueGroup = { key: `${page}:${athlete}`, items: [item] };
      open.set(athlete, made);
      groups.push(made);
    }
  }
  return groups;
}

function athleteOf({ athlete_id, id }: QueueItem): string {
  return athlete_id ?? id;
}
