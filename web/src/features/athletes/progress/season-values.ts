/** The fields of one season: how a saved one fills them, and the call that they make. */
import type { Season } from '@faircourt/contracts/athletes';
import { FIGURES, SHOTS } from '../../../domain/season-figures.ts';
import { numberOf, orNull, textOf } from '../builder/typed-values.ts';

const TEXTS = ['label', 'team', 'league'] as const;

/** As a box score lists them: counts first, then each kind of shot made and attempted. */
const SEASON_COUNTS = [
  ...FIGURES,
  ...SHOTS.flatMap((shot) => [`${shot}_made`, `${shot}_attempted`] as const),
] as const;

export type SeasonValues = Record<(typeof TEXTS)[number] | (typeof SEASON_COUNTS)[number], string>;

/** Null is a new season. */
export function seasonValues(season: Season | null): SeasonValues {
  const entries = [...TEXTS, ...SEASON_COUNTS].map((name) => [name, textOf(season?.[name])]);
  // Built from the lists that the type is made of.
  return Object.fromEntries(entries) as SeasonValues;
}

/** The body before the contract has checked it. An empty count was not stated, which is no zero; games must be told. */
export function seasonBody(values: SeasonValues): Record<string, unknown> {
  const counts = SEASON_COUNTS.map((name) => [name, numberOf(values[name]) ?? undefined]);
  return {
    ...Object.fromEntries(counts),
    label: values.label,
    team: orNull(values.team),
    league: orNull(values.league),
  };
}

export function isSeasonField(path: string): boolean {
  return path in seasonValues(null);
}
