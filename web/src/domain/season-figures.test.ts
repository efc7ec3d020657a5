// @vitest-environment happy-dom
import type { SeasonTotals } from '@faircourt/contracts/athletes';
import { expect, test } from 'vitest';
import { renderHook } from '../../test/render-hook.tsx';
import { FIGURES, useFigureText } from './season-figures.ts';

const totals: SeasonTotals = {
  games: 20,
  minutes: 610,
  points: 1250,
  rebounds: 180,
  assists: 90,
  steals: 30,
  blocks: 11,
  field_goals_made: 112,
  field_goals_attempted: 240,
  threes_made: 0,
  threes_attempted: 0,
  free_throws_made: 40,
  free_throws_attempted: 50,
  per_game: { minutes: 30.5, points: 62.5, rebounds: 9, assists: 4.5, steals: 1.5, blocks: 0.55 },
  shooting: { field_goals: 46.66, threes: null, free_throws: 80 },
};
const figures = async (view: 'per_game' | 'totals', of = totals) =>
  (await renderHook(() => useFigureText(of, view))).value;

test('a season is told per game, always with one decimal, but games are counted', async () => {
  const { figure } = await figures('per_game');
  expect(FIGURES.map(figure)).toEqual(['20', '30.5', '62.5', '9.0', '4.5', '1.5', '0.6']);
});

test('totals are whole figures', async () => {
  const { figure, shots } = await figures('totals');
  expect(figure('points')).toBe('1,250');
  expect(shots('field_goals')).toBe('112 of 240');
});

test('what was never tried has no percentage, which is not zero', async () => {
  const { percentage } = await figures('per_game');
  expect(percentage('free_throws')).toBe('80.0');
  expect(percentage('threes')).not.toMatch(/\d/);
});

test('what nobody stated is no zero, per game and in totals', async () => {
  const unstated = {
    ...totals,
    steals: null,
    threes_made: 4,
    threes_attempted: null,
    per_game: { minutes: null, points: 62.5, rebounds: 9, assists: 4.5, steals: null, blocks: 0 },
  };
  expect((await figures('per_game', unstated)).figure('steals')).not.toMatch(/\d/);
  expect((await figures('per_game', unstated)).figure('blocks')).toBe('0.0');
  const { figure, shots } = await figures('totals', unstated);
  expect(figure('steals')).not.toMatch(/\d/);
  expect(shots('threes')).toMatch(/^4 of \D+$/);
});

test('a season without games has no averages', async () => {
  const { figure } = await figures('per_game', { ...totals, games: 0, per_game: null });
  expect(figure('points')).not.toMatch(/\d/);
  expect(figure('games')).toBe('0');
});
