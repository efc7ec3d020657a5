import { expect, test } from 'vitest';
import { expiringWeeks } from './expiring-weeks.ts';

test('badges are gathered by the Monday of their week, and empty weeks stay in between', () => {
  expect(
    expiringWeeks([
      { on: '2026-11-16', fact_group: 'measurements', count: 2 },
      { on: '2026-11-22', fact_group: 'academics', count: 1 },
      { on: '2026-12-01', fact_group: 'measurements', count: 4 },
    ]),
  ).toEqual([
    { weekOf: '2026-11-16', count: 3 },
    { weekOf: '2026-11-23', count: 0 },
    { weekOf: '2026-11-30', count: 4 },
  ]);
});

test('nothing that lapses makes no weeks', () => {
  expect(expiringWeeks([])).toEqual([]);
});
