/** The people and institutions of a director's region. */
import { z } from 'zod';
import { countryCodeSchema } from './countries.ts';
import { optionalText } from './text.ts';
import { FACT_GROUPS, INSTITUTION_KINDS, INSTITUTION_STATUSES } from './vocabulary.ts';

export const DIRECTORY_KINDS = ['athletes', 'coaches', 'institutions'] as const;
export type DirectoryKind = (typeof DIRECTORY_KINDS)[number];
export const DIRECTORY_PAGE = 50;
export const DIRECTORY_SEARCH_MAX = 100;

/** `verified`: everything an athlete claims, or the coach, or the institution; `none`: nothing of it. */
export const DIRECTORY_STATES = ['verified', 'partly', 'none'] as const;
export type DirectoryState = (typeof DIRECTORY_STATES)[number];

export const directoryQuerySchema = z.strictObject({
  kind: z.enum(DIRECTORY_KINDS).default('athletes'),
  search: optionalText(DIRECTORY_SEARCH_MAX),
  country_code: countryCodeSchema.optional(),
  grad_year: z.coerce.number().int().min(2024).max(2035).optional(),
  institution_kind: z.enum(INSTITUTION_KINDS).optional(),
  state: z.enum(DIRECTORY_STATES).optional(),
  /** `next` of the page before. */
  after: z.uuid().optional(),
});
export type DirectoryQuery = z.infer<typeof directoryQuerySchema>;

const entryBase = {
  id: z.uuid(),
  name: z.string(),
  country_code: z.string(),
  city: z.string().nullable(),
  state: z.enum(DIRECTORY_STATES),
  /** The last day on which somebody signed in or changed something; null when never. */
  last_active_on: z.iso.date().nullable(),
};
const directoryEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('athlete'),
    ...entryBase,
    grad_year: z.int().nullable(),
    school_name: z.string().nullable(),
    verified_groups: z.array(z.enum(FACT_GROUPS)),
  }),
  z.object({
    kind: z.literal('coach'),
    ...entryBase,
    title: z.string().nullable(),
    institution_name: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('institution'),
    ...entryBase,
    institution_kind: z.enum(INSTITUTION_KINDS),
    status: z.enum(INSTITUTION_STATUSES),
    coaches: z.int(),
  }),
]);
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

/** By name. */
export const directorySchema = z.object({
  entries: z.array(directoryEntrySchema),
  next: z.string().nullable(),
  countries: z.array(z.string()),
});
export type Directory = z.infer<typeof directorySchema>;

/** How many athletes of each class there are per country, and how many of them carry a badge. */
export const coverageSchema = z.object({
  cells: z.array(
    z.object({
      country_code: z.string(),
      grad_year: z.int().nullable(),
      athletes: z.int(),
      verified: z.int(),
    }),
  ),
});
export type Coverage = z.infer<typeof coverageSchema>;
