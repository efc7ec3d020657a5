/** What a page says of the card of a subscription, and whether it can be paid by one. */
import type { BillingCard } from '@faircourt/contracts/billing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Life } from '../life/life.ts';
import { canCheckOut } from '../life/mirror.ts';
import { findPendingNumber } from '../orders/order.store.ts';
import type { CardPayments } from './card.payments.ts';
import { findCardPlan, findCustomer } from './card.store.ts';
import { CARD_WISHES, listPendingOf } from './operation.store.ts';

interface CardOf {
  cards: CardPayments | null;
  /** Null: there is none yet. */
  subscriptionId: string | null;
  /** As it is now, also where the clock has not come by yet. */
  life: Life | null;
  userId: string;
  isOwner: boolean;
  now: Date;
}

export async function presentCard(queries: Queries, about: CardOf): Promise<BillingCard> {
  const { cards, subscriptionId, life, userId, isOwner, now } = about;
  const isOffered = cards !== null && isOwner;
  const isByCard = life?.stage === 'by_card';
  const plan = subscriptionId === null ? null : await findCardPlan(queries, subscriptionId);
  const { card_brand: brand, card_last4: last4 } = plan ?? {};
  const ownId = isOwner ? subscriptionId : null;
  const waiting = ownId === null ? [] : await listPendingOf(queries, ownId, CARD_WISHES);
  const begun = ownId === null ? [] : await listPendingOf(queries, ownId, ['checkout']);
  return {
    is_offered: isOffered,
    can_check_out: isOffered && life !== null && canCheckOut(life, now),
    is_by_card: isByCard,
    payment_method: isByCard && isOwner && brand && last4 ? { brand, last4 } : null,
    can_manage: isOffered && (await findCustomer(queries, userId)) !== null,
    is_checking_out: begun.length > 0,
    is_waiting: waiting.length > 0,
    drops_order: ownId !== null && life?.hasOrder ? await findPendingNumber(queries, ownId) : null,
  };
}
