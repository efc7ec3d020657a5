/** Purchase orders for a year of Pro Scout or of the report: sent by who pays for it, accepted or refused by an admin. */
import { z } from 'zod';
import { typedText } from './text.ts';
import { BILLED_PLANS } from './vocabulary.ts';

export const PURCHASE_ORDER_STATES = ['pending', 'accepted', 'refused', 'withdrawn'] as const;
export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number];

export const purchaseOrderSchema = z.object({
  id: z.uuid(),
  /** As the buyer's books have it. */
  number: z.string(),
  /** What a year is ordered of. */
  plan: z.enum(BILLED_PLANS),
  amount_cents: z.int().min(0),
  currency: z.literal('USD'),
  state: z.enum(PURCHASE_ORDER_STATES),
  /** Why an admin refused it. */
  reason: z.string().nullable(),
  /** The invoice that an accepted order was billed with. */
  invoice_id: z.uuid().nullable(),
  sent_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  document: z.object({ name: z.string(), bytes: z.int() }).nullable(),
});
export type PurchaseOrder = z.infer<typeof purchaseOrderSchema>;

export const sendPurchaseOrderSchema = z.strictObject({ number: typedText(60) });
export type SendPurchaseOrder = z.infer<typeof sendPurchaseOrderSchema>;

export const adminPurchaseOrderSchema = purchaseOrderSchema.extend({
  sender: z.object({ user_id: z.uuid(), name: z.string(), institution: z.string().nullable() }),
  is_number_elsewhere: z
    .boolean()
    .describe(
      'Whether another account that names the same institution has sent this number for the same plan.',
    ),
});
export type AdminPurchaseOrder = z.infer<typeof adminPurchaseOrderSchema>;

/** Those that wait come the oldest first; what was decided, the latest first. */
export const adminPurchaseOrdersSchema = z.object({
  items: z.array(adminPurchaseOrderSchema),
  /** How many wait in all, and since when. */
  pending: z.int(),
  oldest_sent_at: z.iso.datetime().nullable(),
});
export type AdminPurchaseOrders = z.infer<typeof adminPurchaseOrdersSchema>;

export const adminPurchaseOrderQuerySchema = z.strictObject({
  state: z.enum(PURCHASE_ORDER_STATES).default('pending'),
});

export const refusePurchaseOrderSchema = z.strictObject({ reason: typedText(500) });
export type RefusePurchaseOrder = z.infer<typeof refusePurchaseOrderSchema>;
