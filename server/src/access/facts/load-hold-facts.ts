/** A family on hold, for the rule about who lifts it. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { interestedInAthlete } from '../scopes/interested-users.ts';
import { loadAthleteFacts } from './load-athlete-facts.ts';
import type { HoldFacts } from './subjects.ts';

/** Both are asked for an athlete who does not exist, too: the time of the answer tells nothing. */
export async function loadHoldFacts(queries: Queries, athleteId: string): Promise<HoldFacts | null> {
  const athlete = await loadAthleteFacts(queries, athleteId);
  const { rows } = await sql<{ interested: string[] }>`
    select ${interestedInAthlete(sql`${athleteId}::uuid`)} as interested`.execute(queries);
  return athlete && { athlete, interestedUserIds: rows[0]?.interested ?? [] };
}
