/** Messages to support as admins work through them: an inbox that names nobody in full, and each thread by opening it. */
import { z } from 'zod';
import { CONSULTING_STATES, CONSULTING_TURNS } from './consulting.ts';
import { LIMITS } from './limits.ts';
import { PRO_EXTRAS } from './pro-extras.ts';
import { optionalText, typedText } from './text.ts';
import {
  LOCALES,
  REPORT_SOURCES,
  ROLES,
  SUPPORT_MESSAGE_KINDS,
  SUPPORT_SEVERITIES,
  SUPPORT_TYPES,
} from './vocabulary.ts';

export const INBOX_MAX = 200;
export const INBOX_SEARCH_MAX = 254;
export const SUPPORT_CLOSING_NOTE_MAX = 500;
/** Over how many days the page says how many answers came in time. */
export const ANSWERED_DAYS = 30;

/** `open`: everything that is not closed; `consulting`: the requests for NIL consulting that go on, those in which it is our turn first, then the oldest. */
export const INBOX_VIEWS = ['open', 'mine', 'consulting', 'closed'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export const inboxQuerySchema = z.strictObject({
  view: z.enum(INBOX_VIEWS).default('open'),
  /** A whole reference or a whole email address: then in all of them, open or closed. */
  search: optionalText(INBOX_SEARCH_MAX),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

const adminSchema = z.object({ user_id: z.uuid(), name: z.string() });

const inboxEntrySchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  type: z.enum(SUPPORT_TYPES),
  source: z.enum(REPORT_SOURCES),
  severity: z.enum(SUPPORT_SEVERITIES),
  /** First name and initial. */
  sender_name: z.string(),
  /** Null for who was not signed in: an address on the form is what anybody may have typed. */
  sender_role: z.enum(ROLES).nullable(),
  /** On Pro Scout, which comes with priority. */
  is_pro: z.boolean(),
  created_at: z.iso.datetime(),
  /** Null while nobody waits for an answer. */
  waiting_since: z.iso.datetime().nullable(),
  /** Until when an answer was promised, or until when moderators have to decide; null while nobody waits for one. */
  answer_by: z.iso.datetime().nullable(),
  claimed_by: adminSchema.nullable(),
  is_mine: z.boolean(),
  closed_at: z.iso.datetime().nullable(),
  /** Booked by the owner of Pro Scout by the year. */
  extra: z.enum(PRO_EXTRAS).nullable(),
  /** Of a safety report: where moderators decide about it. */
  moderation_item_id: z.uuid().nullable(),
  /** How far a request for consulting is, and whose turn it is. */
  consulting: z.object({ state: z.enum(CONSULTING_STATES), turn: z.enum(CONSULTING_TURNS) }).nullable(),
});
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

export const supportInboxSchema = z.object({
  requests: z.array(inboxEntrySchema),
  /** What the promise of a time is held to. */
  figures: z.object({
    open: z.int(),
    /** Of those, how many wait for an admin: for an answer, or for the next step of consulting. The rest waits for the sender. */
    waiting: z.int(),
    /** Since when the one who has waited longest waits for an answer. */
    oldest_waiting_since: z.iso.datetime().nullable(),
    /** Requests for consulting in which it is our turn, and since when the first of them waits. */
    consulting: z.int(),
    oldest_consulting_at: z.iso.datetime().nullable(),
    overdue: z.int(),
    answered: z.int(),
    answered_in_time: z.int(),
  }),
});
export type SupportInbox = z.infer<typeof supportInboxSchema>;

const threadMessageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(SUPPORT_MESSAGE_KINDS),
  body: z.string(),
  /** Null for the writer of the request, and for an account that is gone. */
  author: adminSchema.nullable(),
  created_at: z.iso.datetime(),
  /** Of an answer: when the mail server took it, null while it waits in the queue. */
  sent_at: z.iso.datetime().nullable(),
});
export type ThreadMessage = z.infer<typeof threadMessageSchema>;

export const supportRequestPageSchema = inboxEntrySchema.extend({
  name: z.string(),
  email: z.string(),
  /** The account that wrote it. */
  sender_user_id: z.uuid().nullable(),
  locale: z.enum(LOCALES),
  message: z.string(),
  messages: z.array(threadMessageSchema),
  /** False where an answer by email could reach the person it is about. */
  can_answer: z.boolean(),
  closed_by: adminSchema.nullable(),
  closed_note: z.string().nullable(),
  /** False while moderators have yet to decide, and while consulting goes on: it closes with either. */
  can_close: z.boolean(),
});
export type SupportRequestPage = z.infer<typeof supportRequestPageSchema>;

export const claimRequestSchema = z.strictObject({
  /** Also from the admin who has it. */
  take_over: z.boolean().default(false),
});
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

/** An answer, a note, or what the writer says to an answer. */
export const threadTextSchema = z.strictObject({
  body: typedText(LIMITS.supportMessageMax),
  /** The same for every attempt to send one text, so that sending again sends nothing twice. */
  submission_id: z.uuid(),
});
export type ThreadText = z.infer<typeof threadTextSchema>;

export const closeRequestSchema = z.strictObject({ note: optionalText(SUPPORT_CLOSING_NOTE_MAX) });
export type CloseRequest = z.infer<typeof closeRequestSchema>;
