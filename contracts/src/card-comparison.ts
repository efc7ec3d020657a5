/** What the nightly comparison of our plans with the payment service has found, for admins. */
import { z } from 'zod';

export const CARD_DIFFERENCES = [
  'taken_over',
  'given_back',
  'failed',
  'gone_at_stripe',
  'given_up',
  'unheard',
  'odd_payment',
] as const;
export type CardDifferenceKind = (typeof CARD_DIFFERENCES)[number];

const cardDifferenceSchema = z.object({
  id: z.uuid(),
  /** Of the payment service, to find it there. */
  stripe_id: z.string(),
  what: z.enum(CARD_DIFFERENCES),
  is_open: z.boolean().describe('Whether somebody has to look at it.'),
  detail: z.string(),
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('Who owns the plan.'),
});
export type CardDifference = z.infer<typeof cardDifferenceSchema>;

export const cardComparisonSchema = z.object({
  /** Whether this installation takes cards at all. */
  is_offered: z.boolean(),
  last: z.object({ compared_at: z.iso.datetime(), compared: z.int() }).nullable(),
  items: z.array(cardDifferenceSchema),
});
export type CardComparison = z.infer<typeof cardComparisonSchema>;
