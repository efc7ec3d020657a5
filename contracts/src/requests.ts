/** What coaches ask of families, and what families answer. */
import { z } from 'zod';
import { academicsSchema, measurementSchema, seasonSchema, socialHandlesSchema } from './athletes.ts';
import { LIMITS } from './limits.ts';
import { emptyableText, optionalText, typedText } from './text.ts';
import { DOMAIN_MATCHES } from './verification.ts';
import {
  CONSENT_KINDS,
  CONTACT_CHANNELS,
  CONTACT_STATUSES,
  CONTACT_VERDICTS,
  DIVISIONS,
  DOMINANT_HANDS,
  FIELD_GROUPS,
  INSTITUTION_KINDS,
  LOCALES,
  PROGRAMS,
  RELEASE_STATUSES,
} from './vocabulary.ts';

export const REQUEST_MESSAGE_MAX = 1000;
export const REASON_MAX = 500;
/** A contact rule that no director has confirmed for longer than this is doubtful. */
export const RULE_GOOD_FOR_DAYS = 365;

export const requestReleaseSchema = z.strictObject({
  field_groups: z
    .array(z.enum(FIELD_GROUPS).exclude(['contact']))
    .min(1)
    .max(FIELD_GROUPS.length),
  /** Empty while the calendar holds contact back: then the request goes out without words of the coach. */
  message: emptyableText(REQUEST_MESSAGE_MAX),
});
export type RequestRelease = z.infer<typeof requestReleaseSchema>;

export const requestContactSchema = z.strictObject({
  message: typedText(REQUEST_MESSAGE_MAX),
  program: z.enum(PROGRAMS),
});
export type RequestContact = z.infer<typeof requestContactSchema>;

/** Whether a coach may ask now, and why. */
const contactWindowSchema = z.object({
  verdict: z.enum(CONTACT_VERDICTS),
  reason: z.enum([
    'open',
    'not_bound',
    'too_early',
    'no_rule',
    'old_rule',
    'conflicting',
    'no_grad_year',
    'no_division',
  ]),
  /** The first day on which correspondence is allowed, where a rule names one. */
  opens_on: z.iso.date().nullable(),
  sources: z.array(
    z.object({ source: z.string(), as_of: z.iso.date(), first_allowed: z.iso.date().nullable() }),
  ),
});
export type ContactWindow = z.infer<typeof contactWindowSchema>;

/** What a coach may ask of this athlete, and what has become of what they asked. */
export const askableSchema = z.object({
  /** Why nothing can be asked; null when something can. */
  refusal: z.enum(['unverified']).nullable(),
  releases: z.array(
    z.object({
      field_group: z.enum(FIELD_GROUPS),
      status: z.enum(RELEASE_STATUSES),
      reason: z.string().nullable(),
      at: z.iso.datetime(),
      can_ask_again_on: z.iso.date().nullable(),
    }),
  ),
  contact: z.object({
    /** `closed`: ended with everything else, by no one's no to this coach. */
    status: z.enum(['requested', 'approved', 'declined', 'closed']).nullable(),
    reason: z.string().nullable(),
    thread_id: z.uuid().nullable(),
    can_ask_again_on: z.iso.date().nullable(),
    /** As a director has recorded it. Null until then, and the strictest calendar counts. */
    division: z.enum(DIVISIONS).nullable(),
    /** The calendar holds contact back, so a request for a release takes no message. */
    is_held: z.boolean(),
    windows: z.object({ men: contactWindowSchema, women: contactWindowSchema }),
  }),
});
export type Askable = z.infer<typeof askableSchema>;

/** As those who decide for the athlete know them. */
export const athleteNameSchema = z.object({ id: z.uuid(), name: z.string() });
export type AthleteName = z.infer<typeof athleteNameSchema>;

/** Who asks, and how that is known. */
const requestingCoachSchema = z.object({
  coach_id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  institution: z.object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(INSTITUTION_KINDS),
    country_code: z.string(),
    website: z.string().nullable(),
  }),
  /** Null fields where nothing is on record. */
  verification: z.object({
    /** Whom a director has checked: this person at this institution, or the institution alone. */
    checked: z.enum(['coach', 'institution']).nullable(),
    method: z.string().nullable(),
    director_name: z.string().nullable(),
    verified_on: z.iso.date().nullable(),
    expires_on: z.iso.date().nullable(),
    /** The domain of the work address; only directors see the whole address. Null for a coach who works elsewhere by now. */
    email_domain: z.string().nullable(),
    is_email_proven: z.boolean(),
    domain_match: z.enum(DOMAIN_MATCHES).nullable(),
  }),
});
export type RequestingCoach = z.infer<typeof requestingCoachSchema>;

/** The reader's other athletes with whom this coach, or anybody at the institution, deals: a block may be for them as well. */
const alsoDealsWithSchema = z.object({
  coach: z.array(athleteNameSchema),
  institution: z.array(athleteNameSchema),
});

