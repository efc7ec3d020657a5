/** What the record of an athlete holds today, for the family that decides whether a coach sees it. */
import type { AskedRecord } from '@faircourt/contracts/requests';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

export async function listAskedRecords(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<AskedRecord[]> {
  if (athleteIds.length === 0) return [];
  const { rows } = await sql<AskedRecord>`
    select athlete.id as athlete_id, owner.name, owner.avatar_url is not null as has_photo,
      athlete.city, athlete.school_name, athlete.current_team, athlete.jersey_number::text,
      coalesce(athlete.bio, '') <> '' as has_bio,
      exists (select 1 from jsonb_each_text(athlete.social_handles) handle where handle.value <> '') as has_accounts,
      athlete.height_cm::float8, athlete.weight_kg::float8,
      athlete.wingspan_cm::float8, athlete.vertical_cm::float8,
      (select count(*)::int from seasons where seasons.athlete_id = athlete.id) as seasons,
      grades.gpa::float8, grades.sat, grades.act,
      coalesce(jsonb_array_length(grades.core_courses), 0) as core_courses,
      (grades.transcript_url is not null or exists (select 1 from files
        where files.athlete_id = athlete.id and files.kind = 'transcript')) as has_transcript,
      (select count(*)::int from videos where videos.athlete_id = athlete.id) as videos
    from athletes athlete
    join users owner on owner.id = athlete.user_id
    left join academics grades on grades.athlete_id = athlete.id
    where athlete.id = any(${athleteIds}::uuid[])`.execute(queries);
  return rows;
}
