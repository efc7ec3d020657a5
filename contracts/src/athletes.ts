/** What an athlete builds: the profile, academics, season statistics and the history of measurements. */
import { z } from 'zod';
import { changedFieldsQuery } from './changed-fields.ts';
import { countryCodeSchema } from './countries.ts';
import { BESIDE_OTHER_ERRORS, refuseField } from './field-check.ts';
import { fileKeySchema, storedFileSchema } from './files.ts';
import { BORN_AFTER, DEFAULT_COUNTRY, LIMITS } from './limits.ts';
import { optionalText, rounded, typedText } from './text.ts';
import {
  COLLECTION_HOLDS,
  DOMINANT_HANDS,
  FACT_GROUPS,
  POSITIONS,
  PROFILE_STEPS,
  SOCIAL_NETWORKS,
  VISIBILITIES,
  VISIBILITY_HOLDS,
} from './vocabulary.ts';
import { webAddress } from './web-address.ts';

const LENGTH_DECIMALS = 1;
const GPA_DECIMALS = 2;

/** A handle as people write it, with or without the @; never an address, which could point anywhere. */
const socialHandleSchema = z
  .string()
  .trim()
  .overwrite((given) => given.replace(/^@/, ''))
  .min(1)
  .max(LIMITS.socialHandleMax)
  .regex(/^[\p{L}\p{N}._-]+$/u);

export const socialHandlesSchema = z.partialRecord(z.enum(SOCIAL_NETWORKS), socialHandleSchema);
export type SocialHandles = z.infer<typeof socialHandlesSchema>;

const birthdateSchema = z.iso.date().refine((given) => given > BORN_AFTER, {
  params: { code: 'too_early' },
  message: `Must be after ${BORN_AFTER}.`,
});

export const correctBirthdateSchema = z.strictObject({ birthdate: birthdateSchema });
export type CorrectBirthdate = z.infer<typeof correctBirthdateSchema>;

export const SAME_POSITIONS = { code: 'same_as_primary', message: 'Choose another position, or none.' };

export function hasSamePositions(profile: {
  primary_position: string | null;
  secondary_position: string | null;
}): boolean {
  return profile.primary_position !== null && profile.primary_position === profile.secondary_position;
}

/** The whole profile is sent at each save; what is null was left empty. */
export const athleteProfileSchema = z
  .strictObject({
    primary_position: z.enum(POSITIONS).nullable().default(null),
    secondary_position: z.enum(POSITIONS).nullable().default(null),
    height_cm: between(LIMITS.heightCm, LENGTH_DECIMALS),
    weight_kg: between(LIMITS.weightKg, LENGTH_DECIMALS),
    wingspan_cm: between(LIMITS.wingspanCm, LENGTH_DECIMALS),
    vertical_cm: between(LIMITS.verticalCm, LENGTH_DECIMALS),
    dominant_hand: z.enum(DOMINANT_HANDS).nullable().default(null),
    grad_year: z.int().min(LIMITS.gradYear.min).max(LIMITS.gradYear.max).nullable().default(null),
    /** Stated once by the athlete; from then on a guardian of the minor or an admin corrects it. */
    birthdate: birthdateSchema.nullable().default(null),
    country_code: countryCodeSchema.default(DEFAULT_COUNTRY),
    city: optionalText(LIMITS.cityMax),
    school_name: optionalText(LIMITS.schoolNameMax),
    current_team: optionalText(LIMITS.teamNameMax),
    jersey_number: z.int().min(LIMITS.jerseyNumber.min).max(LIMITS.jerseyNumber.max).nullable().default(null),
    bio: optionalText(LIMITS.bioMax),
    social_handles: socialHandlesSchema.default({}),
    visibility: z.enum(VISIBILITIES).default('private'),
  })
  .superRefine((profile, context) => {
    if (hasSamePositions(profile)) refuseField(context, 'secondary_position', SAME_POSITIONS);
  }, BESIDE_OTHER_ERRORS);
export type AthleteProfile = z.infer<typeof athleteProfileSchema>;
export type AthleteProfileInput = z.input<typeof athleteProfileSchema>;
export const changedProfileSchema = changedFieldsQuery(athleteProfileSchema.keyof());

/** Who checked a fact group, how and until when it counts. Shown wherever the badge is. */
export const badgeSchema = z.object({
  verified_on: z.iso.date(),
  expires_on: z.iso.date(),
  method: z.string().nullable(),
  director_name: z.string().nullable(),
});
export type Badge = z.infer<typeof badgeSchema>;