const requestBase = {
  id: z.uuid(),
  athlete: athleteNameSchema,
  coach: requestingCoachSchema,
  message: z.string(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  /** Put off by the family until then, without an answer; the coach does not learn of it. */
  set_aside_until: z.iso.datetime().nullable(),
  /** An approval opens nothing until these forms are signed; said before deciding. */
  missing_consents: z.array(z.enum(CONSENT_KINDS)),
  also_deals_with: alsoDealsWithSchema,
};
const familyRequestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('release'),
    ...requestBase,
    field_group: z.enum(FIELD_GROUPS),
    status: z.enum(RELEASE_STATUSES),
    /** Withdrawn by nobody as such: a block of the coach or the institution ended it. */
    is_ended_by_block: z.boolean(),
    /** An approval shows nothing of this group until a director has checked it. */
    is_check_missing: z.boolean(),
    /** The family's signed form leaves out the season statistics: an approval of measurements does not open them. */
    is_without_seasons: z.boolean(),
    /** The coach reads who the athlete is already, and with seasons the teams that were played for. */
    is_identity_open: z.boolean(),
  }),
  z.object({
    kind: z.literal('contact'),
    ...requestBase,
    status: z.enum(CONTACT_STATUSES),
    verdict: z.enum(CONTACT_VERDICTS).nullable(),
    division: z.enum(DIVISIONS).nullable(),
    program: z.enum(PROGRAMS).nullable(),
  }),
]);
export type FamilyRequest = z.infer<typeof familyRequestSchema>;

/**
 * What an approval would open of the record of an athlete, with the values of today: the family reads it beside what is
 * asked for. What no approval opens, because no director has checked it or no form names it, is not in it.
 */
const askedRecordSchema = z.object({
  athlete_id: z.uuid(),
  /** Else the form that a guardian signed names neither the team, number, bio and accounts nor hand, growth and seasons. */
  is_whole: z.boolean(),
  name: z.string(),
  has_photo: z.boolean(),
  city: z.string().nullable(),
  school_name: z.string().nullable(),
  current_team: z.string().nullable(),
  jersey_number: z.int().nullable(),
  bio: z.string().nullable(),
  social_handles: socialHandlesSchema,
  height_cm: z.number().nullable(),
  weight_kg: z.number().nullable(),
  wingspan_cm: z.number().nullable(),
  vertical_cm: z.number().nullable(),
  dominant_hand: z.enum(DOMINANT_HANDS).nullable(),
  /** Newest first. */
  history: z.array(measurementSchema),
  /** Newest first; the verified ones. */
  seasons: z.array(seasonSchema.omit({ id: true, badge: true })),
  /** How many wait for a director. */
  unchecked_seasons: z.int(),
  gpa: z.number().nullable(),
  sat: z.int().nullable(),
  act: z.int().nullable(),
  core_courses: academicsSchema.shape.core_courses,
  has_transcript: z.boolean(),
  /** Newest first. */
  videos: z.array(z.object({ title: z.string() })),
});
export type AskedRecord = z.infer<typeof askedRecordSchema>;

/** Open ones first and oldest first; then what was decided, newest first, at most fifty. */
export const familyRequestListSchema = z.object({
  open: z.array(familyRequestSchema),
  decided: z.array(familyRequestSchema),
  /** Of each athlete about whom a request is open. */
  records: z.array(askedRecordSchema),
});
export type FamilyRequestList = z.infer<typeof familyRequestListSchema>;

/** How long a family puts a request off before it waits for them again. */
export const SET_ASIDE_DAYS = 7;

/** One answer to several requests about one athlete: it counts for all of them, or for none. */
export const answerRequestsSchema = z.strictObject({
  requests: z
    .array(z.strictObject({ kind: z.enum(['release', 'contact']), id: z.uuid() }))
    .min(1)
    .max(FIELD_GROUPS.length),
  answer: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('approve'),
      /** Whom a release reaches, and until when; a conversation has neither. */
      audience: z.enum(['institution', 'verified_colleges']).default('institution'),
      expires_on: z.iso.date().nullable().default(null),
    }),
    z.strictObject({ decision: z.literal('decline'), reason: optionalText(REASON_MAX) }),
    z.strictObject({ decision: z.literal('set_aside') }),
    z.strictObject({ decision: z.literal('take_up') }),
  ]),
});
export type AnswerRequests = z.infer<typeof answerRequestsSchema>;
/** A yes or a no. */
export type RequestDecision = Extract<AnswerRequests['answer'], { decision: 'approve' | 'decline' }>;

const BLOCKED_TOGETHER_MAX = 20;
/** For one athlete or for several of a family: it counts for all of them, or for none. */
export const blockInputSchema = z.strictObject({
  athlete_ids: z.array(z.uuid()).min(1).max(BLOCKED_TOGETHER_MAX),
  /** Exactly one of the two. */
  coach_id: z.uuid().nullable().default(null),
  institution_id: z.uuid().nullable().default(null),
});
export type BlockInput = z.infer<typeof blockInputSchema>;

