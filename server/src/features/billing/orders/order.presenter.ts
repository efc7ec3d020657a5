/** A purchase order as its sender and admins read it. */
import type { AdminPurchaseOrder, PurchaseOrder } from '@faircourt/contracts/purchase-orders';
import type { OrderRow } from './order.store.ts';

export function presentOrder(row: OrderRow): PurchaseOrder {
  const { document_name: name, document_bytes: bytes } = row;
  return {
    id: row.id,
    number: row.number,
    plan: row.plan,
    amount_cents: row.amount_cents,
    currency: 'USD',
    state: row.state,
    reason: row.reason,
    invoice_id: row.invoice_id,
    sent_at: row.sent_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    document: name !== null && bytes !== null ? { name, bytes } : null,
  };
}

export function presentOrderForAdmin(row: OrderRow): AdminPurchaseOrder {
  const { sent_by: userId, sender_name: name, institution_name: institution } = row;
  return {
    ...presentOrder(row),
    sender: { user_id: userId, name, institution },
    is_number_elsewhere: row.is_number_elsewhere,
  };
}
