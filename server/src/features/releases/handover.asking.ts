/** What fell with a guardian's link waits for another one until all of it was taken or refused, or its days are over. */
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { guardiansInCharge } from '../../access/rules/decider.rules.ts';
import type { StillAsks } from '../../delivery/asking.ts';
import { listHandovers } from './handover.store.ts';

export const asksToTakeOver: StillAsks<'releases_offered'> = async (trx, { chain, userId }, now) => {
  const athlete = await loadAthleteFacts(trx, chain);
  if (!athlete || !guardiansInCharge(athlete, now).includes(userId)) return false;
  return (await listHandovers(trx, [chain], now)).length > 0;
};
