/** What a staff writes at an entry of a recruiting list: notes, tags, ratings by its own criteria, and the next step. */
import { z } from 'zod';
import { listEntrySchema, LIST_LIMITS } from './lists.ts';
import { typedText } from './text.ts';

export const WORK_LIMITS = {
  noteMax: 2000,
  /** Per entry. */
  notes: 500,
  tagMax: 30,
  tags: 10,
  stepMax: 200,
  criterionMax: 40,
  /** Per desk. */
  criteria: 8,
  ratingMax: 5,
  /** How much of the history of an entry is shown. */
  history: 100,
} as const;

export const noteInputSchema = z.strictObject({ body: typedText(WORK_LIMITS.noteMax) });

const tag = typedText(WORK_LIMITS.tagMax);
/** Written alike in capitals or not, a tag is there once. */
const tags = z
  .array(tag)
  .max(WORK_LIMITS.tags)
  .transform((given) => [...new Map(given.map((one) => [one.toLowerCase(), one])).values()]);
export const tagsInputSchema = z.strictObject({ tags });

export const ratingsInputSchema = z.strictObject({
  ratings: z
    .array(
      z.strictObject({
        criterion_id: z.uuid(),
        /** Null takes it back. */
        value: z.int().min(1).max(WORK_LIMITS.ratingMax).nullable(),
      }),
    )
    .min(1)
    .max(WORK_LIMITS.criteria),
});
export type RatingsInput = z.infer<typeof ratingsInputSchema>;

const nextStep = z.strictObject({
  text: typedText(WORK_LIMITS.stepMax),
  on: z.iso.date().refine((day) => day >= '2020-01-01' && day < '2100-01-01'),
  /** Somebody at the desk; null: nobody yet. */
  owner_id: z.uuid().nullable(),
});
export type NextStepInput = z.infer<typeof nextStep>;
export const nextStepInputSchema = z.strictObject({
  /** Null: done, or dropped. */
  step: nextStep.nullable(),
  /** What the reader saw there: refused where a colleague has set another step meanwhile. Left out: whatever is there. */
  was: nextStep.pick({ text: true, on: true }).optional(),
});
export type SetNextStep = z.infer<typeof nextStepInputSchema>;

/** In their order, at most eight. Ratings by one that is left out are deleted. */
export const criteriaInputSchema = z.strictObject({
  criteria: z
    .array(z.strictObject({ id: z.uuid().nullable(), name: typedText(WORK_LIMITS.criterionMax) }))
    .max(WORK_LIMITS.criteria)
    .refine((criteria) => {
      const ids = criteria.flatMap(({ id }) => id ?? []);
      return new Set(ids).size === ids.length;
    }),
});
export type CriteriaInput = z.infer<typeof criteriaInputSchema>;

export const criteriaSchema = z.object({
  criteria: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type Criteria = z.infer<typeof criteriaSchema>;

const noteSchema = z.object({
  id: z.uuid(),
  author_name: z.string(),
  is_own: z.boolean(),
  body: z.string(),
  created_at: z.iso.datetime(),
});
export type ListNote = z.infer<typeof noteSchema>;

export const HISTORY_KINDS = [
  'added',
  'removed',
  'restored',
  'moved',
  'noted',
  'note_deleted',
  'tagged',
  'rated',
  'step_set',
  'forgotten',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export const entryWorkSchema = z.object({
  entry: listEntrySchema,
  list: z.object({ id: z.uuid(), name: z.string() }),
  notes: z.array(noteSchema),
  criteria: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      own: z.int().nullable(),
      /** Of everybody who rated; null while nobody did. */
      average: z.number().nullable(),
      people: z.int(),
    }),
  ),
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /**
   * The contact calendar for an athlete of this class and a college of this division: before that day a coach may not write to
   * them. `until` null: nothing says when it opens. Null where nothing holds contact back, and for an athlete who is not shown.
   */
  quiet: z.object({ until: z.iso.date().nullable() }).nullable(),
  history: z.array(
    z.object({
      kind: z.enum(HISTORY_KINDS),
      at: z.iso.datetime(),
      /** Null once that account is deleted. */
      by_name: z.string().nullable(),
      stage_id: z.uuid().nullable(),
    }),
  ),
});
export type EntryWork = z.infer<typeof entryWorkSchema>;

export const tagEntriesSchema = z.strictObject({
  entry_ids: z.array(z.uuid()).min(1).max(LIST_LIMITS.atOnce),
  add: z.array(tag).max(WORK_LIMITS.tags).default([]),
  remove: z.array(tag).max(WORK_LIMITS.tags).default([]),
});
export type TagEntries = z.infer<typeof tagEntriesSchema>;
