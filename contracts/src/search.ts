/** Finding athletes: what a search asks and what a card shows. */
import { z } from 'zod';
import { countryCodeSchema } from './athletes.ts';
import { fileKeySchema } from './files.ts';
import { LIMITS } from './limits.ts';
import { typedText } from './text.ts';
import { DOMINANT_HANDS, POSITIONS, SEARCH_SORTS } from './vocabulary.ts';

/** Only what may be shown to whoever asked. What is not released is null here, not merely hidden. */
export const athleteCardSchema = z.object({
  id: z.uuid(),
  /** First name and initial until the identity group is released. */
  name: z.string(),
  avatar_url: z.string().nullable(),
  primary_position: z.enum(POSITIONS).nullable(),
  secondary_position: z.enum(POSITIONS).nullable(),
  height_cm: z.number().nullable(),
  /** Whether a director has measured the height; else it is self-reported. */
  is_height_verified: z.boolean(),
  grad_year: z.int().nullable(),
  country_code: z.string(),
  city: z.string().nullable(),
  school_name: z.string().nullable(),
  /** False shows the note "Awaiting guardian approval". */
  is_identity_released: z.boolean(),
});
export type AthleteCard = z.infer<typeof athleteCardSchema>;

const yes = z.literal('true').transform(() => true);

export const searchFiltersSchema = z.strictObject({
  position: z.enum(POSITIONS).optional(),
  grad_year: plainNumber(z.int().min(LIMITS.gradYear.min).max(LIMITS.gradYear.max)).optional(),
  country: countryCodeSchema.optional(),
  min_height: heightSchema().optional(),
  max_height: heightSchema().optional(),
  /** Found with a slip of the finger too; only among the names that are shown. */
  name: typedText(LIMITS.nameMax).optional(),
  verified: yes.optional(),
  /** Among released and verified academics only. */
  min_gpa: plainNumber(z.number().min(LIMITS.gpa.min).max(LIMITS.gpa.max)).optional(),
  /** Among released and verified measurements only. */
  dominant_hand: z.enum(DOMINANT_HANDS).optional(),
  updated_since: z.iso.date().optional(),
  has_video: yes.optional(),
});
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

function heightSchema() {
  return plainNumber(z.number().min(LIMITS.heightCm.min).max(LIMITS.heightCm.max));
}

/** As people write numbers: not empty, which JavaScript takes for zero, and neither 0x10 nor 1e2. */
function plainNumber(numberSchema: z.ZodNumber | z.ZodInt) {
  return z.preprocess(
    (given) => (typeof given === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(given) ? Number(given) : given),
    numberSchema,
  );
}
