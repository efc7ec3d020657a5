/** On which day a director checked what a table shows of many athletes, where that counts at this moment. */
import { sql } from 'kysely';
import { verificationsInEffect } from '../access/scopes/in-effect.scope.ts';
import { dayOf } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';

export interface Checks {
  measurements: string | null;
  school: string | null;
}

interface CheckRow {
  athlete_id: string;
  measurements: Date | null;
  school: Date | null;
}

export const NO_CHECKS: Checks = { measurements: null, school: null };

export async function listChecks(
  queries: Queries,
  athleteIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Checks>> {
  const { rows } = await sql<CheckRow>`
    select athletes.id as athlete_id, checked.* from athletes cross join lateral (
      select max(verification.decided_at) filter (where verification.fact_group = 'measurements') as measurements,
        max(verification.decided_at) filter (where verification.fact_group = 'school') as school
      ${verificationsInEffect(now, sql`verification.fact_group in ('measurements', 'school')`)}) checked
    where athletes.id = any(${athleteIds}::uuid[])`.execute(queries);
  const day = (moment: Date | null) => (moment === null ? null : dayOf(moment));
  return new Map(
    rows.map(({ athlete_id, measurements, school }) => [
      athlete_id,
      { measurements: day(measurements), school: day(school) },
    ]),
  );
}
