/** What somebody wrote to support, as they read it themselves: with our answers, and without what admins note. */
import { z } from 'zod';
import { SUPPORT_TYPES } from './vocabulary.ts';

const ownThreadEntrySchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** Null for a safety report: somebody else may be looking at the screen. */
  type: z.enum(SUPPORT_TYPES).nullable(),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  /** Until when we promised to answer; null when it is the writer's turn, and once it is closed. */
  answer_by: z.iso.datetime().nullable(),
  is_closed: z.boolean(),
});
export type OwnThreadEntry = z.infer<typeof ownThreadEntrySchema>;

/** The latest first. A report about a guardian is in no list: the guardian may be looking. */
export const ownThreadListSchema = z.object({ threads: z.array(ownThreadEntrySchema) });
export type OwnThreadList = z.infer<typeof ownThreadListSchema>;

export const ownThreadSchema = ownThreadEntrySchema.extend({
  /** Null where it was sent without signing in: then anybody may have typed it, with this address. */
  message: z.string().nullable(),
  messages: z.array(
    z.object({ id: z.uuid(), is_own: z.boolean(), body: z.string(), created_at: z.iso.datetime() }),
  ),
});
export type OwnThread = z.infer<typeof ownThreadSchema>;
