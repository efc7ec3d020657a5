/** Two to four athletes beside each other: of each what their page shows this coach, and how others of the position measure. */
import { z } from 'zod';
import { allowanceSchema, completeProfileSchema, openedAthleteSchema } from './athlete-page.ts';
import { fileKeySchema } from './files.ts';
import { POSITIONS } from './vocabulary.ts';

export const COMPARE_LIMITS = { athletesMin: 2, athletesMax: 4 } as const;

/** What is held against the others of a position. */
export const PEER_MEASURES = ['height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm'] as const;
export type PeerMeasure = (typeof PEER_MEASURES)[number];

export const compareSchema = z.strictObject({
  athlete_ids: z
    .array(z.uuid())
    .min(COMPARE_LIMITS.athletesMin)
    .max(COMPARE_LIMITS.athletesMax)
    .refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length),
  /** How many profiles of a limited month the coach has agreed to open; when it would take more, nothing is opened. */
  takes_at_most: z.int().min(0).max(COMPARE_LIMITS.athletesMax),
});
export type Compare = z.infer<typeof compareSchema>;

/**
 * Half of the others lie between the quarters. Never the value of one person: rounded, without the ends, and only of groups
 * that are large enough.
 */
const spreadSchema = z.object({
  lower_quarter: z.number(),
  median: z.number(),
  upper_quarter: z.number(),
  /** At least so many; in steps. */
  people: z.int(),
  /** Null: all classes, because too few of the same one have this measurement. */
  grad_year: z.int().nullable(),
});
export type Spread = z.infer<typeof spreadSchema>;

/** Those who play the position among the athletes that this viewer may see. */
const peersSchema = z.object({
  position: z.enum(POSITIONS),
  /** Null: too few to say anything without saying it of somebody. */
  spreads: z.object({
    height_cm: spreadSchema.nullable(),
    weight_kg: spreadSchema.nullable(),
    wingspan_cm: spreadSchema.nullable(),
    vertical_cm: spreadSchema.nullable(),
  } satisfies Record<PeerMeasure, z.ZodType>),
});
export type Peers = z.infer<typeof peersSchema>;

export const readPeersSchema = z.object({
  /** Null without a position. */
  peers: peersSchema.nullable(),
});
export type ReadPeers = z.infer<typeof readPeersSchema>;

/** What a comparison needs of a page; each part is as the page has it. */
const comparedProfileSchema = completeProfileSchema
  .pick({ states: true, badges: true, seasons: true, academics: true })
  .extend({
    measurements: completeProfileSchema.shape.measurements.unwrap().omit({ history: true }).nullable(),
  });

const comparedAthleteSchema = openedAthleteSchema
  .pick({ card: true, height_badge: true, locked: true })
  .extend({
    /** Null together with a reason in `locked`. */
    profile: comparedProfileSchema.nullable(),
    /** Null without a position. */
    peers: peersSchema.nullable(),
  });
export type ComparedAthlete = z.infer<typeof comparedAthleteSchema>;

export const comparisonSchema = z.object({
  /** Not null: nothing was opened yet, because it would take more of the month than was agreed to. */
  asks_first: z.object({ takes: z.int(), stays_locked: z.int() }).nullable(),
  /** In the order asked. */
  athletes: z.array(comparedAthleteSchema),
  /** Asked for and not there for this coach. */
  absent: z.array(z.uuid()),
  allowance: allowanceSchema,
  file_key: fileKeySchema,
});
export type Comparison = z.infer<typeof comparisonSchema>;
