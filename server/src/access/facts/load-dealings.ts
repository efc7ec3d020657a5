/**
 * With which coaches and institutions a family deals: what is asked, approved or waits to be taken over, and is not blocked
 * already. A question whether to block one of them for an athlete asks about the family's other athletes as well.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { ownAthleteIds, type Actor } from '../engine/actor.ts';
import { decidableAthletes } from '../scopes/athlete.scope.ts';

export interface Dealing {
  athlete: { id: string; name: string };
  coachId: string | null;
  institutionId: string | null;
}

/** Of the athletes for whom this person decides, who knows their names. Somebody with one athlete has no other to ask about. */
export async function loadDealings(db: Queries, actor: Actor, now: Date): Promise<Dealing[]> {
  if (ownAthleteIds(actor).length < 2) return [];
  const { rows } = await sql<Dealing>`
    select json_build_object('id', athletes.id, 'name', owner.name) as athlete,
      dealing.coach_id as "coachId", dealing.institution_id as "institutionId"
    from athletes join users owner on owner.id = athletes.user_id
    cross join lateral (
      -- What was approved for all colleges names none of them; then it is the one that the coach works for.
      select coach.id as coach_id, coalesce(release.institution_id, coach.institution_id) as institution_id
      from releases release left join coaches coach on coach.user_id = release.requested_by
      where release.athlete_id = athletes.id
        and (release.status in ('requested', 'approved') or release.offered_until > ${now})
        and (release.expires_at is null or release.expires_at > ${now})
      union
      select coach.id, coach.institution_id
      from contact_requests request join coaches coach on coach.id = request.coach_id
      where request.athlete_id = athletes.id
        and (request.status in ('requested', 'approved') or request.offered_until > ${now})
    ) dealing
    where ${decidableAthletes(actor, now)} and not exists (
      select 1 from blocks where blocks.athlete_id = athletes.id and blocks.lifted_at is null
        and blocks.moderation_item_id is null
        and (blocks.coach_id = dealing.coach_id or blocks.institution_id = dealing.institution_id))
    order by owner.name, athletes.id`.execute(db);
  return rows;
}

/** The other athletes, each once. */
export function othersDealtWith(
  dealings: readonly Dealing[],
  athleteId: string,
  whom: { coachId: string } | { institutionId: string },
): Dealing['athlete'][] {
  const meant = dealings.filter(
    (dealing) =>
      dealing.athlete.id !== athleteId &&
      ('coachId' in whom ? dealing.coachId === whom.coachId : dealing.institutionId === whom.institutionId),
  );
  return [...new Map(meant.map(({ athlete }) => [athlete.id, athlete])).values()];
}
