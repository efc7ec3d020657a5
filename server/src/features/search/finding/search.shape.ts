/** What the text of a search statement depends on, and the values that it is run with. */
import type { SearchFilters } from '@faircourt/contracts/search';
import type { FilterName } from '@faircourt/contracts/search-filters';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import type { CardReader } from '../../../access/rules/card.rules.ts';
import type { Given, Planning } from '../../../platform/database/prepared-statement.ts';
import type { OwnFilters } from '../marks/marks.service.ts';
import { filtersSet, filterValues } from './filter.conditions.ts';
import type { Cursor } from './search.cursor.ts';

export interface Search {
  reader: CardReader;
  filters: SearchFilters;
  /** Per word of the name that was typed, the words that count as the same; empty without a name. */
  words: readonly (readonly string[])[];
  /** Without them the filters of a coach's own work are passed over, as saved searches do. */
  own?: OwnFilters;
  now: Date;
}

/** Everything that the text of a statement depends on. */
export interface Shape {
  planning: Planning;
  cards: 'everyone' | 'public' | 'colleges';
  /** Whether a coach's institution may have cards of its own. */
  hasInstitution: boolean;
  hasBlocks: boolean;
  isUnlisted: boolean;
  hasNews: boolean;
  filters: readonly FilterName[];
  position: SearchFilters['position'];
  sort: SearchSort;
  hasCursor: boolean;
  words: number;
  /** Of the first word. */
  hasSimilarWords: boolean;
}

export function shapeOf(
  { reader, filters, words, own }: Search,
  sort: SearchSort,
  cursor: Cursor | null,
): Shape {
  const set = filtersSet(filters);
  return {
    planning: isWalk(set, sort) ? 'kept' : 'fresh',
    cards: reader.audience === 'everyone' ? (reader.isPublicOnly ? 'public' : 'everyone') : 'colleges',
    hasInstitution: reader.audience !== 'everyone' && reader.institutionId !== null,
    hasBlocks: reader.blockedByAthleteIds.length > 0,
    isUnlisted: Boolean(own?.lists),
    hasNews: Boolean(own?.news),
    filters: set,
    position: filters.position,
    sort,
    hasCursor: cursor !== null,
    words: words.length,
    hasSimilarWords: (words[0]?.length ?? 0) > 1,
  };
}

export function keyOf(shape: Shape): string {
  return Object.values(shape).join(' ');
}

/** Filters that an index begins with, in front of the order; a position is common enough to be met along the way. */
const WALKED: Record<SearchSort, readonly (readonly FilterName[])[]> = {
  grad_year: [['country', 'grad_year', 'position']],
  height: [['country'], ['position']],
  updated: [[]],
};

/**
 * Whether one index gives the page by walking it from its end, whatever the values. Then one plan serves all of them. With
 * any other filter the rarest decides, and each search is planned for its own.
 */
function isWalk(filters: readonly FilterName[], sort: SearchSort): boolean {
  return WALKED[sort].some((walked) => filters.every((name) => walked.includes(name)));
}

/** What a statement is run with, by name, and the moment of the search. */
export type SearchValues = Given & { now: Date };

export function valuesOf({ reader, filters, words, own, now }: Search, cursor: Cursor | null): SearchValues {
  return {
    now,
    ...filterValues(filters),
    ...(reader.audience === 'everyone' ? {} : { institution: reader.institutionId }),
    ...(reader.blockedByAthleteIds.length > 0 ? { blockedBy: reader.blockedByAthleteIds } : {}),
    ...(own?.lists ? { lists: own.lists } : {}),
    ...(own?.news ? { news: own.news } : {}),
    ...(words.length > 0 ? { word: words[0]?.[0] } : {}),
    ...Object.fromEntries(words.map((same, n) => [`words${n}`, same])),
    ...(cursor
      ? { cursorKey: cursor.key, cursorMoment: new Date(cursor.key), cursorId: cursor.athleteId }
      : {}),
  };
}
