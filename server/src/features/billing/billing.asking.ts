/** How long a plan asks its owner for something: to choose after the trial, and to pay. */
import type { StillAsks } from '../../delivery/asking.ts';
import { findInvoice } from './invoices/invoice.store.ts';
import type { Life } from './life/life.ts';
import { findLife } from './life/life.store.ts';

export const asksOwner: StillAsks<'billing_news'> = async (trx, { aboutId, chain, userId, data }) => {
  const found = await findLife(trx, chain);
  if (found?.ownerUserId !== userId) return false;
  if (data.what === 'trial_ending') return isToChoose(found.life);
  if (data.what === 'card_refused') return isRefused(found.life);
  return (await findInvoice(trx, aboutId))?.state === 'open';
};

function isToChoose(life: Life): boolean {
  return life.stage === 'trialing' && life.interval === null && !life.isCancelled;
}

function isRefused(life: Life): boolean {
  return life.stage === 'by_card' && life.phase.kind === 'past_due';
}
