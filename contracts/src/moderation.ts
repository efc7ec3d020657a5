/** Reports, and the queue in which moderators work through them. */
import { z } from 'zod';
import { RETENTION } from './retention.ts';
import { optionalText, typedText } from './text.ts';
import {
  ACCOUNT_STATUSES,
  MODERATION_KINDS,
  MEASURES,
  MODERATION_OUTCOMES,
  REPORT_CATEGORIES,
  ROLES,
  SEVERITIES,
  SIGNALS,
  type ReportCategory,
  type Severity,
} from './vocabulary.ts';

export const REPORT_WORDS_MAX = 1000;
/** A claim that its moderator does not come back to lapses. */
export const MODERATION_CLAIM_HOURS = 2;
/** Within how many hours something is to be decided. Pages show what is left; nothing else promises a time. */
export const TARGET_HOURS: Record<Severity, number> = { critical: 4, high: 24, normal: 72 };
export const MODERATION_PAGE = 50;

/**
 * For how many months after the decision we keep what was reported, who reported it and what they wrote. Danger to a child
 * may be needed as evidence for longer. The privacy notice says both.
 */
export const REPORT_KEPT_MONTHS: Record<ReportCategory, number> = {
  child_safety: RETENTION.reports_of_danger.count,
  inappropriate: RETENTION.reports.count,
  harassment: RETENTION.reports.count,
  money: RETENTION.reports.count,
  impersonation: RETENTION.reports.count,
  other: RETENTION.reports.count,
};

export const SEVERITY_OF: Record<ReportCategory, Severity> = {
  child_safety: 'critical',
  inappropriate: 'high',
  harassment: 'high',
  money: 'high',
  impersonation: 'normal',
  other: 'normal',
};

export const reportThingSchema = z.strictObject({
  category: z.enum(REPORT_CATEGORIES),
  reason: typedText(REPORT_WORDS_MAX),
});
export type ReportThing = z.infer<typeof reportThingSchema>;

export const reportAthleteSchema = reportThingSchema.extend({
  part: z.enum(['profile', 'photo']).default('profile'),
});
export type ReportAthlete = z.infer<typeof reportAthleteSchema>;

export const MODERATION_PARTS = ['open', 'mine', 'appeals', 'closed'] as const;
export type ModerationPart = (typeof MODERATION_PARTS)[number];

export const moderationQuerySchema = z.strictObject({
  part: z.enum(MODERATION_PARTS).default('open'),
  kind: z.enum(MODERATION_KINDS).optional(),
  /** The last item of the page before. */
  after: z.uuid().optional(),
});
export type ModerationQuery = z.infer<typeof moderationQuerySchema>;

const listedItemSchema = z.object({
  id: z.uuid(),
  kind: z.enum(MODERATION_KINDS),
  severity: z.enum(SEVERITIES),
  /** The gravest of all that was said of it. */
  category: z.enum(REPORT_CATEGORIES),
  report_count: z.int(),
  /** The rules that raised it, while nobody has reported it: then it is a signal and no report. */
  raised_by: z.array(z.enum(SIGNALS)),
  /** Who answers for it; a minor by first name and initial. Null for people without an account. */
  about: z.object({ name: z.string(), role: z.enum(ROLES) }).nullable(),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
  claimed_by: z.object({ name: z.string(), is_you: z.boolean(), until: z.iso.datetime() }).nullable(),
  /** Contact is paused until this is decided. */
  is_frozen: z.boolean(),
});
export type ModerationEntry = z.infer<typeof listedItemSchema>;

export const moderationListSchema = z.object({
  items: z.array(listedItemSchema),
  next: z.uuid().nullable(),
  /** Of all that is open, whatever the filter. */
  open: z.int(),
  overdue: z.int(),
  oldest_open_at: z.iso.datetime().nullable(),
  /** Items with an appeal that nobody has answered. */
  appeals: z.int(),
  oldest_appeal_at: z.iso.datetime().nullable(),
});
export type ModerationList = z.infer<typeof moderationListSchema>;

/** What a kept fact is: the page has a word for each. */
const SNAPSHOT_FACTS = [
  'name',
  'title',
  'text',
  'address',
  'institution',
  'school',
  'team',
  'place',
  'social',
  'author',
  'reference',
  'email',
] as const;

