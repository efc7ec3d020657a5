/** Reads how far every fact of several athletes has come: what is on the record, and what was asked and answered. */
import type { FactValues } from '@faircourt/contracts/verification';
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

export interface FactRow {
  athlete_id: string;
  athlete_name: string;
  fact_group: AthleteFactGroup;
  season_id: string | null;
  season_label: string | null;
  facts: FactValues | null;
}

/** By the names of the athletes; seasons come last, the newest first. */
export async function listFacts(queries: Queries, athleteIds: readonly string[]): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select athletes.id as athlete_id, owner.name as athlete_name, fact.fact_group, fact.season_id, fact.season_label,
      current_facts(fact.fact_group, athletes.id, fact.season_id) as facts
    from athletes
    join users owner on owner.id = athletes.user_id
    cross join lateral (
      select fact_group::fact_group, place::int, null::uuid as season_id, null::text as season_label,
        null::timestamptz as created_at
      from unnest(array['measurements', 'academics', 'transcript', 'school']) with ordinality as own (fact_group, place)
      union all
      select 'age', 5, null, null, null where athletes.age_doubts <> '{}'
      union all
      select 'season', 6, season.id, concat_ws(' · ', season.label, season.team), season.created_at
      from seasons season where season.athlete_id = athletes.id
    ) fact
    where athletes.id = any(${athleteIds}::uuid[])
    order by owner.name, athletes.id, fact.place, fact.season_label desc, fact.created_at desc, fact.season_id`.execute(
    queries,
  );
  return rows;
}

/** Newest first. */
export function listAnswers(queries: Queries, athleteIds: readonly string[]) {
  return queries
    .selectFrom('verifications as v')
    .leftJoin('users as director', 'director.id', 'v.director_user_id')
    .select([
      'v.id',
      'v.athlete_id',
      'v.fact_group',
      'v.season_id',
      'v.status',
      'v.fact_values',
      'v.evidence',
      'v.reason',
      'v.offered_values',
      'v.method',
      'v.claimed_by',
      'v.claimed_at',
      'v.created_at',
      'v.decided_at',
      'v.expires_at',
      'director.name as director_name',
    ])
    .where('v.athlete_id', '=', sql<string>`any(${[...athleteIds]}::uuid[])`)
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
}

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];