const blockSchema = z.object({
  id: z.uuid(),
  athlete: athleteNameSchema,
  /** Whom it shuts out: one of the two. */
  coach_id: z.uuid().nullable(),
  institution_id: z.uuid().nullable(),
  coach_name: z.string().nullable(),
  institution_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  blocked_by: z.string().nullable(),
  can_lift: z.boolean(),
});
export type Block = z.infer<typeof blockSchema>;
export const blockListSchema = z.object({ blocks: z.array(blockSchema) });

/** What became of a coach's own request, in the order in which a coach asks about it. */
export const SENT_STATUSES = ['requested', 'approved', 'declined', 'closed'] as const;
export type SentStatus = (typeof SENT_STATUSES)[number];

/** A coach's own requests, newest first. Names are redacted as on the card. */
const sentRequestSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['release', 'contact']),
  athlete: z.object({ id: z.uuid(), name: z.string() }),
  field_group: z.enum(FIELD_GROUPS).nullable(),
  status: z.enum(SENT_STATUSES),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  thread_id: z.uuid().nullable(),
});
export type SentRequest = z.infer<typeof sentRequestSchema>;
export const sentRequestListSchema = z.object({
  requests: z.array(sentRequestSchema),
  next: z.string().nullable(),
  /** Of all of them, whichever are listed. */
  counts: z.object({ requested: z.int(), approved: z.int(), declined: z.int(), closed: z.int() }),
});
export type SentRequestList = z.infer<typeof sentRequestListSchema>;

/** For how long the dashboard tells what families answered. */
export const ANSWERS_DAYS = 30;

/** What families answered lately, newest first, at most ten. */
export const familyAnswersSchema = z.object({
  answers: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['release', 'contact']),
      /** As this coach may see the athlete now; null: no longer shown to them. */
      athlete: z.object({ id: z.uuid(), name: z.string() }).nullable(),
      field_group: z.enum(FIELD_GROUPS).nullable(),
      status: z.enum(['approved', 'declined']),
      decided_at: z.iso.datetime(),
      thread_id: z.uuid().nullable(),
    }),
  ),
});
export type FamilyAnswers = z.infer<typeof familyAnswersSchema>;

export const contactRuleSchema = z.object({
  id: z.uuid(),
  division: z.enum(DIVISIONS),
  program: z.enum(PROGRAMS),
  grad_year: z.int(),
  channel: z.enum(CONTACT_CHANNELS),
  first_allowed: z.iso.date().nullable(),
  source: z.string(),
  as_of: z.iso.date(),
});
export type ContactRule = z.infer<typeof contactRuleSchema>;
/** Calendars of recruiting are younger than this. */
const ruleDay = z.iso.date().refine((day) => day >= '2000-01-01');
export const contactRuleInputSchema = contactRuleSchema
  .omit({ id: true, source: true })
  .extend({
    source: typedText(500),
    grad_year: z.int().min(LIMITS.gradYear.min).max(LIMITS.gradYear.max),
    first_allowed: ruleDay.nullable(),
    as_of: ruleDay,
  })
  .strict();
export type ContactRuleInput = z.infer<typeof contactRuleInputSchema>;
export const contactRuleListSchema = z.object({ rules: z.array(contactRuleSchema) });

/** Which part of a division's calendar a calendar program follows. */
export const contactFeedQuerySchema = z.strictObject({
  class: z.coerce.number().int().min(LIMITS.gradYear.min).max(LIMITS.gradYear.max).optional(),
  locale: z.enum(LOCALES).default('en'),
});
export type ContactFeedQuery = z.infer<typeof contactFeedQuerySchema>;

const calendarWindowSchema = contactWindowSchema.omit({ sources: true });
/** The contact calendar of one division today: each class that is in high school, and when it opens. */
export const contactCalendarQuerySchema = z.strictObject({
  /** Of the coach whom a family deals with; left out, the reader's own counts. */
  division: z.enum(DIVISIONS).optional(),
});
export type ContactCalendarQuery = z.infer<typeof contactCalendarQuerySchema>;

export const contactCalendarSchema = z.object({
  /** The one that was asked for, else the reader's; null while none is recorded, and the strictest calendar counts. */
  division: z.enum(DIVISIONS).nullable(),
  today: z.iso.date(),
  /** The graduation year of the athlete who reads it, or of a guardian's only one. */
  own_class: z.int().nullable(),
  classes: z.array(z.object({ grad_year: z.int(), men: calendarWindowSchema, women: calendarWindowSchema })),
  /** When the newest of its sources was read; null where nothing says so. */
  as_of: z.iso.date().nullable(),
});
export type ContactCalendar = z.infer<typeof contactCalendarSchema>;
