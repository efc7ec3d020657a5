/** Seasons as they leave the server: the counts, what follows from them, and the badge of each. */
import type { Badge, Season, SeasonList, BadgeInEffect } from '@faircourt/contracts/athletes';
import { careerOf, totalsOf } from '@faircourt/contracts/season-figures';
import type { SeasonRow } from './season.store.ts';

/**
 * A caller who shows these to others passes only the seasons that they may see, without team and league unless those
 * are released.
 */
export function presentSeasonList(rows: readonly SeasonRow[], badges: readonly BadgeInEffect[]): SeasonList {
  return { seasons: rows.map((row) => presentSeason(row, badges)), career: careerOf(rows) };
}

export function presentSeason(row: SeasonRow, badges: readonly BadgeInEffect[]): Season {
  return {
    id: row.id,
    label: row.label,
    team: row.team,
    league: row.league,
    ...totalsOf(row),
    badge: badgeOf(row, badges),
  };
}

function badgeOf(row: SeasonRow, badges: readonly BadgeInEffect[]): Badge | null {
  const badge = badges.find(({ season_id }) => season_id === row.id);
  if (!badge) return null;
  const { verified_on, expires_on, method, director_name } = badge;
  return { verified_on, expires_on, method, director_name };
}
