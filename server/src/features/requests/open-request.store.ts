/**
 * Whether something that a coach or a colleague asked a family for still waits, and how the bell names such a request: by
 * the institution, so that it speaks for all who work there.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

export async function hasOpenRequest(
  queries: Queries,
  { athleteId, coachUserId, about }: { athleteId: string; coachUserId: string; about: 'release' | 'contact' },
): Promise<boolean> {
  const { rows } = await (
    about === 'release'
      ? sql`select 1 from releases request join coaches asking on asking.user_id = request.requested_by
        where request.athlete_id = ${athleteId} and request.status = 'requested' and ${worksWith(coachUserId)} limit 1`
      : sql`select 1 from contact_requests request join coaches asking on asking.id = request.coach_id
        where request.athlete_id = ${athleteId} and request.status = 'requested' and ${worksWith(coachUserId)} limit 1`
  ).execute(queries);
  return rows.length > 0;
}

function worksWith(coachUserId: string): RawBuilder<boolean> {
  return sql<boolean>`asking.institution_id = (
    select own.institution_id from coaches own where own.user_id = ${coachUserId})`;
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
