/** The page as its viewer gets it: every field named here, and what this viewer may not see is not even in the row. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import type {
  Badge,
  CoreCourse,
  SeasonList,
  SocialHandles,
  BadgeInEffect,
} from '@faircourt/contracts/athletes';
import type { StoredFile } from '@faircourt/contracts/files';
import type { AthleteCard } from '@faircourt/contracts/search';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { presentMeasurement } from '../builder/profile.presenter.ts';
import { stillUrl } from '../builder/video.presenter.ts';
import { careerOf, totalsOf } from '@faircourt/contracts/season-figures';
import type { CardRow, ProfileRow } from './athlete-page.store.ts';
import { sees, seasonsState, type Sight } from './sight.ts';

export function presentCard(row: CardRow, marks: { isHeightVerified: boolean }): AthleteCard {
  return {
    id: row.id,
    name: row.name ?? row.redacted_name,
    avatar_url: row.avatar_url ?? null,
    primary_position: row.primary_position,
    secondary_position: row.secondary_position,
    height_cm: row.height_cm,
    is_height_verified: marks.isHeightVerified,
    grad_year: row.grad_year,
    country_code: row.country_code,
    city: row.city ?? null,
    school_name: row.school_name ?? null,
    is_identity_released: row.name !== undefined,
  };
}

/**
 * Behind the mark beside the height, which shows to everybody who finds the card. How it was measured may name a school
 * or a town, so it stays with the group.
 */
export function presentHeightBadge(badges: readonly BadgeInEffect[], sight: Sight): Badge | null {
  const badge = presentBadge(badges.find(({ fact_group }) => fact_group === 'measurements'));
  if (!badge || sees(sight, 'measurements')) return badge;
  return { ...badge, method: null };
}

export interface ProfileParts {
  sight: Sight;
  badges: readonly BadgeInEffect[];
  transcript: StoredFile | null;
}

export function presentProfile(
  row: ProfileRow,
  { sight, badges, transcript }: ProfileParts,
): CompleteProfile {
  const badgeOf = (factGroup: FactGroup, isSeen: boolean) =>
    isSeen ? presentBadge(badges.find((badge) => badge.fact_group === factGroup)) : null;
  const seasons = presentSeasons(row, badges);
  return {
    states: {
      ...sight.states,
      seasons: seasonsState(sight, { shown: seasons.seasons.length, recorded: row.seasons_recorded ?? 0 }),
    },
    badges: {
      measurements: badgeOf('measurements', sees(sight, 'measurements')),
      academics: badgeOf('academics', sees(sight, 'academics')),
      transcript: badgeOf('transcript', sees(sight, 'transcript')),
      // The school is part of who somebody is.
      school: badgeOf('school', sees(sight, 'identity')),
    },
    identity: sees(sight, 'identity') ? presentIdentity(row) : null,
    measurements: sees(sight, 'measurements') ? presentMeasurements(row) : null,
    seasons,
    academics: presentAcademics(row),
    transcript: sees(sight, 'transcript')
      ? { transcript_url: row.transcript_url ?? null, file: transcript }
      : null,
    videos: row.videos.map((video) => ({
      id: video.id,
      title: video.title,
      url: video.url,
      description: video.description,
      provider: video.provider,
      is_public: video.is_public,
      still_url: stillUrl(video.id, video.has_still),
      created_at: new Date(video.created_at).toISOString(),
    })),
  };
}

function presentIdentity(row: ProfileRow): CompleteProfile['identity'] {
  return {
    current_team: row.current_team ?? null,
    jersey_number: row.jersey_number ?? null,
    bio: row.bio ?? null,
    // Only ever written from the contract.
    social_handles: (row.social_handles ?? {}) as SocialHandles,
  };
}

function presentMeasurements(row: ProfileRow): CompleteProfile['measurements'] {
  return {
    height_cm: row.height_cm ?? null,
    weight_kg: row.weight_kg ?? null,
    wingspan_cm: row.wingspan_cm ?? null,
    vertical_cm: row.vertical_cm ?? null,
    dominant_hand: row.dominant_hand ?? null,
    history: (row.history ?? []).map(presentMeasurement),
  };
}

function presentAcademics({ academics }: ProfileRow): CompleteProfile['academics'] {
  if (!academics) return null;
  // Only ever written from the contract.
  const courses = academics.core_courses as unknown as CoreCourse[];
  return {
    gpa: academics.gpa,
    sat: academics.sat,
    act: academics.act,
    core_courses: courses.map(({ title, grade }) => ({ title, grade })),
  };
}

/** The career adds up what is shown: a total over hidden seasons would tell of them. */
function presentSeasons({ seasons = [] }: ProfileRow, badges: readonly BadgeInEffect[]): SeasonList {
  return {
    seasons: seasons.map((season) => ({
      id: season.id,
      label: season.label,
      team: season.team ?? null,
      league: season.league ?? null,
      badge: presentBadge(badges.find((badge) => badge.season_id === season.id)),
      ...totalsOf(season),
    })),
    career: careerOf(seasons),
  };
}

function presentBadge(badge: BadgeInEffect | undefined): Badge | null {
  if (!badge) return null;
  return {
    verified_on: badge.verified_on,
    expires_on: badge.expires_on,
    method: badge.method,
    director_name: badge.director_name,
  };
}