/** One fact group of one athlete, as the athlete sees it in the builder. A season is named by its id. */
const badgeInEffectSchema = badgeSchema.extend({
  fact_group: z.enum(FACT_GROUPS),
  season_id: z.uuid().nullable(),
  /** The fields that were checked: a save that changes one of them ends the badge. */
  ends_with: z.array(z.string()),
});
export type BadgeInEffect = z.infer<typeof badgeInEffectSchema>;

export const athleteSchema = z.object({
  id: z.uuid(),
  primary_position: z.enum(POSITIONS).nullable(),
  secondary_position: z.enum(POSITIONS).nullable(),
  height_cm: z.number().nullable(),
  weight_kg: z.number().nullable(),
  wingspan_cm: z.number().nullable(),
  vertical_cm: z.number().nullable(),
  dominant_hand: z.enum(DOMINANT_HANDS).nullable(),
  grad_year: z.int().nullable(),
  birthdate: z.iso.date().nullable(),
  country_code: z.string(),
  city: z.string().nullable(),
  school_name: z.string().nullable(),
  current_team: z.string().nullable(),
  jersey_number: z.int().nullable(),
  bio: z.string().nullable(),
  bio_i18n: z.record(z.string(), z.string()),
  social_handles: socialHandlesSchema,
  visibility: z.enum(VISIBILITIES),
  updated_at: z.iso.datetime(),
});
export type Athlete = z.infer<typeof athleteSchema>;

const coreCourseSchema = z.strictObject({
  title: typedText(LIMITS.courseTitleMax),
  /** As the school writes it: A-, 9.5, 17/20. */
  grade: optionalText(LIMITS.courseGradeMax),
});
export type CoreCourse = z.infer<typeof coreCourseSchema>;

export const academicsInputSchema = z.strictObject({
  gpa: between(LIMITS.gpa, GPA_DECIMALS),
  sat: z.int().min(LIMITS.sat.min).max(LIMITS.sat.max).nullable().default(null),
  act: z.int().min(LIMITS.act.min).max(LIMITS.act.max).nullable().default(null),
  /** Empty is the same as none, as the specification has it. */
  transcript_url: z
    .union([z.literal(''), webAddress(), z.null()])
    .transform((given) => given || null)
    .default(null),
  core_courses: z.array(coreCourseSchema).max(LIMITS.coreCoursesMax).default([]),
});
export type AcademicsInput = z.input<typeof academicsInputSchema>;
export type AcademicsValues = z.infer<typeof academicsInputSchema>;
export const changedAcademicsSchema = changedFieldsQuery(academicsInputSchema.keyof());

export const academicsSchema = z.object({
  gpa: z.number().nullable(),
  sat: z.int().nullable(),
  act: z.int().nullable(),
  transcript_url: z.string().nullable(),
  core_courses: z.array(z.object({ title: z.string(), grade: z.string().nullable() })),
  updated_at: z.iso.datetime(),
});
export type Academics = z.infer<typeof academicsSchema>;

/** How far the profile is, and the one thing that would help most now. */
const completenessSchema = z.object({
  percent: z.int().min(0).max(100),
  done: z.array(z.enum(PROFILE_STEPS)),
  next: z.enum(PROFILE_STEPS).nullable(),
});
export type Completeness = z.infer<typeof completenessSchema>;

