/** Conversations between a coach and a family, once the family has allowed them. */
import { z } from 'zod';
import { BESIDE_OTHER_ERRORS, refuseField } from './field-check.ts';
import { fileKeySchema } from './files.ts';
import { athleteNameSchema } from './requests.ts';
import { emptyableText, typedText } from './text.ts';
import { DIVISIONS, REPORT_CATEGORIES, MESSAGE_HOLDS, POSITIONS, ROLES } from './vocabulary.ts';

export const MESSAGE_MAX = 4000;
export const MESSAGE_FILES_MAX = 5;
export const REPORT_REASON_MAX = 1000;

/** As the sender's computer calls it. It is kept without its path, and with the ending of what the file really is. */
export const messageFileNameSchema = typedText(200);

export const messageFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  content_type: z.string(),
  bytes: z.int(),
});
export type MessageFile = z.infer<typeof messageFileSchema>;

export const messageSchema = z.object({
  id: z.uuid(),
  sender_name: z.string(),
  sender_role: z.enum(ROLES),
  is_yours: z.boolean(),
  body: z.string(),
  /** Our moderators took out what it said; then it has neither words nor files. */
  is_removed: z.boolean(),
  /** Only its sender sees it: until a moderator has looked, or for good. */
  hold: z.enum(MESSAGE_HOLDS).nullable(),
  files: z.array(messageFileSchema),
  /** What the sender's browser called it, by which that browser knows it again. */
  client_id: z.uuid(),
  created_at: z.iso.datetime(),
});
export type Message = z.infer<typeof messageSchema>;

const participantSchema = z.object({ name: z.string(), role: z.enum(ROLES), is_you: z.boolean() });

const threadSummarySchema = z.object({
  id: z.uuid(),
  athlete: z.object({
    id: z.uuid(),
    name: z.string(),
    /** As the search card has it; null where the reader is not shown the athlete. */
    primary_position: z.enum(POSITIONS).nullable(),
  }),
  coach: z.object({
    id: z.uuid(),
    name: z.string(),
    institution_name: z.string().nullable(),
    /** By whose calendar both sides read what is open today. */
    division: z.enum(DIVISIONS).nullable(),
  }),
  participants: z.array(participantSchema),
  unread: z.int(),
  last: z.object({ excerpt: z.string(), sender_name: z.string(), at: z.iso.datetime() }).nullable(),
  /** While nobody has written: how the request began that it opened with, to the same people as `asked`. */
  asked_excerpt: z.string().nullable(),
  /** The family's approval is in effect and everybody may write. */
  is_open: z.boolean(),
  /** It is not open, and goes on once a guardian signs the consent forms. */
  waits_for_forms: z.boolean(),
  /** Whether the reader may block this coach: true for the person who decides for the athlete, while no block exists. */
  can_block: z.boolean(),
  /** The reader's other athletes with whom this coach deals, where the reader may block: a block may be for them as well. */
  also_deals_with: z.array(athleteNameSchema),
});
export type ThreadSummary = z.infer<typeof threadSummarySchema>;
export const threadListSchema = z.object({ threads: z.array(threadSummarySchema) });

/** Messages oldest first; `before` is the id of the oldest one, to ask for those before it. */
export const threadSchema = threadSummarySchema.extend({
  /** What the coach wrote to ask for it: while the family's yes counts, for the coach and for who decides. */
  asked: z.object({ words: z.string(), created_at: z.iso.datetime() }).nullable(),
  messages: z.array(messageSchema),
  before: z.uuid().nullable(),
  file_key: fileKeySchema,
});
export type Thread = z.infer<typeof threadSchema>;

export const sendMessageSchema = z
  .strictObject({
    /** May be empty where a file says it all. */
    body: emptyableText(MESSAGE_MAX),
    file_ids: z.array(z.uuid()).max(MESSAGE_FILES_MAX).default([]),
    /** Made by the browser once per message, so that sending it twice stores it once. */
    client_id: z.uuid(),
  })
  .superRefine(({ body, file_ids: files }, context) => {
    if (body === '' && Array.isArray(files) && files.length === 0) {
      refuseField(context, 'body', { code: 'required', message: 'Write something, or add a file.' });
    }
  }, BESIDE_OTHER_ERRORS);
export type SendMessage = z.infer<typeof sendMessageSchema>;

export const readUpToSchema = z.strictObject({ message_id: z.uuid() });

export const reportSchema = z.strictObject({
  message_id: z.uuid().nullable().default(null),
  /** Where nobody says, it is taken for the gravest: contact pauses until somebody has looked. */
  category: z.enum(REPORT_CATEGORIES).default('child_safety'),
  reason: typedText(REPORT_REASON_MAX),
});
export type Report = z.infer<typeof reportSchema>;
