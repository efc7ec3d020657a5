/** Athletes as a table that a coach takes along: which columns it has, who gets one, and how much fits into it. */
import { z } from 'zod';
import { LIST_LIMITS } from './lists.ts';
import { searchFiltersSchema } from './search.ts';
import { columnsOf, CARD_COLUMNS } from './search-view.ts';
import { EXPORT_LOCKS, LOCALES, SEARCH_SORTS } from './vocabulary.ts';

export const ATHLETE_TABLE_LIMITS = {
  /** Athletes of one search. Past them the file ends, and the page says so before. */
  found: 5_000,
  /** Rows that are picked one by one. */
  picked: 500,
} as const;

/** What a staff has written at an entry of a list. */
export const LIST_WORK_COLUMNS = ['stage', 'tags', 'rating', 'step', 'notes'] as const;
export type ListWorkColumn = (typeof LIST_WORK_COLUMNS)[number];

/** Whether this person gets the table of a search, and of how many athletes. */
export const exportOfferSchema = z.object({
  /** Null: nothing is missing. */
  locked: z.enum(EXPORT_LOCKS).nullable(),
  /** As many as the file will have; 0 while it is locked. */
  count: z.int(),
  /** More match than a file holds. */
  is_more: z.boolean(),
});
export type ExportOffer = z.infer<typeof exportOfferSchema>;

const written = { locale: z.enum(LOCALES) };

export const searchTableSchema = z.strictObject({
  ...written,
  columns: columnsOf(CARD_COLUMNS),
  filters: searchFiltersSchema,
  sort: z.enum(SEARCH_SORTS),
  /** Those that were picked; null: everybody whom the search finds. */
  athlete_ids: z.array(z.uuid()).min(1).max(ATHLETE_TABLE_LIMITS.picked).nullable(),
});
export type SearchTable = z.infer<typeof searchTableSchema>;

export const listTableSchema = z.strictObject({
  ...written,
  columns: columnsOf(CARD_COLUMNS),
  work: columnsOf(LIST_WORK_COLUMNS),
  /** Null: everybody on the list. */
  entry_ids: z.array(z.uuid()).min(1).max(LIST_LIMITS.entries).nullable(),
});
export type ListTable = z.infer<typeof listTableSchema>;
