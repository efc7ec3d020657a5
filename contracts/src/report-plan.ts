/** The Global Player Report as a subscription of its own: tried for fourteen days, paid by the year, ended when one wants. */
import { z } from 'zod';
import { billingCardSchema, billingDetailsSchema, billingSubscriptionSchema } from './billing.ts';
import { purchaseOrderSchema } from './purchase-orders.ts';

/** Whether the reader can still try it out: `free`, or used up by them, or by another account of their mailbox or institution. */
const REPORT_TRIALS = ['free', 'had', 'used_elsewhere'] as const;

export const reportPlanSchema = z.object({
  /** Null: neither tried nor bought. */
  subscription: billingSubscriptionSchema.nullable(),
  /** What a year costs now, and what buying it now would mean. */
  offer: z.object({
    amount_cents: z.int().min(0),
    currency: z.literal('USD'),
    begins_on: z.iso.datetime().nullable().describe('Null: when the invoice is marked as paid.'),
    due_on: z.iso.datetime(),
  }),
  trial: z.enum(REPORT_TRIALS),
  /** When it would end if it was cancelled now. Null: nothing runs. */
  ends_if_cancelled: z.iso.datetime().nullable(),
  /** Who its invoices are made out to. */
  details: billingDetailsSchema.nullable(),
  /** The latest first. */
  purchase_orders: z.array(purchaseOrderSchema),
  /** Whether and how a card pays it. */
  card: billingCardSchema,
  can: z.object({
    start_trial: z.boolean(),
    choose: z.boolean(),
    cancel: z.boolean(),
    resume: z.boolean(),
    send_purchase_order: z.boolean(),
    edit_details: z.boolean(),
  }),
});
export type ReportPlan = z.infer<typeof reportPlanSchema>;
