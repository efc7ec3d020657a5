/** The page of one athlete as somebody else sees it, and what opening it costs a coach. */
import { z } from 'zod';
import {
  academicsSchema,
  athleteSchema,
  badgeSchema,
  measurementSchema,
  seasonListSchema,
  socialHandlesSchema,
} from './athletes.ts';
import { fileKeySchema, storedFileSchema } from './files.ts';
import { athleteCardSchema } from './search.ts';
import { shownVideoSchema } from './videos.ts';
import { GROUP_STATES, ROLES, SCOUT_PLANS } from './vocabulary.ts';

/** What is left of the complete profiles that a coach's plan opens this month. */
export const allowanceSchema = z.object({
  /** Null without a live trial or plan. */
  plan: z.enum(SCOUT_PLANS).nullable(),
  /** The plan whose trial begins when the mailbox is proven. A coach who has one never had a plan before. */
  waiting_trial: z.enum(SCOUT_PLANS).nullable(),
  /** Null means unlimited. */
  limit: z.int().nullable(),
  used: z.int(),
  left: z.int().nullable(),
  /** The first day of the next month, when the count resets. */
  resets_on: z.iso.date(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

const stateSchema = z.enum(GROUP_STATES);

/** Each part is null unless its state is `visible`; everyone who opens the page may know the states themselves. */
export const completeProfileSchema = z.object({
  states: z.object({
    identity: stateSchema,
    measurements: stateSchema,
    seasons: stateSchema,
    academics: stateSchema,
    transcript: stateSchema,
    videos: stateSchema,
    contact: stateSchema,
  }),
  badges: z.object({
    measurements: badgeSchema.nullable(),
    academics: badgeSchema.nullable(),
    transcript: badgeSchema.nullable(),
    school: badgeSchema.nullable(),
  }),
  identity: z
    .object({
      current_team: z.string().nullable(),
      jersey_number: z.int().nullable(),
      bio: z.string().nullable(),
      social_handles: socialHandlesSchema,
    })
    .nullable(),
  measurements: athleteSchema
    .pick({ height_cm: true, weight_kg: true, wingspan_cm: true, vertical_cm: true, dominant_hand: true })
    .extend({ history: z.array(measurementSchema) })
    .nullable(),
  /** Verified seasons for coaches; the family and those who oversee see all of them. */
  seasons: seasonListSchema,
  academics: academicsSchema.pick({ gpa: true, sat: true, act: true, core_courses: true }).nullable(),
  transcript: z
    .object({ transcript_url: z.string().nullable(), file: storedFileSchema.nullable() })
    .nullable(),
  /** Public videos, and the others when the group is released. */
  videos: z.array(shownVideoSchema),
});
export type CompleteProfile = z.infer<typeof completeProfileSchema>;

export const openedAthleteSchema = z.object({
  card: athleteCardSchema,
  /** Who measured the height on the card, also where the group is not released; `method` only where it is. */
  height_badge: badgeSchema.nullable(),
  /** Null together with a reason in `locked`. */
  profile: completeProfileSchema.nullable(),
  locked: z.enum(['no_plan', 'limit_reached']).nullable(),
  /** Null for viewers who are not counted: the family, directors, admins. */
  allowance: allowanceSchema.nullable(),
  file_key: fileKeySchema,
});
export type OpenedAthlete = z.infer<typeof openedAthleteSchema>;

/** Who opened the page, once per viewer and day. People are named by their institution or their office only. */
const profileViewSchema = z.object({
  viewed_on: z.iso.date(),
  viewer_role: z.enum(ROLES),
  institution_name: z.string().nullable(),
  is_institution_verified: z.boolean(),
  /** The check that counted on that day; null where none is on record. */
  institution_badge: badgeSchema.nullable(),
  /** In a table that was downloaded on that day. */
  is_exported: z.boolean(),
  /** In an issue of the Global Player Report. */
  is_in_report: z.boolean(),
});
export type ProfileView = z.infer<typeof profileViewSchema>;
export const profileViewListSchema = z.object({
  views: z.array(profileViewSchema),
  next: z.string().nullable(),
});
export type ProfileViewList = z.infer<typeof profileViewListSchema>;

/** The looks of the last days by institution; people without one by their office. A visit is one viewer on one day. */
export const recentViewersSchema = z.object({
  first_day: z.iso.date(),
  /** From the first day to today. All of them together are the visits of all viewers. */
  visits_by_day: z.array(z.int()),
  viewers: z.array(
    profileViewSchema.omit({ viewed_on: true }).extend({ last_viewed_on: z.iso.date(), visits: z.int() }),
  ),
  /** Looks before the first day, which the list of views goes through. */
  has_earlier: z.boolean(),
});
export type RecentViewers = z.infer<typeof recentViewersSchema>;
export type RecentViewer = RecentViewers['viewers'][number];