/** Everything the profile builder shows, in one answer. */
export const ownProfileSchema = z.object({
  name: z.string(),
  /** How coaches of verified institutions read the name today, as far as no release names one of them. */
  card: z.object({ name: z.string(), is_identity_released: z.boolean() }),
  /** Null until the profile is saved for the first time. */
  athlete: athleteSchema.nullable(),
  academics: academicsSchema.nullable(),
  photo: storedFileSchema.nullable(),
  transcript: storedFileSchema.nullable(),
  badges: z.array(badgeInEffectSchema),
  completeness: completenessSchema,
  can_set_birthdate: z.boolean(),
  /** Null when the visibility counts as it is set. */
  visibility_hold: z.enum(VISIBILITY_HOLDS).nullable(),
  /** Null while the athlete may add to the record. What is there may be removed at any time. */
  collection_hold: z.enum(COLLECTION_HOLDS).nullable(),
  file_key: fileKeySchema,
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const measurementSchema = z.object({
  measured_on: z.iso.date(),
  height_cm: z.number().nullable(),
  weight_kg: z.number().nullable(),
  wingspan_cm: z.number().nullable(),
  vertical_cm: z.number().nullable(),
});
export type Measurement = z.infer<typeof measurementSchema>;
/** Oldest first, one entry per day on which something changed. */
export const measurementHistorySchema = z.object({ measurements: z.array(measurementSchema) });

const MORE_THAN_ATTEMPTED = {
  code: 'more_than_attempted',
  message: 'Cannot be more than were attempted.',
};
const MORE_THAN_FIELD_GOALS = {
  code: 'more_than_field_goals',
  message: 'Threes are field goals too: there cannot be more.',
};

/** 2025, 2025-26, 2025/26 or 2025-2026. It shows without the identity group, so it has no room for other words. */
const SEASON_LABEL = /^\d{4}([-/]\d{2}(\d{2})?)?$/;

/** Whole counts of one season with one team; null is what nobody stated, which is no zero. Per-game figures are the server's. */
export const seasonInputSchema = z
  .strictObject({
    /** As leagues write it: 2025-26. */
    label: typedText(LIMITS.seasonLabelMax).refine((given) => given === '' || SEASON_LABEL.test(given), {
      params: { code: 'not_a_season' },
      message: 'Write it like 2025-26.',
    }),
    team: optionalText(LIMITS.teamNameMax),
    league: optionalText(LIMITS.teamNameMax),
    games: count(LIMITS.seasonGamesMax),
    minutes: count(LIMITS.seasonMinutesMax).nullable().default(null),
    points: count(LIMITS.seasonPointsMax).nullable().default(null),
    rebounds: count(LIMITS.seasonCountMax).nullable().default(null),
    assists: count(LIMITS.seasonCountMax).nullable().default(null),
    steals: count(LIMITS.seasonStealsMax).nullable().default(null),
    blocks: count(LIMITS.seasonStealsMax).nullable().default(null),
    field_goals_made: count(LIMITS.seasonCountMax).nullable().default(null),
    field_goals_attempted: count(LIMITS.seasonCountMax).nullable().default(null),
    threes_made: count(LIMITS.seasonCountMax).nullable().default(null),
    threes_attempted: count(LIMITS.seasonCountMax).nullable().default(null),
    free_throws_made: count(LIMITS.seasonCountMax).nullable().default(null),
    free_throws_attempted: count(LIMITS.seasonCountMax).nullable().default(null),
  })
  .superRefine((season, context) => {
    for (const shot of ['field_goals', 'threes', 'free_throws'] as const) {
      if (exceeds(season[`${shot}_made`], season[`${shot}_attempted`])) {
        refuseField(context, `${shot}_made`, MORE_THAN_ATTEMPTED);
      }
    }
    for (const count of ['made', 'attempted'] as const) {
      if (exceeds(season[`threes_${count}`], season[`field_goals_${count}`])) {
        refuseField(context, `threes_${count}`, MORE_THAN_FIELD_GOALS);
      }
    }
  }, BESIDE_OTHER_ERRORS);
export type SeasonValues = z.infer<typeof seasonInputSchema>;

/** Null is a figure that nobody stated. */
const perGameSchema = z.object({
  minutes: z.number().nullable(),
  points: z.number().nullable(),
  rebounds: z.number().nullable(),
  assists: z.number().nullable(),
  steals: z.number().nullable(),
  blocks: z.number().nullable(),
});
/** In percent with one decimal; null when nothing was attempted, or nobody said. */
const shootingSchema = z.object({
  field_goals: z.number().nullable(),
  threes: z.number().nullable(),
  free_throws: z.number().nullable(),
});
const totalsSchema = z.object({
  games: z.int(),
  minutes: z.int().nullable(),
  points: z.int().nullable(),
  rebounds: z.int().nullable(),
  assists: z.int().nullable(),
  steals: z.int().nullable(),
  blocks: z.int().nullable(),
  field_goals_made: z.int().nullable(),
  field_goals_attempted: z.int().nullable(),
  threes_made: z.int().nullable(),
  threes_attempted: z.int().nullable(),
  free_throws_made: z.int().nullable(),
  free_throws_attempted: z.int().nullable(),
  /** Null before the first game. */
  per_game: perGameSchema.nullable(),
  shooting: shootingSchema,
});
export type SeasonTotals = z.infer<typeof totalsSchema>;

export const seasonSchema = totalsSchema.extend({
  id: z.uuid(),
  label: z.string(),
  /** Team and league name a school or a town: they belong to the identity group. */
  team: z.string().nullable(),
  league: z.string().nullable(),
  badge: badgeSchema.nullable(),
});
export type Season = z.infer<typeof seasonSchema>;

/** Newest first. `career` adds them up; null while there is none. */
export const seasonListSchema = z.object({ seasons: z.array(seasonSchema), career: totalsSchema.nullable() });
export type SeasonList = z.infer<typeof seasonListSchema>;

function between(range: { min: number; max: number }, decimals: number) {
  return z.number().min(range.min).max(range.max).overwrite(rounded(decimals)).nullable().default(null);
}

function count(max: number) {
  return z.int().min(0).max(max);
}

/** Of two figures that were both stated. */
function exceeds(part: number | null, whole: number | null): boolean {
  return part !== null && whole !== null && part > whole;
}
