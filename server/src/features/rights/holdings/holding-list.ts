/** What we hold of somebody, for the page that says so. The words are the interface's; how long comes from the jobs. */
import { DATA_EXPORT_DAYS } from '@faircourt/contracts/data-exports';
import { EVIDENCE_KEPT_DAYS } from '@faircourt/contracts/guardianship';
import { HOLDINGS, type Holding, type HoldingList } from '@faircourt/contracts/holdings';
import { LIMITS } from '@faircourt/contracts/limits';
import { SUPPORT_RETENTION_MONTHS } from '@faircourt/contracts/support';
import type { Role } from '@faircourt/contracts/vocabulary';
import { isSignedIn, roleOf } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { isFor } from './holding.ts';
import { HELD_PARTS } from './holdings.ts';

/** What is deleted before the account is, and after how long. */
const PERIODS: Partial<Record<Holding, Readonly<Record<string, number>>>> = {
  checks: { days: EVIDENCE_KEPT_DAYS },
  sign_in: { days: LIMITS.reachedLimitDays },
  support: {
    months: SUPPORT_RETENTION_MONTHS.general,
    safety_months: SUPPORT_RETENTION_MONTHS.safety,
  },
  log: { days: DATA_EXPORT_DAYS },
};

export function readHoldings(guard: Guard): HoldingList {
  const { actor } = guard;
  guard.authorise('account.export', isSignedIn(actor) ? actor : null);
  const held = isSignedIn(actor) ? holdingsOf(roleOf(actor)) : [];
  return { holdings: held.map((id) => ({ id, periods: periodsOf(id) })) };
}

export function holdingsOf(role: Role): Holding[] {
  const held = new Set(
    HELD_PARTS.filter((one) => isFor(one, { role, reader: 'self' })).map(({ holding }) => holding),
  );
  return HOLDINGS.filter((id) => held.has(id));
}

export function periodsOf(id: Holding): Record<string, number> {
  return { ...PERIODS[id] };
}
