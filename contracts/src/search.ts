/** Finding athletes: what a search asks and what a card shows. */
import { z } from 'zod';
import { fileKeySchema } from './files.ts';
import { FILTER_NAMES, SEARCH_FILTERS, type FilterName } from './search-filters.ts';
import { POSITIONS, SEARCH_SORTS } from './vocabulary.ts';

/** Only what the person who searches may see. A field that is not released is null here, not merely hidden. */
export const athleteCardSchema = z.object({
  id: z.uuid(),
  /** First name and initial until the identity group is released. */
  name: z.string(),
  avatar_url: z.string().nullable(),
  primary_position: z.enum(POSITIONS).nullable(),
  secondary_position: z.enum(POSITIONS).nullable(),
  height_cm: z.number().nullable(),
  /** Whether a director has verified the height; else it is self-reported. */
  is_height_verified: z.boolean(),
  grad_year: z.int().nullable(),
  country_code: z.string(),
  city: z.string().nullable(),
  school_name: z.string().nullable(),
  /** False shows the note "Awaiting guardian approval". */
  is_identity_released: z.boolean(),
});
export type AthleteCard = z.infer<typeof athleteCardSchema>;

/** Each may be left out. */
type FilterShape = {
  [Name in FilterName]: z.ZodOptional<(typeof SEARCH_FILTERS)[Name]['schema']>;
};

export const searchFiltersSchema = z.strictObject(
  // The table has exactly these names and schemas, which the compiler forgets on the way.
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, SEARCH_FILTERS[name].schema.optional()]),
  ) as FilterShape,
);
export type SearchFilters = z.infer<typeof searchFiltersSchema>;

export const searchQuerySchema = searchFiltersSchema.extend({
  sort: z.enum(SEARCH_SORTS).default('grad_year'),
  /** `next` of the page before. */
  after: z.string().min(1).max(200).optional(),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const searchPageSchema = z.object({
  athletes: z.array(athleteCardSchema),
  /** Null on the last page. */
  next: z.string().nullable(),
  file_key: fileKeySchema,
});
export type SearchPage = z.infer<typeof searchPageSchema>;

export const searchCountSchema = z.object({
  count: z.int(),
  /** There are more than `count`: counting stops there, so that a wide search stays quick. */
  is_capped: z.boolean(),
  /** Colleges-only athletes are left out for this viewer: for a coach, until the institution is verified. */
  is_public_only: z.boolean(),
});
export type SearchCount = z.infer<typeof searchCountSchema>;
