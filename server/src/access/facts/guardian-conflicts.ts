/**
 * One person, two accounts: a coach, director or admin must not be guardian in a family that they deal with. Accounts with
 * one proven mailbox are taken for one person.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/**
 * A coach deals with the athletes they invited, with those invited for their institution and with those they asked; a
 * director with the athletes of their countries; an admin with everybody.
 */
export async function isGuardianInConflict(
  queries: Queries,
  pair: { athleteId: string; guardianUserId: string },
): Promise<boolean> {
  const { rows } = await sql<{ has_conflict: boolean }>`
    select exists (
      select 1 from shared_mailboxes shared
      join athletes athlete on athlete.id = ${pair.athleteId}
      left join coaches coach on coach.user_id = shared.other_user_id
      where shared.user_id = ${pair.guardianUserId} and (
        shared.other_role = 'admin'
        or shared.other_role = 'coach' and exists (
          select 1 from conflicts_of_interest conflict
          where conflict.user_id = shared.other_user_id and conflict.athlete_id = athlete.id)
        or exists (
          select 1 from contact_requests request
          where request.athlete_id = athlete.id and request.coach_id = coach.id)
        or exists (
          select 1 from releases release
          where release.athlete_id = athlete.id and release.requested_by = shared.other_user_id)
        or exists (
          select 1 from director_regions task join region_countries place using (region_id)
          where task.director_user_id = shared.other_user_id and place.country_code = athlete.country_code)
      )) as has_conflict`.execute(queries);
  return rows[0]?.has_conflict ?? false;
}

/** The other side of the same rule: a coach asks nothing of a family in which another account of theirs is guardian. */
export async function isCoachInConflict(
  queries: Queries,
  pair: { athleteId: string; coachUserId: string },
): Promise<boolean> {
  const { rows } = await sql<{ has_conflict: boolean }>`
    select exists (
      select 1 from shared_mailboxes shared
      join guardian_links link on link.guardian_user_id = shared.other_user_id
      where shared.user_id = ${pair.coachUserId} and link.athlete_id = ${pair.athleteId}
        and link.status <> 'ended') as has_conflict`.execute(queries);
  return rows[0]?.has_conflict ?? false;
}
