import { expect, test } from 'vitest';
import { unexplainedOldSources, unsourcedFigures } from './claims.ts';

test('a figure needs a source in its block, or one elsewhere on the page that covers it', () => {
  expect(unsourcedFigures('It costs $350 [pcc].')).toEqual([]);
  expect(unsourcedFigures('It costs $350 [pcc].\n\n1. Save $350.')).toEqual([]);
  expect(unsourcedFigures('It costs $350.\n\nSo they say [pcc].')).toEqual(['$350']);
  expect(unsourcedFigures('| Fee | $350 |\n| Day | June 15 [pcc] |')).toEqual(['$350']);
});

test('dates and percentages are figures, ages are not', () => {
  expect(unsourcedFigures('From June 15, 2026 on, 20% of players of 16.')).toEqual([
    'June 15',
    '2026',
    '20%',
  ]);
});

test('an invented example needs no source', () => {
  expect(unsourcedFigures('Two examples of our own: Ana turns 19 on August 20, 2027.')).toEqual([]);
});

test('an old source says why it is used', () => {
  const source = { key: 'a', title: 'Handbook 2020–21', url: null };
  expect(unexplainedOldSources([source], '2026-11-17')).toEqual(['a']);
  expect(unexplainedOldSources([{ ...source, old: 'newest_found' as const }], '2026-11-17')).toEqual([]);
  expect(unexplainedOldSources([{ ...source, title: 'News (2025)' }], '2026-11-17')).toEqual([]);
  expect(unexplainedOldSources([{ ...source, title: 'No year' }], '2026-11-17')).toEqual([]);
});
