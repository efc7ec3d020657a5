/** The bell: what happened that a person should know, and the live stream that brings it. */
import { z } from 'zod';
import { deviceSchema } from './device.ts';
import {
  AGE_NOTICES,
  ATHLETE_FACT_GROUPS,
  MEASURES,
  MODERATION_KINDS,
  MODERATION_OUTCOMES,
  BILLED_PLANS,
} from './vocabulary.ts';

export const GUARDIAN_NEWS = ['offered', 'awaits_you', 'added', 'ended', 'conflict'] as const;
export type GuardianNewsKind = (typeof GUARDIAN_NEWS)[number];

export const TEAM_NEWS = [
  'seat_taken',
  'seat_left',
  'seat_taken_back',
  'ownership_offered',
  'offer_declined',
  'offer_taken_back',
  'you_own',
  'owner_changed',
  'owner_gone',
  'plan_ending',
  'plan_over',
] as const;
export type TeamNews = (typeof TEAM_NEWS)[number];

export const BILLING_NEWS = [
  'trial_ending',
  'trial_over',
  'invoice_issued',
  'due_soon',
  'past_due',
  'card_refused',
  'paid',
  'ended',
  'changed',
  'cancelled',
  'stopped',
  'reinstated',
  'order_accepted',
  'order_refused',
  'order_dropped',
] as const;
export type BillingNews = (typeof BILLING_NEWS)[number];

export const CONSULTING_NEWS = [
  'call_planned',
  'quoted',
  'accepted',
  'invoiced',
  'paid',
  'unbilled',
  'done',
  'closed',
] as const;
export type ConsultingNews = (typeof CONSULTING_NEWS)[number];

/** With these the athlete is in search: for coaches of verified institutions, or for everybody who is signed in. */
export const WIDE_VISIBILITIES = ['colleges_only', 'public'] as const;
export type WideVisibility = (typeof WIDE_VISIBILITIES)[number];

export const ERASURE_NEWS = ['asked', 'scheduled', 'cancelled'] as const;
export type ErasureNews = (typeof ERASURE_NEWS)[number];

