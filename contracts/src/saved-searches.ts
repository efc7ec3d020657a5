/** Searches that a staff keeps under a name, and what is new in them. */
import { z } from 'zod';
import { alertSchema } from './alerts.ts';
import { fileKeySchema } from './files.ts';
import { LIMITS } from './limits.ts';
import { athleteCardSchema, searchFiltersSchema } from './search.ts';
import { typedText } from './text.ts';
import { CARD_CHANGES, SEARCH_SORTS } from './vocabulary.ts';

const savedSearchName = typedText(LIMITS.savedSearchNameMax);

export const saveSearchSchema = z.strictObject({
  name: savedSearchName,
  filters: searchFiltersSchema,
  sort: z.enum(SEARCH_SORTS).default('grad_year'),
});
export type SaveSearch = z.infer<typeof saveSearchSchema>;

export const renameSearchSchema = z.strictObject({ name: savedSearchName });

export const savedSearchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What follows the question mark in the address of /search. */
  query: z.string(),
  /** Null once that account is gone. */
  saved_by: z.string().nullable(),
  is_own: z.boolean(),
  created_at: z.iso.datetime(),
  /** By this reader; null when they have never opened it. */
  visited_at: z.iso.datetime().nullable(),
  /** Athletes with something new to this reader since then, as far back as changes are kept. Null while it is locked. */
  news: z.int().nullable(),
  /** The reader's own; null when they asked for none. */
  alert: alertSchema.nullable(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const savedSearchListSchema = z.object({
  searches: z.array(savedSearchSchema),
  /** Why nobody can open or change them: they stay, and come back with a plan or when the account is in use again. */
  locked_by: z.enum(['no_plan', 'freeze']).nullable(),
  /** Alerts take Pro Scout. */
  can_alert: z.boolean(),
  max: z.int(),
});
export type SavedSearchList = z.infer<typeof savedSearchListSchema>;

/** What is new in one of them, the latest first. */
export const searchNewsSchema = z.object({
  search: savedSearchSchema,
  since: z.iso.datetime(),
  news: z.array(
    z.object({
      athlete: athleteCardSchema,
      changes: z.array(z.enum(CARD_CHANGES)),
      changed_at: z.iso.datetime(),
    }),
  ),
  /** There is more than one page of them. */
  is_capped: z.boolean(),
  file_key: fileKeySchema,
});
export type SearchNews = z.infer<typeof searchNewsSchema>;
