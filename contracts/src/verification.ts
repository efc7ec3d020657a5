/** What directors check: the queue, one item with its evidence, the decision, and what a family sees of it. */
import { z } from 'zod';
import { badgeSchema } from './athletes.ts';
import { countryCodeSchema } from './countries.ts';
import { fileKeySchema } from './files.ts';
import { optionalText } from './text.ts';
import {
  AGE_DOUBTS,
  ATHLETE_FACT_GROUPS,
  DIVISIONS,
  FACT_GROUPS,
  GUARDIAN_SIGNALS,
  INSTITUTION_KINDS,
  INSTITUTION_STATUSES,
  LOCALES,
  VERIFICATION_STATUSES,
  type VerificationStatus,
} from './vocabulary.ts';
import { webAddress } from './web-address.ts';

export const METHOD_MAX = 200;
export const VERDICT_REASON_MAX = 1000;
export const EVIDENCE_NOTE_MAX = 1000;
export const EVIDENCE_FILES_MAX = 5;
export const EVIDENCE_FILE_NAME_MAX = 200;
/** A claim that its director does not come back to lapses. */
export const CLAIM_HOURS = 4;
/** How long a decision can be taken back; the family hears of it afterwards. */
export const UNDO_MINUTES = 5;
/** Who has not answered a director is reminded once in so many days at most. */
export const REMINDER_DAYS = 7;
/** A badge can be renewed from this many days before it lapses, and the page says so. */
export const RENEWAL_DAYS = 30;
export const QUEUE_PAGE = 50;
/** Far beyond any real queue: a tab says the same number as the dashboard, and yet counting ends. */
export const COUNTED_MAX = 10_000;
/** Nobody has decided finally, or the family has yet to say yes. */
export const UNDECIDED = ['open', 'more_asked', 'offered'] as const satisfies VerificationStatus[];

export function isUndecided({ status }: { status: VerificationStatus }): boolean {
  return UNDECIDED.some((undecided) => undecided === status);
}

/** What the family or the coach tells the director in words. Files are sent separately. */
export const statementSchema = z.strictObject({
  /** How it was measured or where it can be read: without shoes, by a tape; the school's report. */
  method: optionalText(METHOD_MAX),
  place: optionalText(METHOD_MAX),
  on: z.iso.date().nullable().default(null),
  /** A page that says the same: the league's, the school's. */
  link: z
    .union([z.literal(''), webAddress(), z.null()])
    .transform((given) => given || null)
    .default(null),
  note: optionalText(EVIDENCE_NOTE_MAX),
});
export type Statement = z.infer<typeof statementSchema>;
export type StatementInput = z.input<typeof statementSchema>;

export const askVerificationSchema = z.strictObject({
  fact_group: z.enum(ATHLETE_FACT_GROUPS),
  /** For the fact group `season`: which one. */
  season_id: z.uuid().nullable().default(null),
  statement: statementSchema,
  /** Documents need a question to be added to, so they come after it. With none, something has to be said. */
  has_documents: z.boolean().default(false),
});
export type AskVerification = z.infer<typeof askVerificationSchema>;

/** Each time somebody says something about an item it is added here, oldest first. */
export const givenStatementSchema = z.object({
  method: z.string().nullable(),
  place: z.string().nullable(),
  on: z.iso.date().nullable(),
  link: z.string().nullable(),
  note: z.string().nullable(),
  given_at: z.iso.datetime(),
});

export const evidenceFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  /** Without the key: `/api/evidence-files/…`. */
  url: z.string(),
  uploaded_at: z.iso.datetime(),
});
export type EvidenceFile = z.infer<typeof evidenceFileSchema>;

/** One value of a fact group by its field, as the record has it: 198.5, "Lincoln High", a list of courses. */
export const factValuesSchema = z.record(z.string(), z.unknown());
export type FactValues = z.infer<typeof factValuesSchema>;

