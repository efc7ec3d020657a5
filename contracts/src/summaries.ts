/**
 * Summaries of an athlete for a coach. Who writes one, a model or our own rules, writes sentences around facts and never a
 * fact: a sentence holds keys in braces, and the values come from the server.
 */
import { z } from 'zod';
import { badgeSchema } from './athletes.ts';

/** What a summary can speak of. Names of people, schools, teams and towns are not among it, and nothing that was typed freely. */
export const SUMMARY_FACTS = {
  position: 'position',
  second_position: 'position',
  grad_year: 'year',
  country: 'country',
  height: 'length',
  weight: 'weight',
  wingspan: 'length',
  vertical: 'jump',
  hand: 'hand',
  gpa: 'number',
  sat: 'number',
  act: 'number',
  core_courses: 'number',
  season: 'season',
  games: 'number',
  points: 'number',
  rebounds: 'number',
  assists: 'number',
  steals: 'number',
  blocks: 'number',
  field_goals: 'percent',
  threes: 'percent',
  free_throws: 'percent',
  season_before: 'season',
  points_before: 'number',
  videos: 'number',
} as const;
export type SummaryFactKey = keyof typeof SUMMARY_FACTS;
/** How the value is written out in the reader's language and units. */
export type SummaryFactKind = (typeof SUMMARY_FACTS)[SummaryFactKey];
export const SUMMARY_FACT_KEYS = Object.keys(SUMMARY_FACTS) as SummaryFactKey[];

export const SUMMARY_LIMITS = { sentencesMax: 10, sentenceMax: 240 } as const;

/** What a model answers, before anything of it is believed. */
export const summaryDraftSchema = z.object({
  sentences: z.array(z.string()).min(1).max(SUMMARY_LIMITS.sentencesMax),
});
export type SummaryDraft = z.infer<typeof summaryDraftSchema>;

const summaryFactSchema = z.object({
  key: z.enum(SUMMARY_FACT_KEYS),
  value: z.union([z.number(), z.string()]),
  /** Null: the athlete says so, and no director has checked it. */
  badge: badgeSchema.nullable(),
});
export type SummaryFact = z.infer<typeof summaryFactSchema>;

/** Who wrote it, as the screen says. */
const writerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rules') }),
  z.object({ kind: z.literal('model'), name: z.string() }),
]);

const athleteSummarySchema = z.object({
  /** With the keys of facts in braces. */
  sentences: z.array(z.string()),
  facts: z.array(summaryFactSchema),
  writer: writerSchema,
});
export type AthleteSummary = z.infer<typeof athleteSummarySchema>;

/** Null with a reason: the plan has no summaries, or it does not open this profile. */
export const readSummarySchema = z.object({
  summary: athleteSummarySchema.nullable(),
  locked: z.enum(['needs_pro']).nullable(),
});
export type ReadSummary = z.infer<typeof readSummarySchema>;

/** In a comparison each athlete has a letter, in the order of their ids, and their facts have keys such as `a_height`. */
export const COMPARED_LETTERS = ['a', 'b', 'c', 'd'] as const;
export type ComparedLetter = (typeof COMPARED_LETTERS)[number];

const comparedFactSchema = z.object({
  key: z.string(),
  athlete_id: z.uuid(),
  /** The name is shown and never told to a model. */
  fact: z.enum([...SUMMARY_FACT_KEYS, 'name']),
  value: z.union([z.number(), z.string()]),
  badge: badgeSchema.nullable(),
});
export type ComparedFact = z.infer<typeof comparedFactSchema>;

const comparisonSummarySchema = athleteSummarySchema.extend({ facts: z.array(comparedFactSchema) });
export type ComparisonSummary = z.infer<typeof comparisonSummarySchema>;

export const readComparisonSummarySchema = z.object({
  summary: comparisonSummarySchema.nullable(),
  locked: z.enum(['needs_pro']).nullable(),
});
export type ReadComparisonSummary = z.infer<typeof readComparisonSummarySchema>;

/** What admins decide and see. */
export const summarySettingsSchema = z.object({
  /** Null: no model is set up, and our own rules write every summary. */
  model: z.string().nullable(),
  is_on: z.boolean(),
  /** Of this month, over all subscriptions. */
  summaries: z.int(),
  tokens: z.int(),
  /** For each subscription and month. */
  monthly_tokens: z.int().nullable(),
});
export type SummarySettings = z.infer<typeof summarySettingsSchema>;
export const summarySwitchSchema = z.strictObject({ is_on: z.boolean() });
