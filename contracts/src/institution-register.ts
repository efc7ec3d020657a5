/** Every institution that somebody has named, as admins find, correct and merge them. */
import { z } from 'zod';
import { countryCodeSchema } from './countries.ts';
import { institutionInputSchema } from './institutions.ts';
import { optionalText, typedText } from './text.ts';
import { DIVISIONS, INSTITUTION_KINDS, INSTITUTION_STATUSES } from './vocabulary.ts';

export const REGISTER_PAGE = 50;
export const REGISTER_SEARCH_MAX = 100;
export const REGISTER_REASON_MAX = 1_000;
/** Coaches that the page of one institution names; it counts them all. */
export const REGISTER_COACHES_MAX = 100;

/** `banned`: by moderators. `merged`: became a part of another entry. */
export const REGISTER_STATES = [...INSTITUTION_STATUSES, 'banned', 'merged'] as const;
export type RegisterState = (typeof REGISTER_STATES)[number];

export const registerFiltersSchema = z.strictObject({
  /** A name, an email domain or an id; the best matches come first, and small mistakes are forgiven. */
  search: optionalText(REGISTER_SEARCH_MAX),
  kind: z.enum(INSTITUTION_KINDS).optional(),
  country_code: countryCodeSchema.optional(),
  /** Without it all but those that were merged away. */
  state: z.enum(REGISTER_STATES).optional(),
  /** Only those of which another entry may be the same. */
  twins: z.literal('only').optional(),
});
export type RegisterFilters = z.infer<typeof registerFiltersSchema>;
export const registerQuerySchema = registerFiltersSchema.extend({
  /** `next` of the page before. */
  after: z.uuid().optional(),
});

const entrySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(INSTITUTION_KINDS),
  country_code: z.string(),
  city: z.string().nullable(),
  email_domain: z.string().nullable(),
  state: z.enum(REGISTER_STATES),
  coaches: z.int(),
  /** Approvals of families that name it and are in effect or may be. */
  releases: z.int(),
  /** Another entry has the same email domain, or the same name in the same country. */
  has_twin: z.boolean(),
});
export type RegisterEntry = z.infer<typeof entrySchema>;

/** The latest first; with a search the best matches, and no page after them. */
export const registerSchema = z.object({ institutions: z.array(entrySchema), next: z.uuid().nullable() });
export type Register = z.infer<typeof registerSchema>;

const personSchema = z.object({ user_id: z.uuid(), name: z.string() });
const namedSchema = z.object({ id: z.uuid(), name: z.string() });

export const registeredSchema = entrySchema.extend({
  website: z.string().nullable(),
  division: z.enum(DIVISIONS).nullable(),
  created_at: z.iso.datetime(),
  /** The coach who made it known, while there is such an account. */
  proposed_by: personSchema.nullable(),
  merged_into: namedSchema.nullable(),
  took_in: z.array(namedSchema),
  ban: z
    .object({
      /** Null once the item is gone; the ban stays. */
      item_id: z.uuid().nullable(),
      reason: z.string().nullable(),
      decided_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  people: z.array(
    personSchema.extend({ title: z.string().nullable(), standing: z.enum(INSTITUTION_STATUSES) }),
  ),
  counts: z.object({
    verified_coaches: z.int(),
    /** Athletes of whom something is released to it. */
    athletes: z.int(),
    requests: z.int(),
    conversations: z.int(),
    blocks: z.int(),
    invitations: z.int(),
  }),
  corrections: z.array(
    z.object({
      id: z.uuid(),
      fields: z.array(z.string()),
      reason: z.string(),
      done_by: personSchema.nullable(),
      done_at: z.iso.datetime(),
    }),
  ),
  /** Entries that may be the same, most coaches first. */
  twins: z.array(entrySchema),
});
export type Registered = z.infer<typeof registeredSchema>;

export const mergeQuerySchema = z.strictObject({ into: z.uuid() });
/** What a merge would do to the entry that goes. */
export const mergePreviewSchema = z.object({
  from: namedSchema,
  into: namedSchema,
  is_same_country: z.boolean(),
  coaches: z.int(),
  verified_coaches: z.int(),
  releases_ending: z.int(),
  requests_closing: z.int(),
  refusals_moving: z.int(),
  blocks_moving: z.int(),
  conversations_moving: z.int(),
  invitations_moving: z.int(),
  /** Families who hear of it. */
  families_told: z.int(),
  /** One of the two is banned, so the one that stays is. */
  is_banned: z.boolean(),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

export const correctEntrySchema = institutionInputSchema.extend({
  kind: z.enum(INSTITUTION_KINDS),
  country_code: countryCodeSchema,
  reason: typedText(REGISTER_REASON_MAX),
});
export type CorrectEntry = z.infer<typeof correctEntrySchema>;