/** A question of the family's to the directors, as the family sees it. */
const ownVerificationSchema = z.object({
  id: z.uuid(),
  fact_group: z.enum(ATHLETE_FACT_GROUPS),
  season_id: z.uuid().nullable(),
  status: z.enum(VERIFICATION_STATUSES),
  statements: z.array(givenStatementSchema),
  files: z.array(evidenceFileSchema),
  /** What the director says to the family: what is missing, or why not. */
  reason: z.string().nullable(),
  /** What the director found instead; to be accepted or declined. */
  offered_values: factValuesSchema.nullable(),
  claimed_values: factValuesSchema,
  is_being_checked: z.boolean(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type OwnVerification = z.infer<typeof ownVerificationSchema>;

/** One fact group of an athlete, and how far its verification has come. */
const factVerificationSchema = z.object({
  fact_group: z.enum(ATHLETE_FACT_GROUPS),
  season_id: z.uuid().nullable(),
  season_label: z.string().nullable(),
  /** Nothing is on the record yet, so there is nothing to check. */
  is_empty: z.boolean(),
  badge: badgeSchema.nullable(),
  /** The question that is open, else the last one that was answered or dropped; null when nobody ever asked. */
  question: ownVerificationSchema.nullable(),
  /** Why it can be asked for now: never checked, edited since, lapsed or about to; null when it cannot. */
  ask: z.enum(['first', 'edited', 'expired', 'expiring', 'rejected']).nullable(),
});
export type FactVerification = z.infer<typeof factVerificationSchema>;

export const athleteVerificationsSchema = z.object({
  athlete: z.object({ id: z.uuid(), name: z.string() }),
  facts: z.array(factVerificationSchema),
});
export type AthleteVerifications = z.infer<typeof athleteVerificationsSchema>;
/** One per athlete of the family. */
export const familyVerificationsSchema = z.object({
  athletes: z.array(athleteVerificationsSchema),
  file_key: fileKeySchema,
});
export type FamilyVerifications = z.infer<typeof familyVerificationsSchema>;

/** Which part of the queue: what waits for a director, for a family, what is on one's own desk, what one has decided. */
export const QUEUE_PARTS = ['open', 'mine', 'waiting', 'decided'] as const;
export type QueuePart = (typeof QUEUE_PARTS)[number];

export const queueQuerySchema = z.strictObject({
  part: z.enum(QUEUE_PARTS).default('open'),
  fact_group: z.enum(FACT_GROUPS).optional(),
  country_code: countryCodeSchema.optional(),
  /** Left out: all. Otherwise only what nobody works on. */
  unclaimed: z.stringbool().optional(),
  after: z.string().max(200).optional(),
});
export type QueueQuery = z.infer<typeof queueQuerySchema>;

const queueItemSchema = z.object({
  id: z.uuid(),
  /** Whose it is: an athlete's questions belong together. Null for a coach's or an institution's. */
  athlete_id: z.uuid().nullable(),
  fact_group: z.enum(FACT_GROUPS),
  status: z.enum(VERIFICATION_STATUSES),
  /** The athlete's or the coach's name, and for a coach the institution's. */
  name: z.string(),
  institution_name: z.string().nullable(),
  /** Of guardianship: whose. */
  guardian_name: z.string().nullable(),
  season_label: z.string().nullable(),
  country_code: z.string(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  /** Null when nobody works on it. */
  claimed_by: z.object({ name: z.string(), is_you: z.boolean(), until: z.iso.datetime() }).nullable(),
  can_undo_until: z.iso.datetime().nullable(),
  /** When those who have to answer were last reminded of it; null when they were asked once only. */
  reminded_at: z.iso.datetime().nullable(),
  /** From when on they can be reminded again; null where nothing waits for an answer. */
  can_remind_from: z.iso.datetime().nullable(),
});
export type QueueItem = z.infer<typeof queueItemSchema>;

/** Oldest first; what was decided newest first. */
export const queueSchema = z.object({
  items: z.array(queueItemSchema),
  next: z.string().nullable(),
  /** The countries of the director's regions, for the filter. */
  countries: z.array(z.string()),
  /** With the first page: how many are in each part that waits, under the same filters, counted up to COUNTED_MAX. */
  counts: z.object({ open: z.int(), mine: z.int(), waiting: z.int() }).nullable(),
});
export type Queue = z.infer<typeof queueSchema>;

const institutionCheckSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(INSTITUTION_KINDS),
  country_code: z.string(),
  city: z.string().nullable(),
  website: z.string().nullable(),
  email_domain: z.string().nullable(),
  division: z.enum(DIVISIONS).nullable(),
  status: z.enum(INSTITUTION_STATUSES),
  /** All that is known of it may be this coach's own word. */
  is_proposed_by_coach: z.boolean(),
  /** How many coaches of it a director has verified. */
  verified_coaches: z.int(),
});

/**
 * How the coach's address compares with what is known of the institution. `own_claim`: only with the website that came
 * with a proposal, so a coach's word is compared with itself.
 */
export const DOMAIN_MATCHES = [
  'same',
  'subdomain',
  'website',
  'own_claim',
  'different',
  'unknown',
  'free_mail',
] as const;
export type DomainMatch = (typeof DOMAIN_MATCHES)[number];

const coachCheckSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  work_email: z.string().nullable(),
  is_email_proven: z.boolean(),
  domain_match: z.enum(DOMAIN_MATCHES),
});

