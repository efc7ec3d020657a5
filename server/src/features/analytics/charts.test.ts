import { expect, test } from 'vitest';
import { chartsOf, startsOf, stepOf } from './charts.ts';
import type { SumRow } from './sum.store.ts';

const WEEK = { from: '2026-11-02', to: '2026-11-08' };
const JOINED: SumRow = {
  measure: 'joined',
  subject: '',
  part: 'athlete',
  start: '2026-11-03',
  is_before: false,
  value: 7,
};

function lineOf(measure: string, rows: SumRow[], part: string, joinedBefore = new Map<string, number>()) {
  const chart = chartsOf(WEEK, rows, joinedBefore).find((one) => one.measure === measure);
  return chart?.lines.find((line) => line.part === part);
}

test('a month is drawn by days, half a year by weeks, and more by months', () => {
  expect(stepOf({ from: '2026-10-01', to: '2026-10-31' })).toBe('day');
  expect(stepOf({ from: '2026-05-01', to: '2026-10-31' })).toBe('week');
  expect(stepOf({ from: '2025-11-01', to: '2026-10-31' })).toBe('month');
  expect(startsOf({ from: '2026-11-04', to: '2026-11-17' }, 'week')).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(startsOf({ from: '2026-01-31', to: '2026-04-01' }, 'month')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ]);
});

test('each day of the range has its value, and the range before its total', () => {
  const before: SumRow = { ...JOINED, start: '2026-10-30', is_before: true, value: 9 };
  expect(lineOf('joined', [JOINED, before], 'athlete')).toEqual({
    subject: '',
    part: 'athlete',
    values: [0, 7, 0, 0, 0, 0, 0],
    total: 7,
    total_before: 9,
  });
});

test('fewer people than five are not shown, none are, and searches are not people', () => {
  expect(lineOf('joined', [{ ...JOINED, value: 4 }], 'athlete')).toMatchObject({
    values: [0, null, 0, 0, 0, 0, 0],
    total: null,
    total_before: 0,
  });
  const searches: SumRow = { ...JOINED, measure: 'searches', part: 'empty', value: 2 };
  expect(lineOf('searches', [searches], 'empty')).toMatchObject({ total: 2 });
});

test('people are those who had joined before, and grow by those who join', () => {
  const before: SumRow = { ...JOINED, start: '2026-10-30', is_before: true, value: 9 };
  const people = lineOf('people', [JOINED, before], 'athlete', new Map([['athlete', 100]]));
  expect(people).toMatchObject({
    values: [109, 116, 116, 116, 116, 116, 116],
    total: 116,
    total_before: 109,
  });
});

test('who was here in two weeks is not summed up: the total is a mean week', () => {
  const fortnight = { from: '2026-11-02', to: '2026-11-15' };
  const rows = ['2026-11-02', '2026-11-09'].map((start): SumRow => ({
    ...JOINED,
    measure: 'active',
    start,
    value: 20,
  }));
  const active = chartsOf(fortnight, rows, new Map()).find(({ measure }) => measure === 'active');
  expect(active?.starts).toEqual(['2026-11-02', '2026-11-09']);
  expect(active?.lines[0]).toMatchObject({ values: [20, 20], total: 20 });
});
