/** How an athlete and a guardian come to belong together: an invitation by email, or a family code that the athlete confirms. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { optionalText, typedText } from './text.ts';
import { COLLECTION_HOLDS, GUARDIAN_LEVELS, LINK_STATUSES } from './vocabulary.ts';

export const FAMILY_CODE_LENGTH = 10;
export const SAFETY_MESSAGE_MAX = 2000;
export const ADMISSION_REASON_MAX = 500;

export const inviteGuardianSchema = z.strictObject({
  email: z.email().max(LIMITS.emailMax),
});
export type InviteGuardian = z.infer<typeof inviteGuardianSchema>;

/** Either the key of a mailed link, or a family code as people type it. */
export const guardianInvitationKeySchema = z.union([
  z.strictObject({ token: z.string().min(20).max(200) }),
  z.strictObject({ code: typedText(40) }),
]);
export type GuardianInvitationKey = z.infer<typeof guardianInvitationKeySchema>;

/** How long an emailed invitation can be accepted. */
export const GUARDIAN_INVITATION_DAYS = 14;

/** What a guardian is shown before saying yes: no more than the athlete's card would tell. */
export const guardianInvitationSchema = z.object({
  athlete_name: z.string(),
  /** A mailed invitation makes the link at once; after a code the athlete still has to confirm. */
  needs_confirmation: z.boolean(),
  status: z.enum(['open', 'waiting', 'linked']),
  /** It was mailed to the address of the account that shows it: that the mail was read needs no second proof. */
  proves_mailbox: z.boolean(),
});
export type GuardianInvitation = z.infer<typeof guardianInvitationSchema>;

/** What the sign-up page says to a person with the link or the code, before there is an account. */
export const guardianOfferSchema = z.object({
  /** The first name alone. Null for a child who may be under 13. */
  athlete_first_name: z.string().nullable(),
  /** Where it was mailed to. Null for a family code: that may have gone through any hands. */
  invited_email: z.string().nullable(),
  /** An account with that address needs no code: showing the link proves the mailbox, as long as the email is fresh. */
  proves_mailbox: z.boolean(),
});
export type GuardianOffer = z.infer<typeof guardianOfferSchema>;

/** A link as the athlete sees it. */
export const guardianLinkSchema = z.object({
  id: z.uuid(),
  status: z.enum(LINK_STATUSES),
  /**
   * Whose yes is missing: of the one invited, of the athlete, of a guardian whom the minor already has, or of Faircourt where
   * no guardian can answer, whatever the reason.
   */
  waits_for: z.enum(['invited', 'athlete', 'guardian', 'faircourt']).nullable(),
  /** What the guardian's word is worth; null until the link is active. */
  level: z.enum(GUARDIAN_LEVELS).nullable(),
  /** What this guardian approves does not count: another account of theirs deals with the athlete. */
  is_in_conflict: z.boolean(),
  /** Goes on deciding when the athlete, as a minor, ends another guardian's link. */
  is_settled: z.boolean(),
  /** Null while an invitation waits. */
  guardian_name: z.string().nullable(),
  invited_email: z.string().nullable(),
  created_at: z.iso.datetime(),
  activated_at: z.iso.datetime().nullable(),
  invite_expires_at: z.iso.datetime().nullable(),
});
export type GuardianLink = z.infer<typeof guardianLinkSchema>;

export const familyCodeSchema = z.object({ code: z.string(), expires_at: z.iso.datetime() });
export type FamilyCode = z.infer<typeof familyCodeSchema>;

/** Null links and code until the athlete has saved a profile. */
export const ownGuardiansSchema = z.object({
  links: z.array(guardianLinkSchema),
  family_code: familyCodeSchema.nullable(),
  has_profile: z.boolean(),
  is_adult: z.boolean(),
  /** Null while the athlete may add to the record. */
  collection_hold: z.enum(COLLECTION_HOLDS).nullable(),
  /** Since the athlete ended a guardian's link as a minor: hidden until a guardian or an admin lifts it. */
  held_since: z.iso.datetime().nullable(),
});
export type OwnGuardians = z.infer<typeof ownGuardiansSchema>;

