/** How complete a profile is. The steps and their order are the contract's; here is when each counts as done. */
import type { Completeness } from '@faircourt/contracts/athletes';
import { PROFILE_STEPS, type ProfileStep } from '@faircourt/contracts/vocabulary';

export interface ProfileProgress {
  athlete: {
    primary_position: string | null;
    height_cm: number | null;
    grad_year: number | null;
    school_name: string | null;
    birthdate: string | null;
    weight_kg: number | null;
    wingspan_cm: number | null;
    vertical_cm: number | null;
    bio: string | null;
  } | null;
  academics: { gpa: number | null; transcript_url: string | null } | null;
  hasPhoto: boolean;
  hasTranscript: boolean;
  hasVideo: boolean;
  hasSeason: boolean;
}

export function completenessOf(progress: ProfileProgress): Completeness {
  const done = PROFILE_STEPS.filter((step) => IS_DONE[step](progress));
  return {
    percent: Math.round((done.length / PROFILE_STEPS.length) * 100),
    done,
    next: PROFILE_STEPS.find((step) => !done.includes(step)) ?? null,
  };
}

const IS_DONE: Record<ProfileStep, (progress: ProfileProgress) => boolean> = {
  position: ({ athlete }) => isGiven(athlete?.primary_position),
  height: ({ athlete }) => isGiven(athlete?.height_cm),
  grad_year: ({ athlete }) => isGiven(athlete?.grad_year),
  school: ({ athlete }) => isGiven(athlete?.school_name),
  birthdate: ({ athlete }) => isGiven(athlete?.birthdate),
  photo: ({ hasPhoto }) => hasPhoto,
  video: ({ hasVideo }) => hasVideo,
  season: ({ hasSeason }) => hasSeason,
  gpa: ({ academics }) => isGiven(academics?.gpa),
  measurements: ({ athlete }) =>
    isGiven(athlete?.weight_kg) && isGiven(athlete?.wingspan_cm) && isGiven(athlete?.vertical_cm),
  bio: ({ athlete }) => isGiven(athlete?.bio),
  transcript: ({ academics, hasTranscript }) => hasTranscript || isGiven(academics?.transcript_url),
};

/** A GPA of 0 is one too. */
function isGiven(value: string | number | null | undefined): boolean {
  return value !== null && value !== undefined;
}
