/** The athlete's own records as they leave the server, field by field. The athlete's page shows parts of the same. */
import type {
  Academics,
  Athlete,
  CoreCourse,
  Measurement,
  SocialHandles,
} from '@faircourt/contracts/athletes';
import type { AcademicsRow } from './academics.store.ts';
import type { AthleteRow } from './athlete.store.ts';
import type { MeasurementRow } from './measurement.store.ts';

/** With the birthdate: for the athlete alone. */
export function presentAthlete(row: AthleteRow): Athlete {
  return {
    id: row.id,
    primary_position: row.primary_position,
    secondary_position: row.secondary_position,
    height_cm: row.height_cm,
    weight_kg: row.weight_kg,
    wingspan_cm: row.wingspan_cm,
    vertical_cm: row.vertical_cm,
    dominant_hand: row.dominant_hand,
    grad_year: row.grad_year,
    birthdate: row.birthdate,
    country_code: row.country_code,
    city: row.city,
    school_name: row.school_name,
    current_team: row.current_team,
    jersey_number: row.jersey_number,
    bio: row.bio,
    // Both objects are only ever written from the contract, see updateAthlete.
    bio_i18n: row.bio_i18n as Record<string, string>,
    social_handles: row.social_handles as SocialHandles,
    visibility: row.visibility,
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentAcademics(row: AcademicsRow): Academics {
  // Only ever written from the contract, see saveAcademicsRow.
  const courses = row.core_courses as unknown as CoreCourse[];
  return {
    gpa: row.gpa,
    sat: row.sat,
    act: row.act,
    transcript_url: row.transcript_url,
    core_courses: courses.map(({ title, grade }) => ({ title, grade })),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentMeasurement(row: MeasurementRow): Measurement {
  return {
    measured_on: row.measured_on,
    height_cm: row.height_cm,
    weight_kg: row.weight_kg,
    wingspan_cm: row.wingspan_cm,
    vertical_cm: row.vertical_cm,
  };
}
