/** What an approval would open, as the family reads it: field by field, so that no new column leaves with it. */
import type { AskedRecord } from '@faircourt/contracts/requests';
import { totalsOf } from '@faircourt/contracts/season-figures';
import type { AskedRecordRow } from './asked-record.store.ts';

export function presentAskedRecord(row: AskedRecordRow): AskedRecord {
  return {
    athlete_id: row.athlete_id,
    is_whole: row.is_whole,
    name: row.name,
    has_photo: row.has_photo,
    city: row.city,
    school_name: row.school_name,
    current_team: row.current_team,
    jersey_number: row.jersey_number,
    bio: row.bio,
    social_handles: row.social_handles,
    height_cm: row.height_cm,
    weight_kg: row.weight_kg,
    wingspan_cm: row.wingspan_cm,
    vertical_cm: row.vertical_cm,
    dominant_hand: row.dominant_hand,
    history: row.history.map(({ measured_on, height_cm, weight_kg, wingspan_cm, vertical_cm }) => ({
      measured_on,
      height_cm,
      weight_kg,
      wingspan_cm,
      vertical_cm,
    })),
    seasons: row.seasons.map((season) => ({
      label: season.label,
      team: season.team,
      league: season.league,
      ...totalsOf(season),
    })),
    unchecked_seasons: row.unchecked_seasons,
    gpa: row.gpa,
    sat: row.sat,
    act: row.act,
    core_courses: row.core_courses.map(({ title, grade }) => ({ title, grade })),
    has_transcript: row.has_transcript,
    videos: row.videos.map(({ title }) => ({ title })),
  };
}
