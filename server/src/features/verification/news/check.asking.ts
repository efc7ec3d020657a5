/** How long a director's question or offer waits for an answer, and a check that lapses to be renewed. */
import type { StillAsks } from '../../../delivery/asking.ts';
import { findDecidedItem } from '../queue/decision-notice.store.ts';
import { listAskers } from './concerned.store.ts';
import { isToRenew } from './to-renew.store.ts';

/** Answered, taken, refused, withdrawn or overtaken: its status has moved on. */
export const asksForAnswer: StillAsks<
  'verification_decided' | 'guardianship_decided' | 'affiliation_decided'
> = async (trx, { aboutId, userId, data }, now) => {
  const item = await findDecidedItem(trx, aboutId);
  return item?.status === data.decision && (await listAskers(trx, item, now)).includes(userId);
};

export const asksForRenewal: StillAsks<
  'verification_expiring' | 'guardianship_expiring' | 'affiliation_expiring'
> = async (trx, { aboutId, userId, data }, now) => {
  const item = await findDecidedItem(trx, aboutId);
  if (!item || !(await listAskers(trx, item, now)).includes(userId)) return false;
  return isToRenew(trx, { id: aboutId, on: data.on, now });
};
