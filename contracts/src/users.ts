/** Everybody who has an account, as admins find and keep them. */
import { z } from 'zod';
import { emailSchema, signInSessionSchema } from './accounts.ts';
import { confirmationSchema } from './confirmations.ts';
import { countryCodeSchema } from './countries.ts';
import { ERASURE_ASKERS } from './erasure.ts';
import { optionalText, typedText } from './text.ts';
import {
  ACCOUNT_STATUSES,
  INSTITUTION_STATUSES,
  LINK_STATUSES,
  LOCALES,
  MEASURES,
  MODERATION_KINDS,
  PLANS,
  ROLES,
  SEVERITIES,
  SUBSCRIPTION_STATUSES,
  VISIBILITIES,
} from './vocabulary.ts';

export const USERS_PAGE = 50;
export const USERS_EXPORT_MAX = 5_000;
export const USER_SEARCH_MAX = 100;
export const USER_REASON_MAX = 1_000;
export const TIMELINE_PAGE = 50;

const ADMIN_ACTIONS = [
  'end_sessions',
  'resend_code',
  'correct_email',
  'void_invitations',
  'stop_erasure',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** `unproven`: nobody has shown yet that they read the mailbox of the account. */
export const USER_STATES = [...ACCOUNT_STATUSES, 'unproven'] as const;
export type UserState = (typeof USER_STATES)[number];

export const userFiltersSchema = z.strictObject({
  /** A name, an email address, an institution or an id; the best matches come first, and small mistakes are forgiven. */
  search: optionalText(USER_SEARCH_MAX),
  role: z.enum(ROLES).optional(),
  state: z.enum(USER_STATES).optional(),
  /** Where an athlete lives, a coach's institution is or a director works. */
  country_code: countryCodeSchema.optional(),
  plan: z.enum(PLANS).optional(),
  joined_from: z.iso.date().optional(),
  joined_to: z.iso.date().optional(),
  seen_from: z.iso.date().optional(),
  seen_to: z.iso.date().optional(),
});
export type UserFilters = z.infer<typeof userFiltersSchema>;

export const userListQuerySchema = userFiltersSchema.extend({
  /** `next` of the page before. */
  after: z.uuid().optional(),
});
export type UserListQuery = z.infer<typeof userListQuerySchema>;

const userEntrySchema = z.object({
  id: z.uuid(),
  /** A minor is listed by first name and initial, as in search: opening the person is a look, and in the log. */
  name: z.string(),
  /** Of a minor only the first letter and the provider are left. */
  email: z.string(),
  is_mailbox_proven: z.boolean(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
  country_code: z.string().nullable(),
  institution_name: z.string().nullable(),
  /** A scouting plan before the report, and any that runs before one that has lapsed. */
  plan: z.enum(PLANS).nullable(),
  plan_status: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  /** Owns the Global Player Report, whatever else. */
  has_report: z.boolean(),
  joined_on: z.iso.date(),
  last_seen_on: z.iso.date().nullable(),
});
export type UserEntry = z.infer<typeof userEntrySchema>;

/** The latest to join first; with a search the best matches, and no page after them. */
export const userListSchema = z.object({
  users: z.array(userEntrySchema),
  next: z.uuid().nullable(),
});
export type UserList = z.infer<typeof userListSchema>;

const otherPersonSchema = z.object({ user_id: z.uuid(), name: z.string() });

export const userPageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  is_mailbox_proven: z.boolean(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
  locale: z.enum(LOCALES),
  joined_at: z.iso.datetime(),
  last_seen_on: z.iso.date().nullable(),
  is_own: z.boolean(),
  suspension: z
    .object({
      reason: z.string(),
      since: z.iso.datetime(),
      until: z.iso.datetime().nullable(),
      by: otherPersonSchema.nullable(),
    })
    .nullable(),
  /** The account is to be deleted. Admins can stop what two of them decided, and nothing else. */
  erasure: z
    .object({
      asked_by: z.enum(ERASURE_ASKERS),
      /** Null while a guardian has yet to agree. */
      erase_at: z.iso.datetime().nullable(),
      can_stop: z.boolean(),
    })
    .nullable(),
  invitation: z.object({ code: z.string(), issued_by: otherPersonSchema.nullable() }).nullable(),
  athlete: z
    .object({
      id: z.uuid(),
      is_minor: z.boolean(),
      country_code: z.string(),
      grad_year: z.int().nullable(),
      school_name: z.string().nullable(),
      visibility: z.enum(VISIBILITIES),
    })
    .nullable(),
  coach: z
    .object({
      title: z.string().nullable(),
      institution_name: z.string().nullable(),
      institution_status: z.enum(INSTITUTION_STATUSES).nullable(),
      affiliation_status: z.enum(INSTITUTION_STATUSES),
    })
    .nullable(),
  regions: z.array(z.string()),
  plans: z.array(
    z.object({
      plan: z.enum(PLANS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      /** The end of the period that is billed, as its owner reads it. */
      period_to: z.iso.datetime().nullable(),
      /** Until when it opens anything: later than the period by the days of grace. */
      ends_at: z.iso.datetime().nullable(),
    }),
  ),
  /** Guardian links, seen from this person. */
  links: z.array(
    z.object({
      id: z.uuid(),
      status: z.enum(LINK_STATUSES),
      other: otherPersonSchema.nullable(),
      since: z.iso.datetime(),
    }),
  ),
  sessions: z.array(signInSessionSchema),
  /** An address that is to replace the present one, and waits to be proven. */
  pending_email: z.string().nullable(),
  /** Codes that this person issued and that still work, the latest first. */
  invitations: z.array(
    z.object({
      id: z.uuid(),
      code: z.string(),
      uses: z.int(),
      max_uses: z.int(),
      expires_at: z.iso.datetime(),
    }),
  ),
  /** What moderators know of: about this person, or reported by them. Not what concerns the reader. */
  reports: z.array(
    z.object({
      item_id: z.uuid(),
      is_about: z.boolean(),
      kind: z.enum(MODERATION_KINDS),
      severity: z.enum(SEVERITIES),
      created_at: z.iso.datetime(),
      is_open: z.boolean(),
    }),
  ),
  /** What admins did to the account and why, the latest first. */
  admin_actions: z.array(
    z.object({
      id: z.uuid(),
      action: z.enum(ADMIN_ACTIONS),
      reason: z.string(),
      done_by: otherPersonSchema.nullable(),
      done_at: z.iso.datetime(),
    }),
  ),
  /** What takes two admins and is about this person or a link of theirs, the latest first. */
  confirmations: z.array(confirmationSchema),
  /** What moderators decided about this person, the latest first. */
  decisions: z.array(
    z.object({
      id: z.uuid(),
      item_id: z.uuid(),
      measure: z.enum(MEASURES),
      reason: z.string(),
      decided_at: z.iso.datetime(),
      undone_at: z.iso.datetime().nullable(),
      by: otherPersonSchema.nullable(),
    }),
  ),
  counts: z.object({
    verifications_waiting: z.int(),
    verifications_verified: z.int(),
    requests: z.int(),
    /** Of the reports above; these are all of them, where the list is the latest. */
    reports_by: z.int(),
    reports_about: z.int(),
    reached_limits: z.int(),
  }),
});
export type UserPage = z.infer<typeof userPageSchema>;

/** What the log says of the account, and of the athlete that it belongs to. Latest first. */
export const timelineSchema = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      type: z.string(),
      at: z.iso.datetime(),
      /** Who did it; null when it was the person, and for what nobody did by hand. */
      actor: otherPersonSchema.nullable(),
      actor_role: z.string(),
    }),
  ),
  next: z.uuid().nullable(),
});
export type Timeline = z.infer<typeof timelineSchema>;
export const timelineQuerySchema = z.strictObject({ before: z.uuid().optional() });

const reason = typedText(USER_REASON_MAX);
export const suspendUserSchema = z.strictObject({
  /** The person reads it. */
  reason,
  /** The end of this day in UTC; without it the suspension lasts until an admin lifts it. */
  until: z.iso.date().nullable().default(null),
});
export type SuspendUser = z.infer<typeof suspendUserSchema>;
export const reasonSchema = z.strictObject({ reason });
/** The new address replaces the old one once a code from its mailbox has come back, in a session of the account. */
export const correctEmailSchema = z.strictObject({ email: emailSchema, reason });
export type CorrectEmail = z.infer<typeof correctEmailSchema>;
/** One of the codes that this person issued, or all that still work. */
export const voidInvitationsSchema = z.strictObject({
  invitation_id: z.uuid().nullable().default(null),
  reason,
});
export type VoidInvitations = z.infer<typeof voidInvitationsSchema>;
