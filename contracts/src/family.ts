/** A family's page: what of an athlete is released to whom, who looked, what changed, and what the log says. */
import { z } from 'zod';
import { openedAthleteSchema } from './athlete-page.ts';
import { badgeSchema } from './athletes.ts';
import { CONTACT_DETAILS } from './contact-details.ts';
import { guardianshipSchema } from './guardianship.ts';
import { roadSchema } from './road.ts';
import { videoSchema } from './videos.ts';
import {
  AGE_DOUBTS,
  AUDIENCES,
  CONSENT_KINDS,
  FIELD_GROUPS,
  GUARDIAN_LEVELS,
  POSITIONS,
  PROFILE_STEPS,
  RELEASE_STATES,
  ROLES,
  VISIBILITIES,
  VISIBILITY_HOLDS,
} from './vocabulary.ts';

/** One switch: one field group for one audience. */
export const releaseSwitchSchema = z.object({
  field_group: z.enum(FIELD_GROUPS),
  audience: z.enum(AUDIENCES),
  /** With the audience `institution`. */
  institution: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  state: z.enum(RELEASE_STATES),
  /** Whether it counts at this moment. */
  is_on: z.boolean(),
  /** What was decided, which a missing form or level holds back and does not undo. */
  is_approved: z.boolean(),
  /** Since when it is on or was said no to; null when nobody has decided yet. */
  since: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  decided_by: z.object({ name: z.string(), is_you: z.boolean() }).nullable(),
  /** Approved and off all the same, until these forms are signed. */
  missing_consents: z.array(z.enum(CONSENT_KINDS)),
  /** Approved and off all the same, until the guardian who approved it has this level. */
  missing_level: z.enum(GUARDIAN_LEVELS).nullable(),
  /** Another guardian's no, which only they can take back. */
  denied_by: z.array(z.object({ name: z.string(), is_you: z.boolean(), since: z.iso.datetime() })),
  /** Released, and yet coaches see it only once a director has verified it. */
  awaits_verification: z.boolean(),
  /** While nobody has decided again: it was approved until a lock-down ended that. */
  ended_by_lock_down: z
    .object({
      since: z.iso.datetime(),
      /** Null once that account is gone. */
      by: z.object({ name: z.string(), is_you: z.boolean() }).nullable(),
    })
    .nullable(),
});
export type ReleaseSwitch = z.infer<typeof releaseSwitchSchema>;

/** What fell with a guardian's link and can be taken over. */
const handoverSchema = z.object({
  id: z.uuid(),
  field_group: z.enum(FIELD_GROUPS),
  audience: z.enum(AUDIENCES),
  institution_name: z.string().nullable(),
  released_by: z.string(),
  offered_until: z.iso.datetime(),
});
export type Handover = z.infer<typeof handoverSchema>;

