/** How long the family's links ask somebody for an answer, and admins and the family for a look at a shared mailbox. */
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { guardiansInCharge } from '../../../access/rules/decider.rules.ts';
import type { StillAsks } from '../../../delivery/asking.ts';
import { findLink } from './link.store.ts';

/** A guardian came by family code: until the athlete has agreed, or one of the two has ended it. */
export const asksToBeLinked: StillAsks<'link_requested'> = async (trx, { aboutId, userId }) => {
  const link = await findLink(trx, aboutId);
  return link?.status === 'accepted' && link.agreed_at === null && link.athlete_user_id === userId;
};

export const asksOtherGuardian: StillAsks<'guardian_news'> = async (trx, asking, now) => {
  const { aboutId, chain, userId, data } = asking;
  const athlete = await loadAthleteFacts(trx, chain);
  if (!athlete) return false;
  if (data.what === 'conflict') {
    const isConcerned = userId === athlete.userId || guardiansInCharge(athlete, now).includes(userId);
    return isConcerned && athlete.conflictedGuardianIds.includes(aboutId);
  }
  const link = await findLink(trx, aboutId);
  if (!link || !guardiansInCharge(athlete, now).includes(userId)) return false;
  const isOpen = link.status === 'invited' || link.status === 'accepted';
  return data.what === 'awaits_you' ? isOpen && link.agreed_at !== null : isOpen;
};

export const asksAboutConflict: StillAsks<'guardian_conflict'> = async (trx, { aboutId, chain }) => {
  const athlete = await loadAthleteFacts(trx, chain);
  return athlete?.conflictedGuardianIds.includes(aboutId) ?? false;
};
