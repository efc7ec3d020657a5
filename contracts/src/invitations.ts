/** Invitation codes: issued by coaches, directors and admins, used by athletes when they join. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { INVITATION_KINDS, INVITATION_STATES, STATED_AGES } from './vocabulary.ts';

/** What the issuer knows of the age of those they invite; said or not. */
const statedAge = z.enum(STATED_AGES).nullable().default(null);

/** A single code lets one athlete in; a team code as many as its limit says. */
export const issueInvitationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single'), expires_on: z.iso.date(), stated_age: statedAge }),
  z.strictObject({
    kind: z.literal('team'),
    max_uses: z.int().min(LIMITS.teamCodeUses.min).max(LIMITS.teamCodeUses.max),
    expires_on: z.iso.date(),
    stated_age: statedAge,
  }),
]);
export type IssueInvitation = z.infer<typeof issueInvitationSchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  kind: z.enum(INVITATION_KINDS),
  state: z.enum(INVITATION_STATES),
  max_uses: z.int(),
  uses: z.int(),
  stated_age: z.enum(STATED_AGES).nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
  /** Whose code it is; admins see those of others. Null once that account is gone. */
  issuer_name: z.string().nullable(),
  is_own: z.boolean(),
  /** First name and initial: a code gives no right to more. */
  used_by: z.array(z.object({ name: z.string(), redeemed_at: z.iso.datetime() })),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Newest first. */
export const invitationListSchema = z.object({
  invitations: z.array(invitationSchema),
  next: z.string().nullable(),
  /** False until the issuer's email address is confirmed. */
  can_issue: z.boolean(),
  /** What this person may issue: a coach of no verified institution issues a few single codes only. */
  can_issue_team_codes: z.boolean(),
  open_codes_max: z.int(),
});
export type InvitationList = z.infer<typeof invitationListSchema>;