/** An entry of the athlete's log, in facts; the reader's language makes the sentence. */
const logEntrySchema = z.object({
  seq: z.int(),
  type: z.string(),
  at: z.iso.datetime(),
  actor_role: z.string(),
  /** Null for the system, and for accounts that are gone. */
  actor_name: z.string().nullable(),
  institution_name: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** Newest first. */
export const logPageSchema = z.object({ entries: z.array(logEntrySchema), next: z.int().nullable() });
export type LogPage = z.infer<typeof logPageSchema>;

const familyViewSchema = z.object({
  viewed_on: z.iso.date(),
  viewer_name: z.string(),
  viewer_role: z.enum(ROLES),
  institution_name: z.string().nullable(),
  is_institution_verified: z.boolean(),
  /** The check that counted on that day; null where none is on record. */
  institution_badge: badgeSchema.nullable(),
  groups: z.array(z.enum(FIELD_GROUPS)),
  /** In a table that was downloaded on that day. */
  is_exported: z.boolean(),
  is_in_report: z.boolean(),
});
export type FamilyView = z.infer<typeof familyViewSchema>;
export const familyViewListSchema = z.object({
  views: z.array(familyViewSchema),
  next: z.string().nullable(),
});

const familyVideoSchema = videoSchema.omit({ created_at: true, may_have_still: true, still_url: true });
export type FamilyVideo = z.infer<typeof familyVideoSchema>;

/** Which words of the athlete, and what they seem to contain. */
const contactDetailNoteSchema = z.object({
  field: z.enum(['name', 'bio', 'video']),
  /** With `video`. */
  video_id: z.uuid().nullable(),
  video_title: z.string().nullable(),
  kinds: z.array(z.enum(CONTACT_DETAILS)),
});
export type ContactDetailNote = z.infer<typeof contactDetailNoteSchema>;

/** Whose code opened the door. The name is null once that account is gone. */
const joinedWithSchema = z.object({
  issuer_name: z.string().nullable(),
  issuer_role: z.enum(ROLES).nullable(),
  institution_name: z.string().nullable(),
  /** A coach of a verified institution, an approved director, or an admin, as of today. */
  is_verified: z.boolean(),
});
export type JoinedWith = z.infer<typeof joinedWithSchema>;

const familyAthleteSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  primary_position: z.enum(POSITIONS).nullable(),
  jersey_number: z.int().nullable(),
  /** Which year of high school they are in follows from it. */
  grad_year: z.int().nullable(),
  /** Of the guardian who looks; null for the athlete. */
  link_id: z.uuid().nullable(),
  is_self: z.boolean(),
  is_adult: z.boolean(),
  /** The day control passes; null without a birthdate. Not to be told while something speaks against it. */
  adult_on: z.iso.date().nullable(),
  /** Then anything at all needs verified guardianship: by birthdate, without one, or because the age is in doubt. */
  may_be_under_13: z.boolean(),
  /** Whether this guardian may state or correct the birthdate. */
  can_set_birthdate: z.boolean(),
  /** Whether this person decides: a guardian of a minor, or the adult athlete. */
  decides: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  visibility_hold: z.enum(VISIBILITY_HOLDS).nullable(),
  completeness: z.int().min(0).max(100),
  next_step: z.enum(PROFILE_STEPS).nullable(),
  switches: z.array(releaseSwitchSchema),
  offered: z.array(handoverSchema),
  consents: z.array(
    z.object({ kind: z.enum(CONSENT_KINDS), is_signed: z.boolean(), is_outdated: z.boolean() }),
  ),
  /** The signed form leaves out the season statistics: a release of the measurements does not open them. */
  is_without_seasons: z.boolean(),
  open_requests: z.int(),
  /** Log entries since this guardian's last visit, newest first, at most ten. For the athlete the newest without looks. */
  changes: z.array(logEntrySchema),
  last_visit: z.iso.datetime().nullable(),
  recent_views: z.array(familyViewSchema),
  /** Newest first: a minor's public mark counts from a guardian's decision on. */
  videos: z.array(familyVideoSchema),
  /** What looks like a contact detail in the athlete's own words, so that a guardian can talk about it. */
  contact_details: z.array(contactDetailNoteSchema),
  other_guardians: z.array(z.string()),
  /** Those of them whose approvals do not count: another account of theirs deals with the athlete. */
  conflicted_guardians: z.array(z.string()),
  /** Where the guardian who looks is on the way to verified guardianship; null for the athlete, and for adults. */
  guardianship: guardianshipSchema.nullable(),
  /** Since the athlete, as a minor, ended a guardian's link: hidden, and nothing new is approved. */
  hold: z
    .object({
      since: z.iso.datetime(),
      /** A guardian whose word counts again may lift it. */
      can_lift: z.boolean(),
      /** Somebody with verified guardianship has been linked long enough, so guardians decide again. */
      can_approve: z.boolean(),
    })
    .nullable(),
  /** Since a guardian locked everything down: only a guardian lifts it. */
  locked_down: z
    .object({ since: z.iso.datetime(), by: z.string().nullable(), can_lift: z.boolean() })
    .nullable(),
  /** Out of search until that day, which the listing comes back on by itself. */
  paused: z
    .object({
      until: z.iso.date(),
      /** Null once that account is gone. */
      by: z.string().nullable(),
      /** End it before its day, or move the day closer. */
      can_end: z.boolean(),
    })
    .nullable(),
  /** What speaks against the stated birthdate; empty once a director has seen a document. */
  age_doubts: z.array(z.enum(AGE_DOUBTS)),
  /** Who issued the code that the athlete joined with; null when there was none. */
  joined_with: joinedWithSchema.nullable(),
  /** Guardians whom the athlete wants to add and who wait for the yes of the guardian who looks. */
  joining: z.array(
    z.object({
      link_id: z.uuid(),
      guardian_name: z.string(),
      since: z.iso.datetime(),
      can_agree: z.boolean(),
      /**
       * No guardian's yes would count, so Faircourt decides; or that of the guardian who looks would not, whatever they prove,
       * and another guardian's would.
       */
      awaits_admin: z.boolean(),
    }),
  ),
});
export type FamilyAthlete = z.infer<typeof familyAthleteSchema>;
export const familySchema = z.object({
  athletes: z.array(familyAthleteSchema),
  /** Links that wait for the athlete's yes, or for one more. */
  waiting: z.array(
    z.object({
      link_id: z.uuid(),
      athlete_name: z.string(),
      since: z.iso.datetime(),
      /** Whose yes is missing. */
      waits_for: z.enum(['athlete', 'guardian', 'faircourt']),
    }),
  ),
  /** Of those who are not seen yet, in the order of the athletes; gone once there is nothing left to do. */
  roads: z.array(roadSchema),
});
export type Family = z.infer<typeof familySchema>;

export const setReleaseSchema = z.strictObject({
  field_group: z.enum(FIELD_GROUPS).exclude(['contact']),
  audience: z.enum(AUDIENCES),
  institution_id: z.uuid().nullable().default(null),
  is_on: z.boolean(),
  /** Only where it is turned off: as before it was turned on, and not as a no, which other guardians cannot overrule. */
  is_taken_back: z.boolean().default(false),
  /** The last day it counts, in UTC. */
  expires_on: z.iso.date().nullable().default(null),
});
export type SetRelease = z.infer<typeof setReleaseSchema>;

export const takeOverSchema = z.strictObject({
  release_ids: z.array(z.uuid()).min(1).max(50),
  /** No means that they stay withdrawn and are offered no more. */
  takes: z.boolean(),
});
export type TakeOver = z.infer<typeof takeOverSchema>;

/** The page as others would see it, made by the code that makes theirs. */
export const PREVIEW_VIEWERS = ['verified_coach', 'member'] as const;
export const previewQuerySchema = z
  .strictObject({
    as: z.enum(PREVIEW_VIEWERS),
    /** Where that coach works: an institution that a release or a request of this athlete names. */
    institution: z.uuid().optional(),
  })
  .refine(({ as, institution }) => institution === undefined || as === 'verified_coach', {
    path: ['institution'],
    message: 'Only coaches work at an institution.',
  });
export type PreviewQuery = z.infer<typeof previewQuerySchema>;
export const previewSchema = z.object({
  /** Null when such a viewer would find nothing at this address. */
  opened: openedAthleteSchema.nullable(),
});
export type Preview = z.infer<typeof previewSchema>;
