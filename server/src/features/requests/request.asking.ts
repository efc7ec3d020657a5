/** A request waits for those who decide until nothing is open that this coach asked for. Putting it off is no answer. */
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { deciderIds } from '../../access/rules/decider.rules.ts';
import type { StillAsks } from '../../delivery/asking.ts';
import { hasOpenRequest } from './open-request.store.ts';

export const asksForDecision: StillAsks<'release_requested' | 'contact_requested'> = async (
  trx,
  { kind, chain: athleteId, aboutId: coachUserId, userId },
  now,
) => {
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (!athlete || !deciderIds(athlete, now).includes(userId)) return false;
  const about = kind === 'release_requested' ? 'release' : 'contact';
  return hasOpenRequest(trx, { athleteId, coachUserId, about });
};
