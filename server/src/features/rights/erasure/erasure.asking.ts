/** A guardian is to agree to an erasure while it waits for that, and can stop one that has a day. */
import { guardiansInCharge } from '../../../access/rules/decider.rules.ts';
import type { StillAsks } from '../../../delivery/asking.ts';
import { findErasure } from './erasure.store.ts';
import { athleteOf } from './own-erasure.service.ts';

export const asksAboutErasure: StillAsks<'erasure_news'> = async (trx, asking, now) => {
  const { aboutId: ownerId, userId, data } = asking;
  const erasure = await findErasure(trx, ownerId);
  if (!erasure || (erasure.erase_at === null) !== (data.what === 'asked')) return false;
  const athlete = await athleteOf(trx, ownerId);
  return userId === ownerId || (athlete !== null && guardiansInCharge(athlete, now).includes(userId));
};
