/** What becomes of purchase orders, as entries of the subscription's log: ids alone. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

export function orderSent(chain: string, orderId: string, actor: EventActor): FaircourtEvent {
  return { chain, type: 'purchase_order.sent', actor, data: { order_id: orderId } };
}

export function orderDocumentStored(chain: string, orderId: string, actor: EventActor): FaircourtEvent {
  return { chain, type: 'purchase_order.document_stored', actor, data: { order_id: orderId } };
}

export function orderWithdrawn(
  chain: string,
  { id, isByCard = false }: { id: string; isByCard?: boolean },
  actor: EventActor,
): FaircourtEvent {
  const data = { order_id: id, ...(isByCard && { is_by_card: true as const }) };
  return { chain, type: 'purchase_order.withdrawn', actor, data };
}

export function orderAccepted(
  chain: string,
  { orderId, invoiceId }: { orderId: string; invoiceId: string },
  actor: EventActor,
): FaircourtEvent {
  const data = { order_id: orderId, invoice_id: invoiceId };
  return { chain, type: 'purchase_order.accepted', actor, data };
}

export function orderRefused(chain: string, orderId: string, actor: EventActor): FaircourtEvent {
  return { chain, type: 'purchase_order.refused', actor, data: { order_id: orderId } };
}
