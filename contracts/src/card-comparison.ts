/** What the nightly comparison of our plans with the payment service has found, for admins. */
import { z } from 'zod';
import { BILLED_PLANS } from './vocabulary.ts';

export const CARD_DIFFERENCES = [
  'taken_over',
  'given_back',
  'failed',
  'gone_at_stripe',
  'given_up',
  'unheard',
  'odd_payment',
  'unpaid_period',
] as const;
export type CardDifferenceKind = (typeof CARD_DIFFERENCES)[number];

const ownerSchema = z.object({ id: z.uuid(), name: z.string() }).nullable().describe('Who owns the plan.');

const planSchema = z
  .enum(BILLED_PLANS)
  .nullable()
  .describe('Which of their subscriptions it is about: somebody may pay a plan and the report by card.');

const cardDifferenceSchema = z.object({
  id: z.uuid(),
  /** Of the payment service, to find it there. */
  stripe_id: z.string(),
  what: z.enum(CARD_DIFFERENCES),
  is_open: z.boolean().describe('Whether somebody has to look at it.'),
  detail: z.string(),
  owner: ownerSchema,
  plan: planSchema,
  can_be_looked_at: z
    .boolean()
    .describe('Whether one look takes it off the list, until something about it changes.'),
});
export type CardDifference = z.infer<typeof cardDifferenceSchema>;

const lookedAtSchema = z.object({
  stripe_id: z.string(),
  what: z.enum(CARD_DIFFERENCES),
  detail: z.string(),
  owner: ownerSchema,
  plan: planSchema,
  looked_at: z.iso.datetime(),
  looked_by: z.string().nullable().describe('Null: an admin whose account is gone.'),
});
export type LookedAtDifference = z.infer<typeof lookedAtSchema>;

export const cardComparisonSchema = z.object({
  /** Whether this installation takes cards at all. */
  is_offered: z.boolean(),
  last: z.object({ compared_at: z.iso.datetime(), compared: z.int() }).nullable(),
  items: z.array(cardDifferenceSchema),
  looked_at: z.array(lookedAtSchema).describe('What admins took off the list, the latest first.'),
});
export type CardComparison = z.infer<typeof cardComparisonSchema>;
