/** Reads what a decision was about, for those who are told of it. */
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

export type ToldItem = NonNullable<Awaited<ReturnType<typeof findDecidedItem>>>;

export function findDecidedItem(queries: Queries, id: string) {
  return queries
    .selectFrom('verifications as v')
    .leftJoin('athletes as athlete', 'athlete.id', 'v.athlete_id')
    .leftJoin('users as owner', 'owner.id', 'athlete.user_id')
    .leftJoin('coaches as coach', 'coach.id', 'v.coach_id')
    .leftJoin('institutions as institution', 'institution.id', 'v.institution_id')
    .leftJoin('guardian_links as link', 'link.id', 'v.guardian_link_id')
    .select([
      'v.id',
      // The log tells of it in the chain of the athlete, or of the institution.
      sql<string>`coalesce(v.athlete_id, v.institution_id)`.as('chain'),
      'v.guardian_link_id',
      'link.guardian_user_id',
      'v.status',
      'v.decided_at',
      'v.fact_group',
      'v.reason',
      'v.athlete_id',
      'v.coach_id',
      'owner.id as athlete_user_id',
      'owner.name as athlete_name',
      'coach.user_id as coach_user_id',
      'institution.name as institution_name',
    ])
    .where('v.id', '=', id)
    .executeTakeFirst();
}
