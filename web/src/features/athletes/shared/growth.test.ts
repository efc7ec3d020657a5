import { expect, test } from 'vitest';
import { growthOf, measuresIn } from './growth.ts';

const empty = { height_cm: null, weight_kg: null, wingspan_cm: null, vertical_cm: null };
const history = [
  { ...empty, measured_on: '2026-09-01', height_cm: 188, weight_kg: 80.5 },
  { ...empty, measured_on: '2025-09-01', height_cm: 184 },
  { ...empty, measured_on: '2026-01-15', weight_kg: 78 },
];

test('a line runs from the oldest value to the newest and skips days without one', () => {
  expect(growthOf(history, 'height_cm')).toEqual([
    { date: '2025-09-01', value: 184 },
    { date: '2026-09-01', value: 188 },
  ]);
});

test('only measurements that were taken are offered', () => {
  expect(measuresIn(history)).toEqual(['height_cm', 'weight_kg']);
  expect(measuresIn([])).toEqual([]);
});
