/**
 * NIL Family Consulting: what a family asks for, from the first message to the paid invoice. The messages themselves are those of
 * support; a case has the id of the message that began it.
 */
import { z } from 'zod';
import { INVOICE_STATES } from './billing.ts';
import { LIMITS } from './limits.ts';
import { optionalText, typedText } from './text.ts';

export const CONSULTING_STATES = [
  'received',
  'call_planned',
  'quoted',
  'accepted',
  'invoiced',
  'done',
  'withdrawn',
  'closed',
] as const;
export type ConsultingState = (typeof CONSULTING_STATES)[number];

/** Whose turn it is; `nobody` once it has ended. */
export const CONSULTING_TURNS = ['us', 'family', 'nobody'] as const;
export type ConsultingTurn = (typeof CONSULTING_TURNS)[number];

/** Who asked, as far as accepting a quote goes. `stranger`: nobody with an account yet. */
const CONSULTING_ASKERS = ['guardian', 'adult_athlete', 'minor_athlete', 'other', 'stranger'] as const;
export type ConsultingAsker = (typeof CONSULTING_ASKERS)[number];

/** What can be done with a case; the first five by admins, the others by the family. */
export const CONSULTING_STEPS = [
  'plan_call',
  'quote',
  'invoice',
  'finish',
  'close',
  'accept',
  'withdraw',
] as const;
export type ConsultingStep = (typeof CONSULTING_STEPS)[number];

export const CONSULTING_LIMITS = {
  callNoteMax: 500,
  coversMax: 2000,
  reasonMax: 500,
  amountMaxCents: 10_000_000,
};
/** How many days after it is issued an invoice for consulting is due. */
export const CONSULTING_DUE_DAYS = 14;
/** How long a quote may stay open at most. */
export const QUOTE_VALID_DAYS_MAX = 180;

const quoteSchema = z.object({
  id: z.uuid(),
  amount_cents: z.int().min(1),
  currency: z.literal('USD'),
  /** What the family gets for it, as an admin wrote it. */
  covers: z.string(),
  /** The last day on which it can be accepted. */
  valid_until: z.iso.date(),
  is_expired: z.boolean(),
  quoted_at: z.iso.datetime(),
});
export type ConsultingQuote = z.infer<typeof quoteSchema>;

export const consultingCaseSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** The name on the message that began it. */
  asked_by: z.string(),
  asker: z.enum(CONSULTING_ASKERS),
  state: z.enum(CONSULTING_STATES),
  turn: z.enum(CONSULTING_TURNS),
  /** What the reader has seen: a change that began from an older one is refused. */
  version: z.int(),
  opened_at: z.iso.datetime(),
  call: z
    .object({ planned_at: z.iso.datetime(), at: z.iso.datetime(), note: z.string().nullable() })
    .nullable(),
  quote: quoteSchema.nullable(),
  acceptance: z.object({ at: z.iso.datetime(), signed_name: z.string() }).nullable(),
  invoice: z
    .object({
      id: z.uuid(),
      number: z.string(),
      state: z.enum(INVOICE_STATES),
      issued_at: z.iso.datetime(),
      due_on: z.iso.datetime(),
      paid_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  ended_at: z.iso.datetime().nullable(),
  /** Why an admin closed it. */
  end_reason: z.string().nullable(),
  /** What this reader can do now. */
  can: z.array(z.enum(CONSULTING_STEPS)),
  /** Accepting asks for the birthdate: we do not know yet that this guardian is 18 or older. */
  needs_birthdate: z.boolean(),
});
export type ConsultingCase = z.infer<typeof consultingCaseSchema>;

const version = { version: z.int().min(1) };

export const planCallSchema = z.strictObject({
  ...version,
  call_at: z.iso.datetime(),
  /** How the call takes place, such as who rings whom. */
  note: optionalText(CONSULTING_LIMITS.callNoteMax),
});
export type PlanCall = z.infer<typeof planCallSchema>;

export const makeQuoteSchema = z.strictObject({
  ...version,
  amount_cents: z.int().min(1).max(CONSULTING_LIMITS.amountMaxCents),
  covers: typedText(CONSULTING_LIMITS.coversMax),
  valid_until: z.iso.date(),
});
export type MakeQuote = z.infer<typeof makeQuoteSchema>;

/** For what needs no words. */
export const stepSchema = z.strictObject(version);
export type StepSeen = z.infer<typeof stepSchema>;

export const closeConsultingSchema = z.strictObject({
  ...version,
  reason: typedText(CONSULTING_LIMITS.reasonMax),
});
export type CloseConsulting = z.infer<typeof closeConsultingSchema>;

export const acceptQuoteSchema = z.strictObject({
  /** The quote that was read: another one since then is not accepted by it. */
  quote_id: z.uuid(),
  /** The full name, typed as a signature. */
  signed_name: typedText(LIMITS.nameMax),
  /** Looked at and not kept. */
  birthdate: z.iso.date().nullable().default(null),
});
export type AcceptQuote = z.infer<typeof acceptQuoteSchema>;
