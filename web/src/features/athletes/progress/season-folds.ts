/** The two parts of a season's form that most athletes leave for later. They are folded until something is in them. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { SHOTS } from '../../../domain/season-figures.ts';
import type { SeasonValues } from './season-values.ts';

export type SeasonFold = 'shooting' | 'more';
type SeasonField = keyof SeasonValues;

/** In the first sight of the form: what a coach compares first. */
export const MAIN_FIGURES = ['games', 'points', 'rebounds', 'assists'] as const;
export const MORE_FIGURES = ['minutes', 'steals', 'blocks'] as const;

export const FOLDED: Record<SeasonFold, readonly SeasonField[]> = {
  shooting: SHOTS.flatMap((shot) => [`${shot}_made`, `${shot}_attempted`] as const),
  more: [...MORE_FIGURES, 'league'],
};
const FOLDS = Object.keys(FOLDED) as SeasonFold[];

/** Those that hold one of these fields. */
export function foldsOf(fields: readonly string[]): SeasonFold[] {
  return FOLDS.filter((fold) => FOLDED[fold].some((field) => fields.includes(field)));
}

export function filledFields(values: SeasonValues): SeasonField[] {
  const fields = Object.keys(values) as SeasonField[];
  return fields.filter((field) => values[field].trim() !== '');
}

export interface SeasonFolds {
  isOpen: (fold: SeasonFold) => boolean;
  toggle: (fold: SeasonFold, isOpen: boolean) => void;
  /** At once, so that a field inside can take focus in the same breath. */
  open: (folds: readonly SeasonFold[]) => void;
}

export function useSeasonFolds(first: SeasonValues): SeasonFolds {
  const [opened, setOpened] = useState<ReadonlySet<SeasonFold>>(() => new Set(foldsOf(filledFields(first))));
  return {
    isOpen: (fold) => opened.has(fold),
    toggle: (fold, isOpen) =>
      setOpened((now) => new Set(isOpen ? [...now, fold] : [...now].filter((one) => one !== fold))),
    open: (folds) => flushSync(() => setOpened((now) => new Set([...now, ...folds]))),
  };
}
