import { expect, test } from 'vitest';
import { lastSeasons } from './last-seasons.ts';
import { filledFields, FOLDED, foldsOf, MAIN_FIGURES } from './season-folds.ts';
import { seasonValues } from './season-values.ts';

test('every field of a season is in sight at first or in exactly one fold', () => {
  const inSight = ['label', 'team', ...MAIN_FIGURES];
  expect([...inSight, ...Object.values(FOLDED).flat()].toSorted()).toEqual(
    Object.keys(seasonValues(null)).toSorted(),
  );
});

test('a mistake in a folded field names its fold, one in sight names none', () => {
  expect(foldsOf(['threes_made', 'label'])).toEqual(['shooting']);
  expect(foldsOf(['games'])).toEqual([]);
});

test('a zero was stated, a blank was not', () => {
  const values = { ...seasonValues(null), label: '2025-26', games: '20', blocks: '0', steals: ' ' };
  expect(filledFields(values)).toEqual(['label', 'games', 'blocks']);
});

test.each([
  ['2026-11-17', ['2026-27', '2025-26', '2024-25']],
  ['2026-03-01', ['2025-26', '2024-25', '2023-24']],
  ['2100-01-01', ['2099-00', '2098-99', '2097-98']],
])('on %s the last seasons are offered, newest first', (today, seasons) => {
  expect(lastSeasons(today)).toEqual(seasons);
});
