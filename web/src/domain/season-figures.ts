/** The figures of a season in the order of a box score, and how each is written. */
import type { SeasonTotals } from '@faircourt/contracts/athletes';
import { useMemo } from 'react';
import type { Translate } from '../i18n/messages.ts';
import { useFormat, type Format } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';

export const FIGURES = ['games', 'minutes', 'points', 'rebounds', 'assists', 'steals', 'blocks'] as const;
/** Those that one looks for first. */
export const KEY_FIGURES = ['points', 'rebounds', 'assists'] as const;
export const SHOTS = ['field_goals', 'threes', 'free_throws'] as const;

export type SeasonFigure = (typeof FIGURES)[number];
export type SeasonShot = (typeof SHOTS)[number];
export type SeasonView = 'per_game' | 'totals';

export interface FigureText {
  figure: (figure: SeasonFigure) => string;
  percentage: (shot: SeasonShot) => string;
  /** "112 of 240". */
  shots: (shot: SeasonShot) => string;
}

export function useFigureText(totals: SeasonTotals, view: SeasonView): FigureText {
  const t = useText();
  const format = useFormat();
  return useMemo(() => figureText(totals, view, { t, format }), [t, format, totals, view]);
}

type Words = { t: Translate; format: Pick<Format, 'number' | 'tenths'> };

export function figureText(totals: SeasonTotals, view: SeasonView, { t, format }: Words): FigureText {
  const none = t('ui.chart.no_value');
  const written = (value: number | null | undefined, write: (value: number) => string) =>
    value === null || value === undefined ? none : write(value);
  return {
    figure: (figure) =>
      figure === 'games' || view === 'totals'
        ? written(totals[figure], format.number)
        : written(totals.per_game?.[figure], format.tenths),
    percentage: (shot) => written(totals.shooting[shot], format.tenths),
    shots: (shot) =>
      t('season.shots', {
        made: written(totals[`${shot}_made`], format.number),
        attempted: written(totals[`${shot}_attempted`], format.number),
      }),
  };
}
