/**
 * The athletes whom somebody goes through one by one, from a search or a list: who comes before and after, and how many
 * there are. It holds ids in the order of the results and nothing else of anybody; each page is opened and counted by itself.
 */
import { searchFiltersSchema, type SearchPage } from '@faircourt/contracts/search';
import { SEARCH_SORTS } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';

const walkSchema = z.object({
  /** The list that somebody goes through, and the way back to how it was shown; null: the results of a search. */
  list: z.object({ name: z.string(), path: z.string() }).nullable(),
  ids: z.array(z.string()),
  /** As search counts them. */
  total: z.int(),
  /** There are more than that. */
  isCapped: z.boolean(),
  /** By what more of them are found; null where all of them are here. */
  more: z
    .object({
      filters: searchFiltersSchema,
      sort: z.enum(SEARCH_SORTS),
      after: z.string(),
    })
    .nullable(),
});
export type AthleteWalk = z.infer<typeof walkSchema>;

export type Step = 'previous' | 'next';

/** What a link hands to the page that it opens, so that a page which was reached otherwise shows no walk. */
export const ON_A_WALK = { isFromSearch: true } as const;

/** Filters as in an address, from which they are read again. */
export function writeAthleteWalk(walk: AthleteWalk): unknown {
  if (!walk.more) return walk;
  const filters = Object.entries(walk.more.filters).filter(([, value]) => value !== undefined);
  const written = Object.fromEntries(filters.map(([name, value]) => [name, String(value)]));
  return { ...walk, more: { ...walk.more, filters: written } };
}

export function readAthleteWalk(stored: unknown): AthleteWalk | null {
  const read = walkSchema.safeParse(stored);
  return read.success ? read.data : null;
}

export interface Place {
  /** Counted from one. */
  number: number;
  total: number;
  isCapped: boolean;
  previous: string | null;
  next: string | null;
  /** After the last one that is known, more can be found. */
  hasMore: boolean;
}

/** Null for an athlete who is not among them. */
export function placeIn(walk: AthleteWalk, id: string): Place | null {
  const at = walk.ids.indexOf(id);
  if (at < 0) return null;
  return {
    number: at + 1,
    // Somebody may have come in since they were counted.
    total: Math.max(walk.total, walk.ids.length),
    isCapped: walk.isCapped,
    previous: walk.ids[at - 1] ?? null,
    next: walk.ids[at + 1] ?? null,
    hasMore: walk.more !== null,
  };
}

/** One who is no longer there is left out, and counted no more. */
export function withoutAthlete(walk: AthleteWalk, id: string): AthleteWalk {
  const ids = walk.ids.filter((other) => other !== id);
  return { ...walk, ids, total: walk.total - (walk.ids.length - ids.length) };
}

/** With the next page of results. One who moved between two pages is there once. */
export function withPage(
  walk: AthleteWalk,
  { athletes, next }: Pick<SearchPage, 'next'> & { athletes: readonly { id: string }[] },
): AthleteWalk {
  return {
    ...walk,
    ids: [...new Set([...walk.ids, ...athletes.map(({ id }) => id)])],
    more: walk.more && next !== null ? { ...walk.more, after: next } : null,
  };
}
