/** How a person likes to read what a search found: cards, or a table with columns of their own choice. */
import { z } from 'zod';

export const SEARCH_VIEWS = ['cards', 'table'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** Facts of the card, so that a table tells no more than cards do. These can be taken along as a file, too. */
export const CARD_COLUMNS = ['grad_year', 'position', 'height', 'country', 'city', 'school'] as const;
export type CardColumn = (typeof CARD_COLUMNS)[number];

/** What the table can show beside the name, which is always first; what the coach's own staff knows is nobody else's. */
export const TABLE_COLUMNS = ['staff', ...CARD_COLUMNS] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** Some of these columns, in the order in which they are shown. */
export function columnsOf<const Column extends string>(columns: readonly Column[]) {
  return z
    .array(z.enum(columns))
    .max(columns.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Name each column once.');
}

const columnsSchema = columnsOf(TABLE_COLUMNS);

export const searchViewSchema = z.object({
  /** Null until one was chosen. On a phone it is cards, unless the address says otherwise. */
  view: z.enum(SEARCH_VIEWS).nullable(),
  columns: columnsSchema,
});
export type KeptSearchView = z.infer<typeof searchViewSchema>;

export const keepSearchViewSchema = z.strictObject({ view: z.enum(SEARCH_VIEWS), columns: columnsSchema });
export type KeepSearchView = z.infer<typeof keepSearchViewSchema>;
