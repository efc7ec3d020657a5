import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { StillAsks } from '../../delivery/asking.ts';
import { hasReasonToSuggest } from './suggestion.reason.ts';

/** Until the athlete has chosen to be found, or nothing would be found any more. */
export const asksToBeListed: StillAsks<'listing_suggested'> = async (trx, { chain }, now) => {
  const athlete = await loadAthleteFacts(trx, chain);
  return athlete !== null && hasReasonToSuggest(athlete, now);
};