/** A notification stores facts, never sentences: the reader's language decides the words. */
const KINDS = {
  /** A sign-in was used in two places, so it was ended. */
  session_copied: z.object({}),
  welcome: z.object({ name: z.string() }),
  /** To a coach: the free trial was used before, by another account of theirs or by somebody at the institution. */
  trial_used: z.object({}),
  /** To the owner of a subscription or to a person with a seat in it; `name` is the other one's. */
  team_news: z.object({ what: z.enum(TEAM_NEWS), name: z.string() }),
  /** To the owner of a plan: `on` is the moment that it is about, and the number is that of an invoice. */
  billing_news: z.object({
    what: z.enum(BILLING_NEWS),
    plan: z.enum(BILLED_PLANS),
    on: z.iso.datetime(),
    invoice_id: z.uuid().nullable(),
    invoice_number: z.string().nullable(),
    /** Of a purchase order. Missing in what was told before there were any. */
    order_number: z.string().nullable().optional(),
  }),
  /** To the family member who asked for consulting: `on` is when the call is, or the last day of a quote or an invoice. */
  consulting_news: z.object({
    what: z.enum(CONSULTING_NEWS),
    request_id: z.uuid(),
    reference: z.string(),
    on: z.iso.datetime().nullable(),
  }),
  /** To admins: a family has accepted a quote, and its invoice can be sent. */
  quote_accepted: z.object({ request_id: z.uuid(), reference: z.string() }),
  new_sign_in: z.object({ device: deviceSchema }),
  /** To the athlete: a guardian came by family code and waits for a yes. */
  link_requested: z.object({ name: z.string() }),
  /** To both sides; `name` is the other one's. */
  link_active: z.object({ name: z.string() }),
  link_ended: z.object({ name: z.string() }),
  /**
   * To the other guardians: somebody is to be added, waits for their yes, was added or is no longer linked. To all of the
   * family: what a guardian approves does not count, because another account of theirs deals with the athlete.
   */
  guardian_news: z.object({
    what: z.enum(GUARDIAN_NEWS),
    athlete_name: z.string(),
    guardian_name: z.string(),
  }),
  /** To admins: a guardian shares a mailbox with somebody who deals with the athlete, whose name is cut short. */
  guardian_conflict: z.object({ athlete_name: z.string(), guardian_name: z.string() }),
  /** To a guardian: a director or an admin has decided on their guardianship. */
  guardianship_decided: z.object({
    athlete_name: z.string(),
    decision: z.enum(['verified', 'more_asked', 'rejected']),
  }),
  guardianship_expiring: z.object({ athlete_name: z.string(), on: z.iso.date() }),
  /** Once, after an update: what guardians have to do now, and what directors find in their queue. */
  guardianship_needed: z.object({ reader: z.enum(['guardian', 'director']) }),
  /** To the other guardians: what fell with a link can be taken over. */
  releases_offered: z.object({ athlete_name: z.string() }),
  /** To the other guardians: out of search until that day. */
  listing_paused: z.object({ athlete_name: z.string(), guardian_name: z.string(), until: z.iso.date() }),
  /** To the other guardians: back before its day, by whom; or on it, with nobody's name. */
  listing_resumed: z.object({ athlete_name: z.string(), guardian_name: z.string().nullable() }),
  /** To the guardians of a minor: the athlete has let more people find the profile. */
  visibility_widened: z.object({
    athlete_id: z.uuid(),
    athlete_name: z.string(),
    visibility: z.enum(WIDE_VISIBILITIES),
  }),
  /** To the athlete: something is released, and the profile is private. */
  listing_suggested: z.object({ guardian_name: z.string() }),
  /** To the person who decides for the athlete: a guardian, or the adult athlete. */
  release_requested: z.object({ athlete_name: z.string(), institution_name: z.string() }),
  contact_requested: z.object({ athlete_name: z.string(), institution_name: z.string() }),
  /** To the coach. `closed` says no more than that. */
  request_decided: z.object({
    athlete_id: z.uuid(),
    about: z.enum(['release', 'contact']),
    decision: z.enum(['approved', 'declined', 'closed']),
  }),
  /** To the athlete, once a guardian has approved. */
  contact_approved: z.object({ thread_id: z.uuid(), coach_name: z.string(), institution_name: z.string() }),
  message: z.object({ thread_id: z.uuid(), sender_name: z.string() }),
  /** Control passes to the athlete on that day. */
  age_notice: z.object({
    athlete_name: z.string(),
    is_you: z.boolean(),
    notice: z.enum(AGE_NOTICES),
    on: z.iso.date(),
  }),
  /** To the person who asked for a download of what we hold: it is ready, or it could not be made. */
  data_export: z.object({ is_ready: z.boolean() }),
  /** To a minor's family: somebody asked to have the account erased, it is going to be, or it stays. */
  erasure_news: z.object({
    athlete_name: z.string(),
    is_you: z.boolean(),
    what: z.enum(ERASURE_NEWS),
  }),
  /** To the family, once a director's decision can no longer be undone. */
  verification_decided: z.object({
    athlete_name: z.string(),
    is_you: z.boolean(),
    fact_group: z.enum(ATHLETE_FACT_GROUPS),
    decision: z.enum(['verified', 'offered', 'more_asked', 'rejected']),
  }),
  verification_expiring: z.object({
    athlete_name: z.string(),
    is_you: z.boolean(),
    fact_group: z.enum(ATHLETE_FACT_GROUPS),
    on: z.iso.date(),
  }),
  /** To the coach: the same for the institution they work at. */
  affiliation_decided: z.object({
    institution_name: z.string(),
    decision: z.enum(['verified', 'more_asked', 'rejected']),
  }),
  affiliation_expiring: z.object({ institution_name: z.string(), on: z.iso.date() }),
  /** To a person who reported something. What was done is not said. */
  report_decided: z.object({ about: z.enum(MODERATION_KINDS), outcome: z.enum(MODERATION_OUTCOMES) }),
  /** To the person concerned. The reason is on a page of theirs; who reported is nowhere. */
  measure_taken: z.object({ about: z.enum(MODERATION_KINDS), measure: z.enum(MEASURES) }),
  measure_undone: z.object({ about: z.enum(MODERATION_KINDS), measure: z.enum(MEASURES) }),
  /** To the person who appealed, where the decision stays. */
  appeal_declined: z.object({ about: z.enum(MODERATION_KINDS), measure: z.enum(MEASURES) }),
  /** To people who reported it: whether a decision was changed, and not which. */
  report_appealed: z.object({ about: z.enum(MODERATION_KINDS), is_accepted: z.boolean() }),
  /** To every admin who may judge it. What it says is on the page of the item alone. */
  safety_reported: z.object({ item_id: z.uuid().nullable() }),
  /** To every coach of an institution. */
  institution_banned: z.object({ institution_name: z.string() }),
  institution_unbanned: z.object({ institution_name: z.string() }),
  /** To every coach of an entry that became a part of another. */
  workplace_merged: z.object({ from_name: z.string(), into_name: z.string() }),
  /** To those who decide for an athlete: two institutions that they decided about are one. */
  institutions_merged: z.object({
    athlete_name: z.string(),
    from_name: z.string(),
    into_name: z.string(),
    has_ended_releases: z.boolean(),
  }),
  /** To a coach: what alerts have found, of one search by its name or of several. Nothing of an athlete is in it. */
  search_alert: z.object({
    saved_search_id: z.uuid().nullable(),
    search_name: z.string().nullable(),
    athletes: z.int(),
  }),
  /** To a director whom an admin has approved. */
  director_approved: z.object({ regions: z.array(z.string()) }),
};

