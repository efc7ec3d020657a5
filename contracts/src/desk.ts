/** What a coach finds at the desk: steps that are due, what colleagues did, and how far the athletes on the lists have come. */
import { z } from 'zod';
import { LIST_STAGES } from './lists.ts';

export const DESK_LIMITS = {
  /** How many steps the dashboard names; the others are counted. */
  steps: 8,
  /** A step counts as due this many days ahead. */
  daysAhead: 7,
  news: 5,
  newsDays: 14,
  /** How many lists a stage of the pipeline leads into; those with the most athletes in it. */
  listsPerStage: 6,
} as const;

/** What a colleague's work on a list is told as. */
export const DESK_NEWS = ['added', 'moved', 'noted', 'rated', 'step_set'] as const;
export type DeskNewsKind = (typeof DESK_NEWS)[number];

const namedListSchema = z.object({ id: z.uuid(), name: z.string() });

/** As the card names the athlete to this coach now. Null: no longer shown to them, and nothing says why. */
const athleteNameSchema = z.string().nullable();

const deskStepSchema = z.object({
  entry_id: z.uuid(),
  list: namedListSchema,
  athlete_name: athleteNameSchema,
  text: z.string(),
  on: z.iso.date(),
  owner_id: z.uuid().nullable(),
  /** Null: nobody yet. */
  owner_name: z.string().nullable(),
  is_own: z.boolean(),
  /** The contact calendar does not let this coach write to the athlete on that day. */
  is_quiet: z.boolean(),
});
export type DeskStep = z.infer<typeof deskStepSchema>;

const deskNewsSchema = z.object({
  kind: z.enum(DESK_NEWS),
  at: z.iso.datetime(),
  /** Null once that account is deleted. */
  by_name: z.string().nullable(),
  list: namedListSchema,
  /** How many athletes it was about; the name is that of the first. */
  entries: z.int(),
  athlete_name: athleteNameSchema,
});
export type DeskNews = z.infer<typeof deskNewsSchema>;

const pipelineStageSchema = z.object({
  /** Null: the stages that lists have added for themselves, together. */
  kind: z.enum(LIST_STAGES).nullable(),
  entries: z.int(),
  /** Those with the most athletes in this stage first. */
  lists: z.array(namedListSchema.extend({ entries: z.int() })),
});
export type PipelineStage = z.infer<typeof pipelineStageSchema>;

export const deskSchema = z.object({
  /** No plan is live: lists are kept, and nothing of them is told. */
  is_locked: z.boolean(),
  /** In the order of their days; of one day, the reader's own first. */
  steps: z.array(deskStepSchema),
  /** All that are due, also those that are not named. */
  steps_due: z.int(),
  news: z.array(deskNewsSchema),
  /** In the order of a list's stages. */
  pipeline: z.array(pipelineStageSchema),
  /** How many lists the pipeline is over. */
  lists: z.int(),
});
export type Desk = z.infer<typeof deskSchema>;
