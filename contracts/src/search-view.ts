/** How a person likes to read what a search found: cards, or a table with columns of their own choice. */
import { z } from 'zod';

export const SEARCH_VIEWS = ['cards', 'table'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/**
 * What the table can show beside the name, which is always first. All of it is on the card, so that a table tells no more
 * than cards do.
 */
export const TABLE_COLUMNS = ['grad_year', 'position', 'height', 'country', 'city', 'school'] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** In the order in which they are shown. */
const columnsSchema = z
  .array(z.enum(TABLE_COLUMNS))
  .max(TABLE_COLUMNS.length)
  .refine((columns) => new Set(columns).size === columns.length, 'Name each column once.');

export const searchViewSchema = z.object({
  /** Null until one was chosen. On a phone it is cards, unless the address says otherwise. */
  view: z.enum(SEARCH_VIEWS).nullable(),
  columns: columnsSchema,
});
export type KeptSearchView = z.infer<typeof searchViewSchema>;

export const keepSearchViewSchema = z.strictObject({ view: z.enum(SEARCH_VIEWS), columns: columnsSchema });
export type KeepSearchView = z.infer<typeof keepSearchViewSchema>;
