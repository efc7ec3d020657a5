/** The recruiting lists of a coach's desk: lists, their stages, and the athletes on them. */
import { z } from 'zod';
import { fileKeySchema } from './files.ts';
import { athleteCardSchema } from './search.ts';
import { emptyableText, typedText } from './text.ts';
import { EXPORT_LOCKS } from './vocabulary.ts';

/** In the order in which a new list has them. */
export const LIST_STAGES = [
  'watching',
  'evaluating',
  'contacted',
  'visit',
  'offered',
  'committed',
  'closed',
] as const;
export type ListStageKind = (typeof LIST_STAGES)[number];

export const LIST_LIMITS = {
  /** Per subscription, archived ones included. */
  lists: 200,
  /** Per list. */
  entries: 2_000,
  nameMax: 80,
  noteMax: 1000,
  stages: 12,
  stageNameMax: 40,
  /** How many athletes or entries one call is about. */
  atOnce: 200,
} as const;

const listInput = {
  name: typedText(LIST_LIMITS.nameMax),
  note: emptyableText(LIST_LIMITS.noteMax).default(''),
  /** With everybody at the desk; else it is its owner's alone. */
  is_shared: z.boolean(),
};
export const createListSchema = z.strictObject(listInput);
export type CreateList = z.infer<typeof createListSchema>;

/** What is left out stays as it is. */
export const changeListSchema = z.strictObject({
  name: listInput.name.optional(),
  note: emptyableText(LIST_LIMITS.noteMax).optional(),
  is_shared: z.boolean().optional(),
  is_archived: z.boolean().optional(),
});
export type ChangeList = z.infer<typeof changeListSchema>;

export const recruitingListSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  /** Null once that account is deleted. */
  owner_name: z.string().nullable(),
  is_own: z.boolean(),
  is_shared: z.boolean(),
  is_archived: z.boolean(),
  /** Of the athletes on it, those who are no longer shown included. */
  entries: z.int(),
  updated_at: z.iso.datetime(),
  /** Whether this person says if it is shared. */
  can_share: z.boolean(),
});
export type RecruitingList = z.infer<typeof recruitingListSchema>;

export const listQuerySchema = z.strictObject({ athlete_id: z.uuid().optional() });

export const recruitingListsSchema = z.object({
  lists: z.array(
    recruitingListSchema.extend({
      /** The entry of the athlete who was asked about. */
      entry_id: z.uuid().nullable(),
    }),
  ),
  /** No plan is live: lists keep their names and cannot be opened. */
  is_locked: z.boolean(),
  /** Locked because the coach's account is frozen. */
  is_frozen: z.boolean(),
});
export type RecruitingLists = z.infer<typeof recruitingListsSchema>;

/** Archives or restores many lists at once. */
export const archiveListsSchema = z.strictObject({
  list_ids: z.array(z.uuid()).min(1).max(LIST_LIMITS.lists),
  is_archived: z.boolean(),
});
export type ArchiveLists = z.infer<typeof archiveListsSchema>;
/** Those that were not so before: what can be taken back. */
export const archivedListsSchema = z.object({ list_ids: z.array(z.uuid()) });
export type ArchivedLists = z.infer<typeof archivedListsSchema>;

const listStageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(LIST_STAGES).nullable(),
  /** Null: called by its kind. */
  name: z.string().nullable(),
});
export type ListStage = z.infer<typeof listStageSchema>;

/** All stages of a list in their new order. Those that are left out are deleted, which only empty ones can be. */
export const listStagesInputSchema = z.strictObject({
  stages: z
    .array(
      z.strictObject({
        /** Null for a new one. */
        id: z.uuid().nullable(),
        /** Null: called by its kind. Only the stages that a list began with have one. */
        name: typedText(LIST_LIMITS.stageNameMax).nullable(),
      }),
    )
    .min(1)
    .max(LIST_LIMITS.stages)
    .refine((stages) => {
      const ids = stages.flatMap(({ id }) => id ?? []);
      return new Set(ids).size === ids.length && stages.every(({ id, name }) => id !== null || name !== null);
    }),
});
export type ListStagesInput = z.infer<typeof listStagesInputSchema>;
export const listStagesSchema = z.object({ stages: z.array(listStageSchema) });

export const listEntrySchema = z.object({
  id: z.uuid(),
  stage_id: z.uuid(),
  added_at: z.iso.datetime(),
  moved_at: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
  step: z
    .object({
      text: z.string(),
      on: z.iso.date(),
      owner_id: z.uuid().nullable(),
      owner_name: z.string().nullable(),
      /** The contact calendar does not let this coach write to the athlete on that day. */
      is_quiet: z.boolean(),
    })
    .nullable(),
  /** By the whole staff; null while nobody has rated. */
  rating: z.number().nullable(),
  notes: z.int(),
  /** As this coach may see it now. Null: no longer shown to them, and nothing says why. */
  card: athleteCardSchema.nullable(),
});
export type ListEntry = z.infer<typeof listEntrySchema>;

export const openListSchema = z.object({
  list: recruitingListSchema,
  stages: z.array(listStageSchema),
  /** In the order of the board: by stage, and within it as the staff has put them. */
  entries: z.array(listEntrySchema),
  file_key: fileKeySchema,
  /** Why this person gets no table of it. Null: they do. */
  export_locked: z.enum(EXPORT_LOCKS).nullable(),
});
export type OpenList = z.infer<typeof openListSchema>;

export const addToListSchema = z.strictObject({
  athlete_ids: z.array(z.uuid()).min(1).max(LIST_LIMITS.atOnce),
});
export const addedToListSchema = z.object({
  entry_ids: z.array(z.uuid()),
  /** How many were on it before. */
  already: z.int(),
});
export type AddedToList = z.infer<typeof addedToListSchema>;

export const listEntriesSchema = z.strictObject({
  entry_ids: z.array(z.uuid()).min(1).max(LIST_LIMITS.atOnce),
});

export const moveEntriesSchema = listEntriesSchema.extend({
  stage_id: z.uuid(),
  /** In front of this one; null, or one that is elsewhere by now: at the end of the stage. */
  before_id: z.uuid().nullable().default(null),
});
export type MoveEntries = z.infer<typeof moveEntriesSchema>;
