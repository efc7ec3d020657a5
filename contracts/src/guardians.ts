/** How an athlete and a guardian come to belong together: an invitation by mail, or a family code and the athlete's yes. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { typedText } from './text.ts';
import { LINK_STATUSES } from './vocabulary.ts';

export const FAMILY_CODE_LENGTH = 10;

export const inviteGuardianSchema = z.strictObject({
  email: z.email().max(LIMITS.emailMax),
});
export type InviteGuardian = z.infer<typeof inviteGuardianSchema>;

/** Either the key of a mailed link, or a family code as people type it. */
export const guardianOfferKeySchema = z.union([
  z.strictObject({ token: z.string().min(20).max(200) }),
  z.strictObject({ code: typedText(40) }),
]);
export type GuardianOfferKey = z.infer<typeof guardianOfferKeySchema>;

/** What a guardian is shown before saying yes: no more than the athlete's card would tell. */
export const guardianOfferSchema = z.object({
  athlete_name: z.string(),
  /** A mailed invitation makes the link at once; after a code the athlete still has to confirm. */
  needs_confirmation: z.boolean(),
  status: z.enum(['open', 'waiting', 'linked']),
});
export type GuardianOffer = z.infer<typeof guardianOfferSchema>;

/** A link as the athlete sees it. */
export const guardianLinkSchema = z.object({
  id: z.uuid(),
  status: z.enum(LINK_STATUSES),
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
});
export type OwnGuardians = z.infer<typeof ownGuardiansSchema>;

/** What a guardian has after accepting. */
export const acceptedLinkSchema = z.object({
  link_id: z.uuid(),
  athlete_id: z.uuid(),
  athlete_name: z.string(),
  status: z.enum(['accepted', 'active']),
});
export type AcceptedLink = z.infer<typeof acceptedLinkSchema>;
