/** What follows from the counts of a season or a career: figures per game and shooting percentages. */
import type { SeasonTotals } from '@faircourt/contracts/athletes';

export type SeasonCounts = Omit<SeasonTotals, 'per_game' | 'shooting'>;

export function totalsOf(counts: SeasonCounts): SeasonTotals {
  return { ...addUp([counts]), per_game: perGame(counts), shooting: shooting(counts) };
}

/** All seasons added up; null when there is none. Percentages are of all shots, not means of the seasons'. */
export function careerOf(seasons: readonly SeasonCounts[]): SeasonTotals | null {
  return seasons.length === 0 ? null : totalsOf(addUp(seasons));
}

const NOTHING: SeasonCounts = {
  games: 0,
  minutes: 0,
  points: 0,
  rebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  field_goals_made: 0,
  field_goals_attempted: 0,
  threes_made: 0,
  threes_attempted: 0,
  free_throws_made: 0,
  free_throws_attempted: 0,
};

/** The counts alone: what else a row carries does not travel along. */
function addUp(seasons: readonly SeasonCounts[]): SeasonCounts {
  const sum = { ...NOTHING };
  // The keys of a literal that has no others.
  const counts = Object.keys(NOTHING) as (keyof SeasonCounts)[];
  for (const season of seasons) for (const count of counts) sum[count] += season[count];
  return sum;
}

function perGame(counts: SeasonCounts): SeasonTotals['per_game'] {
  if (counts.games === 0) return null;
  const each = (count: number) => Math.round((count * 10) / counts.games) / 10;
  return {
    minutes: each(counts.minutes),
    points: each(counts.points),
    rebounds: each(counts.rebounds),
    assists: each(counts.assists),
    steals: each(counts.steals),
    blocks: each(counts.blocks),
  };
}

function shooting(counts: SeasonCounts): SeasonTotals['shooting'] {
  return {
    field_goals: percent(counts.field_goals_made, counts.field_goals_attempted),
    threes: percent(counts.threes_made, counts.threes_attempted),
    free_throws: percent(counts.free_throws_made, counts.free_throws_attempted),
  };
}

function percent(made: number, attempted: number): number | null {
  return attempted === 0 ? null : Math.round((made * 1000) / attempted) / 10;
}
