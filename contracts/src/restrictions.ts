/** Freezing an account without erasing it: kept, readable and downloadable for its owner, shown to and used for nobody else. */
import { z } from 'zod';

/** As the reader knows them. */
const RESTRICTION_PLACERS = ['you', 'athlete', 'guardian'] as const;
export type RestrictionPlacer = (typeof RESTRICTION_PLACERS)[number];

const restrictionSchema = z.object({
  placed_at: z.iso.datetime(),
  placed_by: z.enum(RESTRICTION_PLACERS),
  /** What a guardian froze a minor does not lift; what a minor froze no guardian does. */
  can_lift: z.boolean(),
});
export type Restriction = z.infer<typeof restrictionSchema>;

export const restrictionStateSchema = z.object({
  restriction: restrictionSchema.nullable(),
  /** Whether there is something that could be frozen: a profile, or the work of a coach. */
  can_place: z.boolean(),
});
export type RestrictionState = z.infer<typeof restrictionStateSchema>;