/** What a director reads about a guardian beside the evidence; what was stated is among the claimed values. */
const guardianCheckSchema = z.object({
  name: z.string(),
  /** Of the athlete: guardianship is checked for minors. */
  athlete_birthdate: z.iso.date().nullable(),
  linked_since: z.iso.datetime().nullable(),
  is_mailbox_proven: z.boolean(),
  /** Notes, and never a no by themselves. */
  signals: z.array(z.enum(GUARDIAN_SIGNALS)),
  /** How many others are linked with the athlete. */
  other_guardians: z.int(),
});

/** What a director decided about the same fact before: with a method and a last day, or with a reason why not. */
const earlierCheckSchema = z.object({
  outcome: z.enum(['verified', 'rejected']),
  decided_on: z.iso.date(),
  expires_on: z.iso.date().nullable(),
  method: z.string().nullable(),
  reason: z.string().nullable(),
  director_name: z.string().nullable(),
  values: factValuesSchema,
  is_in_effect: z.boolean(),
});
export type EarlierCheck = z.infer<typeof earlierCheckSchema>;

export const verificationItemSchema = queueItemSchema.extend({
  athlete: z
    .object({
      id: z.uuid(),
      name: z.string(),
      grad_year: z.int().nullable(),
      city: z.string().nullable(),
      school_name: z.string().nullable(),
    })
    .nullable(),
  institution: institutionCheckSchema.nullable(),
  coach: coachCheckSchema.nullable(),
  guardian: guardianCheckSchema.nullable(),
  /** Of an age: what on the record speaks against the stated birthdate. */
  age_doubts: z.array(z.enum(AGE_DOUBTS)),
  claimed_values: factValuesSchema,
  /** Of what the director saw, a transcript included: a decision names it, and is refused when that has changed since. */
  values_hash: z.string(),
  statements: z.array(givenStatementSchema),
  files: z.array(evidenceFileSchema),
  /** The athlete's own transcript, where it is evidence. */
  transcript: z
    .object({
      url: z.string().nullable(),
      file_url: z.string().nullable(),
      /** The last decision was about another one. */
      is_replaced: z.boolean(),
    })
    .nullable(),
  /** What was verified or rejected before, newest first. */
  earlier: z.array(earlierCheckSchema),
  offered_values: factValuesSchema.nullable(),
  /** In which languages those who read the words of a decision use Faircourt; for the one who decides. */
  reader_locales: z.array(z.enum(LOCALES)),
  reason: z.string().nullable(),
  method: z.string().nullable(),
  /** The director's name, once it is decided. */
  decided_by: z.string().nullable(),
  /** For so many months it will count. */
  valid_months: z.int(),
  can_claim: z.boolean(),
  can_decide: z.boolean(),
  can_offer_values: z.boolean(),
  file_key: fileKeySchema,
});
export type VerificationItem = z.infer<typeof verificationItemSchema>;

/** A director may have undone and repeated the correction since the page was loaded, so an answer names the one it is for. */
export const settleCorrectionSchema = z.strictObject({
  is_accepted: z.boolean(),
  /** `decided_at` of the question. */
  offered_at: z.iso.datetime().nullable().default(null),
});
export type SettleCorrection = z.infer<typeof settleCorrectionSchema>;

/** A director's own figures. */
export const figuresSchema = z.object({
  open: z.int(),
  oldest_open_at: z.iso.datetime().nullable(),
  open_by_group: z.array(z.object({ fact_group: z.enum(FACT_GROUPS), count: z.int() })),
  /** From the question to the decision, over the last 90 days; null when nothing was decided. */
  median_hours_to_decide: z.number().nullable(),
  /** The last twelve weeks, oldest first, each by its Monday. */
  weeks: z.array(
    z.object({ week_of: z.iso.date(), verified: z.int(), rejected: z.int(), more_asked: z.int() }),
  ),
  /** Badges that lapse within 30 days in the director's countries, soonest first. */
  expiring: z.array(z.object({ on: z.iso.date(), fact_group: z.enum(FACT_GROUPS), count: z.int() })),
});
export type Figures = z.infer<typeof figuresSchema>;
