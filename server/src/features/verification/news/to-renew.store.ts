import { sql } from 'kysely';
import { isAfter } from '../../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * Whether a check, or its like that lapses on the same day, has neither ended nor been asked for again: several seasons are
 * told as one.
 */
export async function isToRenew(
  queries: Queries,
  { id, on, now }: { id: string; on: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from verifications told
    join verifications lapsing on lapsing.fact_group = told.fact_group
      and lapsing.athlete_id is not distinct from told.athlete_id
      and lapsing.coach_id is not distinct from told.coach_id
      and lapsing.guardian_link_id is not distinct from told.guardian_link_id
    left join coaches coach on coach.id = lapsing.coach_id
    where told.id = ${id} and lapsing.status = 'verified' and ${isAfter(sql`lapsing.expires_at`, now)}
      and to_char(lapsing.expires_at at time zone 'utc', 'YYYY-MM-DD') = ${on}
      and (coach.id is null or coach.institution_id = lapsing.institution_id)
      and not exists (select 1 from verifications other
        where other.fact_group = lapsing.fact_group
          and other.athlete_id is not distinct from lapsing.athlete_id
          and other.coach_id is not distinct from lapsing.coach_id
          and other.guardian_link_id is not distinct from lapsing.guardian_link_id
          and other.season_id is not distinct from lapsing.season_id
          and (other.status in ('open', 'more_asked', 'offered')
            or (other.status = 'verified' and other.expires_at > lapsing.expires_at)))
    limit 1`.execute(queries);
  return rows.length > 0;
}
