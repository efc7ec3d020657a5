/** A document with the birthdate is asked for until the age is in doubt no longer. The other notices are news. */
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isAgeDoubted } from '../../../access/rules/age.ts';
import type { StillAsks } from '../../../delivery/asking.ts';

export const asksForBirthdate: StillAsks<'age_notice'> = async (trx, { chain, userId }, now) => {
  const athlete = await loadAthleteFacts(trx, chain);
  if (!athlete || !isAgeDoubted(athlete, now)) return false;
  return userId === athlete.userId || athlete.guardianUserIds.includes(userId);
};