/** What was reported as it was at that moment, whatever became of it. */
const snapshotSchema = z.object({
  facts: z.array(z.object({ fact: z.enum(SNAPSHOT_FACTS), text: z.string() })),
  /** Of a conversation, oldest first. */
  messages: z.array(
    z.object({
      sender_name: z.string(),
      sender_role: z.enum(ROLES),
      body: z.string(),
      files: z.int(),
      at: z.iso.datetime(),
      is_reported: z.boolean(),
    }),
  ),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

const personSchema = z.object({
  user_id: z.uuid(),
  name: z.string(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
  /** How often others reported something of theirs, and how often they reported; this item not counted. */
  items_about: z.int(),
  items_by: z.int(),
});
export type ModeratedPerson = z.infer<typeof personSchema>;

/** What the person concerned says to a decision, and what another moderator answers. */
const appealSchema = z.object({
  words: z.string(),
  made_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  is_accepted: z.boolean().nullable(),
  answer: z.string().nullable(),
});
export type Appeal = z.infer<typeof appealSchema>;

export const makeAppealSchema = z.strictObject({ words: typedText(REPORT_WORDS_MAX) });
export type MakeAppeal = z.infer<typeof makeAppealSchema>;
export const decideAppealSchema = z.strictObject({
  is_accepted: z.boolean(),
  answer: typedText(REPORT_WORDS_MAX),
});
export type DecideAppeal = z.infer<typeof decideAppealSchema>;

/** One measure, as moderators read it. */
const decisionSchema = z.object({
  id: z.uuid(),
  measure: z.enum(MEASURES),
  reason: z.string(),
  until: z.iso.datetime().nullable(),
  by: z.string(),
  decided_at: z.iso.datetime(),
  undone_at: z.iso.datetime().nullable(),
  appeal: appealSchema.nullable(),
  /** An appeal waits, and the reader has neither decided nor entered it. */
  can_decide_appeal: z.boolean(),
  /** The person is suspended and cannot sign in: what they wrote to support is entered for them. */
  can_record_appeal: z.boolean(),
});
export type Decision = z.infer<typeof decisionSchema>;

export const moderationItemSchema = listedItemSchema.extend({
  about_person: personSchema.nullable(),
  reports: z.array(
    z.object({
      id: z.uuid(),
      /** Null for people without an account. */
      by: personSchema.nullable(),
      category: z.enum(REPORT_CATEGORIES),
      reason: z.string(),
      /** The rules that raised it, where nobody reported, and the figures that made them. */
      signals: z.array(z.enum(SIGNALS)),
      figures: z.record(z.string(), z.number()),
      created_at: z.iso.datetime(),
      snapshot: snapshotSchema,
      /** As a data address; null where there is none. */
      picture: z.string().nullable(),
    }),
  ),
  /** A minor said this about a guardian: nobody in the family knows of it. */
  is_quiet: z.boolean(),
  /** The messages to support that it came with: there their writers are answered. */
  support: z.array(z.object({ id: z.uuid(), reference: z.string() })),
  /** What was reported of the same person or thing before, and what came of it. */
  earlier: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(MODERATION_KINDS),
      category: z.enum(REPORT_CATEGORIES),
      created_at: z.iso.datetime(),
      closed_at: z.iso.datetime().nullable(),
      outcome: z.enum(MODERATION_OUTCOMES).nullable(),
      decisions: z.array(decisionSchema),
    }),
  ),
  can_claim: z.boolean(),
  /** One has claimed it and may close it. */
  can_close: z.boolean(),
  /** Null while it is open. */
  closing: z.object({ outcome: z.enum(MODERATION_OUTCOMES), note: z.string(), by: z.string() }).nullable(),
  /** What can be done about it here. */
  possible: z.array(z.enum(MEASURES)),
  /** Where a ban would shut out a whole institution: its name. */
  institution_name: z.string().nullable(),
  decisions: z.array(decisionSchema),
});
export type ModerationItem = z.infer<typeof moderationItemSchema>;

export const closeItemSchema = z.strictObject({
  outcome: z.enum(MODERATION_OUTCOMES),
  /** Why, and what was done: for the moderators who come after. */
  note: typedText(REPORT_WORDS_MAX),
  /** None with `nothing_wrong`; none with `acted` says that everything was done elsewhere. */
  measures: z.array(z.enum(MEASURES)).max(MEASURES.length).default([]),
  /** Where there are measures: what the person concerned reads. */
  reason: optionalText(REPORT_WORDS_MAX),
  /** Of a suspension: the end of this day in UTC; without it until an admin lifts it. */
  until: z.iso.date().nullable().default(null),
});
export type CloseItem = z.infer<typeof closeItemSchema>;

/** One measure, as the person whom it concerns reads it. Who reported is not in it. */
const ownDecisionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(MODERATION_KINDS),
  measure: z.enum(MEASURES),
  reason: z.string(),
  until: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime(),
  undone_at: z.iso.datetime().nullable(),
  appeal: appealSchema.nullable(),
  can_appeal: z.boolean(),
});
export type OwnDecision = z.infer<typeof ownDecisionSchema>;
/** The latest first. */
export const ownDecisionListSchema = z.object({ decisions: z.array(ownDecisionSchema) });
export type OwnDecisionList = z.infer<typeof ownDecisionListSchema>;

/** Of the last year, how often each rule has raised an item, how many are decided, and in how many something was wrong. */
export const signalListSchema = z.object({
  signals: z.array(z.object({ signal: z.enum(SIGNALS), raised: z.int(), decided: z.int(), acted: z.int() })),
});
export type SignalList = z.infer<typeof signalListSchema>;