export const notificationSchema = z.discriminatedUnion('kind', [
  kind('welcome'),
  kind('trial_used'),
  kind('team_news'),
  kind('billing_news'),
  kind('consulting_news'),
  kind('quote_accepted'),
  kind('new_sign_in'),
  kind('session_copied'),
  kind('link_requested'),
  kind('link_active'),
  kind('link_ended'),
  kind('guardian_news'),
  kind('guardian_conflict'),
  kind('guardianship_decided'),
  kind('guardianship_expiring'),
  kind('guardianship_needed'),
  kind('releases_offered'),
  kind('listing_paused'),
  kind('listing_resumed'),
  kind('visibility_widened'),
  kind('listing_suggested'),
  kind('release_requested'),
  kind('contact_requested'),
  kind('request_decided'),
  kind('contact_approved'),
  kind('message'),
  kind('age_notice'),
  kind('data_export'),
  kind('erasure_news'),
  kind('verification_decided'),
  kind('verification_expiring'),
  kind('affiliation_decided'),
  kind('affiliation_expiring'),
  kind('report_decided'),
  kind('measure_taken'),
  kind('measure_undone'),
  kind('appeal_declined'),
  kind('report_appealed'),
  kind('safety_reported'),
  kind('institution_banned'),
  kind('institution_unbanned'),
  kind('workplace_merged'),
  kind('institutions_merged'),
  kind('search_alert'),
  kind('director_approved'),
]);
export type Notification = z.infer<typeof notificationSchema>;
export type NotificationKind = Notification['kind'];
export const NOTIFICATION_KINDS = notificationSchema.options.map(({ shape }) => shape.kind.value);

/** The latest, or those before one of them. */
export const notificationQuerySchema = z.strictObject({
  before: z.uuid().optional(),
  unread: z
    .literal('true')
    .transform(() => true)
    .optional(),
});
export type NotificationQuery = z.infer<typeof notificationQuerySchema>;

export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  /** Of all of them, not of this page alone. */
  unread: z.int(),
  /** What the next page comes before; null when this is the last one. */
  next: z.uuid().nullable(),
});

/** What pages show that others may change. A thread is named by its id. */
export const LIVE_TOPICS = [
  'notifications',
  'account',
  'links',
  'family',
  'requests',
  'threads',
  'verifications',
  'support',
  'moderation',
  /** What waits for admins elsewhere: families, directors to approve, what needs a second admin. */
  'admin_queues',
  'lists',
  'team',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** A stream is asked with this for how many milliseconds its page has heard nothing … */
export const UNHEARD_HEADER = 'x-unheard-ms';
/** … and answers with this where it then says all that the page may have missed. */
export const CAUGHT_UP_HEADER = 'x-caught-up';

/** The events of `GET /api/notifications/stream`, by SSE event name. */
export const streamEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('notification'), data: notificationSchema }),
  z.object({ event: z.literal('read'), data: z.object({ unread: z.int() }) }),
  /** Something on a page that may be open has changed: load it again. */
  z.object({
    event: z.literal('changed'),
    data: z.object({ topic: z.enum(LIVE_TOPICS), id: z.uuid().nullable() }),
  }),
  /** The session ended elsewhere: sign out here as well. */
  z.object({ event: z.literal('signed_out'), data: z.object({}) }),
]);
export type StreamEvent = z.infer<typeof streamEventSchema>;

function kind<Kind extends keyof typeof KINDS>(name: Kind) {
  return z.object({
    id: z.uuid(),
    kind: z.literal(name),
    data: KINDS[name],
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  });
}
