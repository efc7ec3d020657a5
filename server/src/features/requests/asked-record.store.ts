/** What an approval would open of the record of an athlete: only that is in the query. */
import type { CoreCourse, Measurement, SocialHandles } from '@faircourt/contracts/athletes';
import type { SeasonCounts } from '@faircourt/contracts/season-figures';
import type { DominantHand } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { verificationsInEffect } from '../../access/scopes/in-effect.scope.ts';
import { isCheckedEntry } from '../../access/scopes/measurement.scope.ts';
import type { Queries } from '../../platform/database/database.ts';

export interface AskedRecordRow {
  athlete_id: string;
  is_whole: boolean;
  name: string;
  has_photo: boolean;
  city: string | null;
  school_name: string | null;
  current_team: string | null;
  jersey_number: number | null;
  bio: string | null;
  social_handles: SocialHandles;
  height_cm: number | null;
  weight_kg: number | null;
  wingspan_cm: number | null;
  vertical_cm: number | null;
  dominant_hand: DominantHand | null;
  history: Measurement[];
  seasons: (SeasonCounts & { label: string; team: string | null; league: string | null })[];
  unchecked_seasons: number;
  gpa: number | null;
  sat: number | null;
  act: number | null;
  core_courses: CoreCourse[];
  has_transcript: boolean;
  videos: { title: string }[];
}

interface Asked {
  athleteIds: readonly string[];
  /** Of whom also what the first version of the form about colleges did not name would open. */
  wholeIds: readonly string[];
}

export async function listAskedRecords(
  queries: Queries,
  { athleteIds, wholeIds }: Asked,
  now: Date,
): Promise<AskedRecordRow[]> {
  if (athleteIds.length === 0) return [];
  const isWhole = sql<boolean>`athletes.id = any(${[...wholeIds]}::uuid[])`;
  const isVerified = sql<boolean>`exists (select 1 ${verificationsInEffect(
    now,
    sql<boolean>`verification.season_id = season.id`,
  )})`;
  const { rows } = await sql<AskedRecordRow>`
    select athletes.id as athlete_id, ${isWhole} as is_whole,
      owner.name, owner.avatar_url is not null as has_photo, athletes.city, athletes.school_name,
      case when ${isWhole} then athletes.current_team end as current_team,
      case when ${isWhole} then athletes.jersey_number end as jersey_number,
      case when ${isWhole} then athletes.bio end as bio,
      case when ${isWhole} then athletes.social_handles else '{}' end as social_handles,
      athletes.height_cm::float8, athletes.weight_kg::float8,
      athletes.wingspan_cm::float8, athletes.vertical_cm::float8,
      case when ${isWhole} then athletes.dominant_hand end as dominant_hand,
      array(select jsonb_build_object('measured_on', m.measured_on, 'height_cm', m.height_cm,
          'weight_kg', m.weight_kg, 'wingspan_cm', m.wingspan_cm, 'vertical_cm', m.vertical_cm)
        from measurements m join athletes a on a.id = m.athlete_id
        where m.athlete_id = athletes.id and ${isWhole} and ${isCheckedEntry}
        order by m.measured_on desc) as history,
      array(select to_jsonb(season) from seasons season
        where season.athlete_id = athletes.id and ${isWhole} and ${isVerified}
        order by season.label desc, season.created_at desc) as seasons,
      (select count(*)::int from seasons season
        where season.athlete_id = athletes.id and ${isWhole} and not ${isVerified}) as unchecked_seasons,
      grades.gpa::float8, grades.sat, grades.act, coalesce(grades.core_courses, '[]') as core_courses,
      (grades.transcript_url is not null or exists (select 1 from files
        where files.athlete_id = athletes.id and files.kind = 'transcript')) as has_transcript,
      array(select jsonb_build_object('title', video.title) from videos video
        where video.athlete_id = athletes.id order by video.created_at desc, video.id desc) as videos
    from athletes
    join users owner on owner.id = athletes.user_id
    left join academics grades on grades.athlete_id = athletes.id
    where athletes.id = any(${[...athleteIds]}::uuid[])`.execute(queries);
  return rows;
}
