/** Everything that a family's page says of its releases. */
import type { Queries } from '../../platform/database/database.ts';
import { listOffered, type OfferedRow } from './offered.store.ts';
import { listStanding, type StandingRow } from './release.store.ts';

export interface FamilyReleases {
  standing: StandingRow[];
  offered: OfferedRow[];
}

export async function listFamilyReleases(
  queries: Queries,
  athleteIds: readonly string[],
  now: Date,
): Promise<FamilyReleases> {
  const [standing, offered] = await Promise.all([
    listStanding(queries, athleteIds),
    listOffered(queries, athleteIds, now),
  ]);
  return { standing, offered };
}
