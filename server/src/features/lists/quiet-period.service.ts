/** The contact calendar beside a next step: until when a coach may not write to an athlete of this class. */
import { quietPeriod, type QuietPeriod } from '@faircourt/contracts/contact-window';
import type { Guard } from '../../access/engine/guard.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findDivision, listContactRules } from './quiet-period.store.ts';

/** By graduation year, as the card shows it to this coach: what is hidden is not asked about. */
export type QuietPeriods = (gradYear: number | null) => QuietPeriod | null;

export async function readQuietPeriods(queries: Queries, { actor }: Guard): Promise<QuietPeriods> {
  const institutionId = actor.kind === 'coach' ? actor.institutionId : null;
  const division = await findDivision(queries, institutionId);
  const rules = await listContactRules(queries);
  const known = new Map<number | null, QuietPeriod | null>();
  return (gradYear) => {
    const found = known.get(gradYear);
    if (found !== undefined) return found;
    const period = quietPeriod(rules, { division, gradYear });
    known.set(gradYear, period);
    return period;
  };
}
