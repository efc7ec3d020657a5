/** The folding sections of the builder: which fields each holds, in the specification's order, and what is missing in it. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { ProfileStep } from '@faircourt/contracts/vocabulary';
import { academicsValues, type AcademicsFields } from '../academics-values.ts';
import { profileValues, type ProfileValues } from '../profile-values.ts';

export const PROFILE_SECTIONS = ['court', 'school', 'words', 'more', 'social'] as const;
export const ACADEMICS_SECTIONS = ['grades', 'transcript', 'courses'] as const;
export type ProfileSectionId = (typeof PROFILE_SECTIONS)[number];
export type AcademicsSectionId = (typeof ACADEMICS_SECTIONS)[number];
export type SectionId = ProfileSectionId | AcademicsSectionId;

const FIELDS: Record<SectionId, readonly string[]> = {
  court: ['primary_position', 'secondary_position', 'height_cm', 'weight_kg', 'birthdate'],
  school: ['grad_year', 'school_name', 'city', 'country_code'],
  words: ['bio', 'visibility'],
  more: ['wingspan_cm', 'vertical_cm', 'dominant_hand', 'current_team', 'jersey_number'],
  social: ['social_handles'],
  grades: ['gpa', 'sat', 'act'],
  transcript: ['transcript_url'],
  courses: ['core_courses'],
};

/** Where a step is taken, for those that are taken in a section. */
export const STEP_SECTIONS: Partial<Record<ProfileStep, SectionId>> = {
  position: 'court',
  height: 'court',
  grad_year: 'school',
  school: 'school',
  birthdate: 'court',
  photo: 'more',
  gpa: 'grades',
  measurements: 'more',
  bio: 'words',
  transcript: 'transcript',
};

/** `fields` are paths as the form and the server name them. */
export function sectionsWith(fields: readonly string[]): SectionId[] {
  const names = new Set(fields.map((path) => path.split('.')[0] ?? ''));
  return [...PROFILE_SECTIONS, ...ACADEMICS_SECTIONS].filter((id) =>
    FIELDS[id].some((name) => names.has(name)),
  );
}

/** How many answers a section still lacks; null where nobody needs to give one. */
export function missingInProfile(
  id: ProfileSectionId,
  values: ProfileValues,
  { photo }: Pick<OwnProfile, 'photo'>,
): number | null {
  switch (id) {
    case 'court':
      return emptyOf([values.primary_position, values.height_cm, values.weight_kg, values.birthdate]);
    case 'school':
      return emptyOf([values.grad_year, values.school_name, values.city, values.country_code]);
    case 'words':
      return emptyOf([values.bio]);
    case 'more':
      return emptyOf([
        photo ? 'there' : '',
        values.wingspan_cm,
        values.vertical_cm,
        values.dominant_hand,
        values.current_team,
        values.jersey_number,
      ]);
    case 'social':
      // A minor's accounts elsewhere are nothing that we ask for.
      return Object.values(values.social_handles).some((handle) => handle.trim() !== '') ? 0 : null;
  }
}

export function missingInAcademics(
  id: AcademicsSectionId,
  values: AcademicsFields,
  { transcript }: Pick<OwnProfile, 'transcript'>,
): number {
  switch (id) {
    case 'grades':
      // Either test will do.
      return emptyOf([values.gpa, values.sat.trim() || values.act]);
    case 'transcript':
      return transcript ? 0 : emptyOf([values.transcript_url]);
    case 'courses':
      return values.core_courses.some(({ title }) => title.trim() !== '') ? 0 : 1;
  }
}

/** On a phone one section of each form is open at first: the first that lacks something. */
export function firstIncomplete(profile: OwnProfile): SectionId[] {
  const values = profileValues(profile.athlete);
  const academics = academicsValues(profile.academics);
  const firsts: (SectionId | undefined)[] = [
    PROFILE_SECTIONS.find((id) => (missingInProfile(id, values, profile) ?? 0) > 0),
    ACADEMICS_SECTIONS.find((id) => missingInAcademics(id, academics, profile) > 0),
  ];
  return firsts.filter((id) => id !== undefined);
}

function emptyOf(texts: readonly string[]): number {
  return texts.filter((text) => text.trim() === '').length;
}
