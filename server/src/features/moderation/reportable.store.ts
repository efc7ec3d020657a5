/** What a report needs to know of the thing: whose it is, and what it looks like just now. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

export function findVideo(queries: Queries, id: string) {
  return queries
    .selectFrom('videos')
    .select(['id', 'athlete_id', 'title', 'url', 'description', 'is_public', 'public_by'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findPost(queries: Queries, id: string) {
  return queries
    .selectFrom('posts')
    .select(['id', 'status', 'title', 'body', 'author_name', 'author_user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findPhoto(queries: Queries, athleteId: string) {
  return queries
    .selectFrom('files')
    .select(['id', 'storage_key', 'content_type'])
    .where('athlete_id', '=', athleteId)
    .where('kind', '=', 'photo')
    .where('removed_by', 'is', null)
    .executeTakeFirst();
}

/** The words that an athlete writes about themself. */
export function findProfileWords(queries: Queries, athleteId: string) {
  return queries
    .selectFrom('athletes')
    .innerJoin('users', 'users.id', 'athletes.user_id')
    .select(['users.name', 'athletes.bio', 'athletes.school_name', 'athletes.current_team', 'athletes.city'])
    .select(sql<Record<string, string>>`athletes.social_handles`.as('social_handles'))
    .where('athletes.id', '=', athleteId)
    .executeTakeFirst();
}

/** With those of these athletes whom the coach has asked about, and whose family has approved. */
export async function findCoach(queries: Queries, id: string, athleteIds: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    name: string;
    title: string | null;
    institution_name: string | null;
    asked_athlete_ids: string[];
    approved_athlete_ids: string[];
  }>`
    select coach.id, coach.user_id, users.name, coach.title, institution.name as institution_name,
      array(select athlete.id::text from unnest(${athleteIds}::uuid[]) as athlete (id)
        where exists (select 1 from contact_requests asked
            where asked.athlete_id = athlete.id and asked.coach_id = coach.id)
          or exists (select 1 from releases asked
            where asked.athlete_id = athlete.id and asked.requested_by = coach.user_id)) as asked_athlete_ids,
      array(select athlete.id::text from unnest(${athleteIds}::uuid[]) as athlete (id)
        where exists (select 1 from contact_requests asked
            where asked.athlete_id = athlete.id and asked.coach_id = coach.id and asked.status = 'approved')
          or exists (select 1 from threads thread
            where thread.athlete_id = athlete.id and thread.coach_id = coach.id)
          or exists (select 1 from releases asked
            where asked.athlete_id = athlete.id and asked.requested_by = coach.user_id
              and asked.status = 'approved')) as approved_athlete_ids
    from coaches coach join users on users.id = coach.user_id
    left join institutions institution on institution.id = coach.institution_id
    where coach.id = ${id}`.execute(queries);
  return rows[0];
}
