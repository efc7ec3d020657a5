/** Whether something of what a coach asked a family for still waits, and how the bell names such a request. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

export async function hasOpenRequest(
  queries: Queries,
  { athleteId, coachUserId, about }: { athleteId: string; coachUserId: string; about: 'release' | 'contact' },
): Promise<boolean> {
  const { rows } = await (
    about === 'release'
      ? sql`select 1 from releases
        where athlete_id = ${athleteId} and requested_by = ${coachUserId} and status = 'requested' limit 1`
      : sql`select 1 from contact_requests request join coaches on coaches.id = request.coach_id
        where request.athlete_id = ${athleteId} and coaches.user_id = ${coachUserId} and request.status = 'requested'
        limit 1`
  ).execute(queries);
  return rows.length > 0;
}

/** Undefined once the coach has no institution: then nothing in the bell can be told apart by its name. */
export async function findAskNames(
  queries: Queries,
  athleteId: string,
  coachUserId: string,
): Promise<{ athlete_name: string; institution_name: string } | undefined> {
  const { rows } = await sql<{ athlete_name: string; institution_name: string }>`
    select owner.name as athlete_name, institutions.name as institution_name
    from athletes join users owner on owner.id = athletes.user_id
    join coaches on coaches.user_id = ${coachUserId}
    join institutions on institutions.id = coaches.institution_id
    where athletes.id = ${athleteId}`.execute(queries);
  return rows[0];
}
