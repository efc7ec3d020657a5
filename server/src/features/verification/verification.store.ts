/** The only SQL on verifications. */
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { isAfter } from '../../access/standing.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface AthleteFact {
  athleteId: string;
  factGroup: Exclude<FactGroup, 'institution'>;
  /** For the fact group `season`: which one. */
  seasonId?: string;
}

/** Returns the verifications that counted until now. What a director has yet to decide stays in the queue. */
export async function dropVerified(trx: Transaction<DB>, fact: AthleteFact): Promise<string[]> {
  const rows = await trx
    .updateTable('verifications')
    .set({ status: 'dropped' })
    .where('athlete_id', '=', fact.athleteId)
    .where('fact_group', '=', fact.factGroup)
    .where('season_id', 'is not distinct from', fact.seasonId ?? null)
    .where('status', '=', 'verified')
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** One per fact group and season: the newest, should there be several. */
export function listStanding(queries: Queries, athleteId: string, now: Date) {
  return queries
    .selectFrom('verifications as v')
    .leftJoin('users as director', 'director.id', 'v.director_user_id')
    .distinctOn(['v.fact_group', 'v.season_id'])
    .select([
      'v.fact_group',
      'v.season_id',
      'v.method',
      'v.decided_at',
      'v.expires_at',
      'director.name as director_name',
    ])
    .where('v.athlete_id', '=', athleteId)
    .where('v.status', '=', 'verified')
    .where(isAfter(sql`v.expires_at`, now))
    .orderBy('v.fact_group')
    .orderBy('v.season_id')
    .orderBy('v.decided_at', 'desc')
    .execute();
}

export type StandingRow = Awaited<ReturnType<typeof listStanding>>[number];
