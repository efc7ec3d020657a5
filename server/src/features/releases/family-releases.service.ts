/** Everything that a family's page says of its releases. */
import type { Queries } from '../../platform/database/database.ts';
import { listHandovers, type HandoverRow } from './handover.store.ts';
import { listLockDownEnds, type LockDownEndRow } from './lock-down.store.ts';
import { listDecisions, type DecisionRow } from './release.store.ts';

export { findNamedInstitution } from './release.store.ts';

export interface FamilyReleases {
  decisions: DecisionRow[];
  offered: HandoverRow[];
  lockDownEnds: LockDownEndRow[];
}

export async function listFamilyReleases(
  queries: Queries,
  athleteIds: readonly string[],
  now: Date,
): Promise<FamilyReleases> {
  const [decisions, offered, lockDownEnds] = await Promise.all([
    listDecisions(queries, athleteIds),
    listHandovers(queries, athleteIds, now),
    listLockDownEnds(queries, athleteIds),
  ]);
  return { decisions, offered, lockDownEnds };
}
