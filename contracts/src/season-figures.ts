/**
 * What follows from the counts of a season or a career: figures per game and shooting percentages. A figure that nobody
 * stated is in no sum, and its games are in no average.
 */
import type { SeasonTotals } from './athletes.ts';

export type SeasonCounts = Omit<SeasonTotals, 'per_game' | 'shooting'>;

const PER_GAME = ['minutes', 'points', 'rebounds', 'assists', 'steals', 'blocks'] as const;

type PerGame = (typeof PER_GAME)[number];
type Shot = 'field_goals' | 'threes' | 'free_throws';

export function totalsOf(counts: SeasonCounts): SeasonTotals {
  return {
    games: counts.games,
    ...eachFigure((figure) => counts[figure]),
    ...shotTotals(counts),
    per_game: perGame([counts]),
    shooting: shooting([counts]),
  };
}

/** All seasons added up; null when there is none. Percentages are of all shots, not means of the seasons'. */
export function careerOf(seasons: readonly SeasonCounts[]): SeasonTotals | null {
  if (seasons.length === 0) return null;
  return {
    games: sum(seasons.map(({ games }) => games)) ?? 0,
    ...eachFigure((figure) => sum(seasons.map((season) => season[figure]))),
    ...addedShots(seasons),
    per_game: perGame(seasons),
    shooting: shooting(seasons),
  };
}

/** Null when there was no game at all. Each figure is of the games of those seasons that state it. */
function perGame(seasons: readonly SeasonCounts[]): SeasonTotals['per_game'] {
  if (seasons.every(({ games }) => games === 0)) return null;
  return eachFigure((figure) => {
    const stating = seasons.filter((season) => season[figure] !== null);
    const count = sum(stating.map((season) => season[figure]));
    const games = sum(stating.map((season) => season.games));
    return count === null || !games ? null : Math.round((count * 10) / games) / 10;
  });
}

function shooting(seasons: readonly SeasonCounts[]): SeasonTotals['shooting'] {
  const share = (shot: Shot) => {
    const { made, attempted } = pairs(seasons, shot);
    return made === null || !attempted ? null : Math.round((made * 1000) / attempted) / 10;
  };
  return { field_goals: share('field_goals'), threes: share('threes'), free_throws: share('free_throws') };
}

/** Only seasons that state both: else more could be made than were tried. */
function pairs(seasons: readonly SeasonCounts[], shot: Shot) {
  const whole = seasons.filter(
    (season) => season[`${shot}_made`] !== null && season[`${shot}_attempted`] !== null,
  );
  return {
    made: sum(whole.map((season) => season[`${shot}_made`])),
    attempted: sum(whole.map((season) => season[`${shot}_attempted`])),
  };
}

/** The counts alone: what else a row carries does not travel along. */
function shotTotals(counts: Pick<SeasonCounts, `${Shot}_${'made' | 'attempted'}`>) {
  return {
    field_goals_made: counts.field_goals_made,
    field_goals_attempted: counts.field_goals_attempted,
    threes_made: counts.threes_made,
    threes_attempted: counts.threes_attempted,
    free_throws_made: counts.free_throws_made,
    free_throws_attempted: counts.free_throws_attempted,
  };
}

function addedShots(seasons: readonly SeasonCounts[]) {
  const [goals, threes, freeThrows] = [
    pairs(seasons, 'field_goals'),
    pairs(seasons, 'threes'),
    pairs(seasons, 'free_throws'),
  ];
  return shotTotals({
    field_goals_made: goals.made,
    field_goals_attempted: goals.attempted,
    threes_made: threes.made,
    threes_attempted: threes.attempted,
    free_throws_made: freeThrows.made,
    free_throws_attempted: freeThrows.attempted,
  });
}

function eachFigure(read: (figure: PerGame) => number | null): Record<PerGame, number | null> {
  const entries = PER_GAME.map((figure) => [figure, read(figure)]);
  // Built from the list that the type is made of.
  return Object.fromEntries(entries) as Record<PerGame, number | null>;
}

/** Null when nobody stated any. */
function sum(counts: readonly (number | null)[]): number | null {
  const stated = counts.filter((count) => count !== null);
  return stated.length === 0 ? null : stated.reduce((total, count) => total + count, 0);
}