/** Quietly, to the safety team alone: no guardian hears of it. */
export const reportGuardianSchema = z.strictObject({ message: optionalText(SAFETY_MESSAGE_MAX) });
export type ReportGuardian = z.infer<typeof reportGuardianSchema>;

/** A minor who does not feel safe can say so with the same click. */
export const endLinkSchema = z.strictObject({
  is_unsafe: z.boolean().default(false),
  message: optionalText(SAFETY_MESSAGE_MAX),
});
export type EndLink = z.infer<typeof endLinkSchema>;

/** A guardian's yes to another one needs no reason; an admin's does. */
export const agreeToLinkSchema = z.strictObject({ reason: optionalText(ADMISSION_REASON_MAX) });
export type AgreeToLink = z.infer<typeof agreeToLinkSchema>;

/** An admin's no to a guardian who waits. */
export const declineLinkSchema = z.strictObject({ reason: typedText(ADMISSION_REASON_MAX) });
export type DeclineLink = z.infer<typeof declineLinkSchema>;

/** Why no guardian who is linked can say the yes that a link waits for. Admins alone read it. */
const ADMINS_ANSWER = ['court_order', 'suspended', 'same_person', 'conflict', 'no_guardian'] as const;
export type AdminsAnswer = (typeof ADMINS_ANSWER)[number];

const linkedGuardianSchema = z.object({
  name: z.string(),
  /** Null while their account is suspended: they decide nothing, and the link is there all the same. */
  level: z.enum(GUARDIAN_LEVELS).nullable(),
  /** What they approve does not count: another account of theirs deals with the athlete. */
  is_in_conflict: z.boolean(),
  since: z.iso.datetime(),
});

/** For admins: families that wait for them to look. Minors are named by first name and initial. */
export const familyHoldListSchema = z.object({
  holds: z.array(
    z.object({
      athlete_id: z.uuid(),
      athlete_name: z.string(),
      /** Whose link the minor ended; null once that account is gone. */
      guardian_name: z.string().nullable(),
      since: z.iso.datetime(),
      /**
       * The athlete has said quietly that something is wrong with a guardian, and nobody has worked it off. Opening the
       * profile would show in the log that this guardian reads.
       */
      quiet_report_id: z.uuid().nullable(),
      /** Not by an admin among whose accounts one has a part in the family. */
      can_lift: z.boolean(),
      /** Who is linked by now. */
      guardians: z.array(linkedGuardianSchema),
    }),
  ),
  /** Links that wait for one more yes: an admin's, or a guardian's, which an admin may give on the family's request. */
  waiting: z.array(
    z.object({
      link_id: z.uuid(),
      athlete_id: z.uuid(),
      athlete_name: z.string(),
      guardian_name: z.string(),
      since: z.iso.datetime(),
      /** Null while a guardian can answer. */
      admins_answer: z.enum(ADMINS_ANSWER).nullable(),
      /** It ended an earlier link of this guardian, by whichever account, which takes two admins; or of somebody else. */
      court_order: z.enum(['this_guardian', 'another_guardian']).nullable(),
      /** Who is there already. */
      guardians: z.array(
        linkedGuardianSchema.extend({
          /** The same proven mailbox as the one who waits: another account of the same person. */
          shares_mailbox: z.boolean(),
        }),
      ),
    }),
  ),
});
export type FamilyHoldList = z.infer<typeof familyHoldListSchema>;

/** An admin who has looked says why; a guardian need not. */
export const liftHoldSchema = z.strictObject({ reason: optionalText(ADMISSION_REASON_MAX) });
export type LiftHold = z.infer<typeof liftHoldSchema>;

/** What a guardian has after accepting. */
export const acceptedLinkSchema = z.object({
  link_id: z.uuid(),
  athlete_id: z.uuid(),
  athlete_name: z.string(),
  status: z.enum(['accepted', 'active']),
  /** Whose yes is missing, as the athlete reads it. */
  waits_for: z.enum(['athlete', 'guardian', 'faircourt']).nullable(),
});
export type AcceptedLink = z.infer<typeof acceptedLinkSchema>;
