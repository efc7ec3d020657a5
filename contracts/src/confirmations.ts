/** What cannot be undone takes two admins: one asks, another confirms or refuses within a week. */
import { z } from 'zod';
import { typedText } from './text.ts';

const CONFIRMATION_KINDS = [
  'end_link',
  'agree_link',
  'make_admin',
  'reinstate_admin',
  'erase_account',
  'merge_institutions',
  'hand_over_plan',
] as const;
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number];
const CONFIRMATION_OUTCOMES = ['confirmed', 'refused', 'taken_back', 'lapsed'] as const;
export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];

export const CONFIRMATION_DAYS = 7;
export const CONFIRMATION_REASON_MAX = 1_000;

const reason = typedText(CONFIRMATION_REASON_MAX);

export const askConfirmationSchema = z.discriminatedUnion('kind', [
  /** On a court order's word. The reason names the court and the order, for the other admin to look at. */
  z.strictObject({ kind: z.literal('end_link'), link_id: z.uuid(), reason }),
  /** Two who were parted on a court order want to be linked again. Any other joining guardian takes one admin. */
  z.strictObject({ kind: z.literal('agree_link'), link_id: z.uuid(), reason }),
  /** Of somebody who has signed up as a regional director: accounts of families and coaches never become an admin's. */
  z.strictObject({ kind: z.literal('make_admin'), user_id: z.uuid(), reason }),
  /** Suspending is how an admin is unmade, so letting one in again makes one. */
  z.strictObject({ kind: z.literal('reinstate_admin'), user_id: z.uuid(), reason }),
  /** Fourteen days later, as when the person asks. Admins delete their own accounts. */
  z.strictObject({ kind: z.literal('erase_account'), user_id: z.uuid(), reason }),
  /** Two entries of one institution: the one that goes, and the one that stays. */
  z.strictObject({
    kind: z.literal('merge_institutions'),
    institution_id: z.uuid(),
    into_institution_id: z.uuid(),
    reason,
  }),
  /** A plan whose owner is gone for good, with all that its staff keeps, to somebody else. */
  z.strictObject({
    kind: z.literal('hand_over_plan'),
    subscription_id: z.uuid(),
    to_user_id: z.uuid(),
    reason,
  }),
]);
export type AskConfirmation = z.infer<typeof askConfirmationSchema>;

const namedInstitutionSchema = z.object({ id: z.uuid(), name: z.string() });

const personSchema = z.object({ user_id: z.uuid(), name: z.string() });

export const confirmationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(CONFIRMATION_KINDS),
  /** Whose account it is about; of a link the guardian's, of a plan its owner's, of a merge nobody's. Minors are named as lists name them. */
  person: personSchema.nullable(),
  link_id: z.uuid().nullable(),
  /** Of a link. */
  athlete: personSchema.nullable(),
  /** Of a merge: the entry that goes, and the one that stays. */
  merge: z.object({ from: namedInstitutionSchema, into: namedInstitutionSchema }).nullable(),
  /** Of a plan: who is to get it. */
  to: personSchema.nullable(),
  reason: z.string(),
  asked_by: personSchema.nullable(),
  asked_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null while it waits. */
  outcome: z.enum(CONFIRMATION_OUTCOMES).nullable(),
  decided_by: personSchema.nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_reason: z.string().nullable(),
  can_confirm: z.boolean(),
  can_refuse: z.boolean(),
  can_take_back: z.boolean(),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

/** Those that wait, oldest first. */
export const confirmationListSchema = z.object({ confirmations: z.array(confirmationSchema) });
export type ConfirmationList = z.infer<typeof confirmationListSchema>;

export const decideConfirmationSchema = z.strictObject({ reason });
export type DecideConfirmation = z.infer<typeof decideConfirmationSchema>;
