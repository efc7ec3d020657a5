/** How many athletes of which class live where, and how many of them carry a badge. */
import { sql } from 'kysely';
import type { Actor } from '../../access/engine/actor.ts';
import { isAfter } from '../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isListed, SOURCES } from './directory.conditions.ts';

export interface CoverageRow {
  country_code: string;
  grad_year: number | null;
  athletes: number;
  verified: number;
}

export async function countCoverage(queries: Queries, actor: Actor, now: Date): Promise<CoverageRow[]> {
  const { tables } = SOURCES.athletes;
  const { rows } = await sql<CoverageRow>`
    select athletes.country_code, athletes.grad_year, count(*)::int as athletes, count(badge.athlete_id)::int as verified
    from ${tables}
    left join (
      select distinct athlete_id from verifications
      where status = 'verified' and athlete_id is not null and guardian_link_id is null and ${isAfter(sql`expires_at`, now)}
    ) badge on badge.athlete_id = athletes.id
    where ${isListed('athletes', actor)}
    group by athletes.country_code, athletes.grad_year
    order by athletes.country_code, athletes.grad_year nulls last`.execute(queries);
  return rows;
}
