/** For how long a check counts: as the regions want it in which the director works, else as everywhere. */
import { VALID_MONTHS, type FactGroup } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

export interface CheckedWhere {
  directorUserId: string | null;
  countryCode: string;
  factGroup: FactGroup;
}

/** Where regions overlap, the one that trusts for the shortest time is followed. */
export async function findValidMonths(queries: Queries, where: CheckedWhere): Promise<number> {
  const { rows } = await sql<{ months: number | null }>`
    select min(validity.months) as months
    from director_regions task
    join region_countries place using (region_id)
    join region_validity validity using (region_id)
    where task.director_user_id = ${where.directorUserId} and place.country_code = ${where.countryCode}
      and validity.fact_group = ${where.factGroup}`.execute(queries);
  return rows[0]?.months ?? VALID_MONTHS[where.factGroup];
}

/** The same day of the month, so many months on, or the month's last where it has no such day. */
export async function findExpiry(queries: Queries, where: CheckedWhere, decidedAt: Date): Promise<Date> {
  const months = await findValidMonths(queries, where);
  const { rows } = await sql<{ at: Date }>`
    select (${decidedAt}::timestamptz at time zone 'utc' + make_interval(months => ${months}::int)) at time zone 'utc'
      as at`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error('A sum has no answer');
  return row.at;
}
