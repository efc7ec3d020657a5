/** A quote waits for the family, what it accepted for an invoice, and the invoice to be paid. */
import type { StillAsks } from '../../../delivery/asking.ts';
import { dayOf } from '../../../platform/clock.ts';
import { findCase } from './consulting.store.ts';

export const asksFamily: StillAsks<'consulting_news'> = async (trx, { aboutId, chain, data }, now) => {
  const row = await findCase(trx, chain);
  if (!row) return false;
  if (data.what === 'invoiced') return row.invoice_id === aboutId && row.invoice_state === 'open';
  const isValid = row.quote_valid_until === null || dayOf(now) <= row.quote_valid_until;
  return row.state === 'quoted' && row.quote_id === aboutId && isValid;
};

export const asksForInvoice: StillAsks<'quote_accepted'> = async (trx, { aboutId, chain }) => {
  const row = await findCase(trx, chain);
  return row?.state === 'accepted' && row.quote_id === aboutId;
};
