import { expect, test } from 'vitest';
import { addBusinessDays, payerClocks, totalOf, type Deal, type Situation } from './deal-clock.ts';

const COLLEGE: Situation = { kind: 'division_1', since: '', enrolls: '' };
const TODAY = '2026-11-18';
const deal = (change: Partial<Deal>): Deal => ({
  id: Math.random().toString(36),
  payer: 'Shoe Shop',
  what: '',
  dollars: 250,
  on: '2026-11-16',
  isReported: false,
  ...change,
});
const clockOf = (deals: Deal[], situation = COLLEGE) => payerClocks(deals, situation, TODAY)[0];

test('five business days leave out the weekend', () => {
  // A Monday, a Friday and a Saturday.
  expect(addBusinessDays('2026-11-16', 5)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-20', 5)).toBe('2026-11-27');
  expect(addBusinessDays('2026-11-21', 5)).toBe('2026-11-27');
});

test('three deals of $250 from one payer cross the line together', () => {
  const deals = ['2026-11-02', '2026-11-09', '2026-11-16'].map((on) => deal({ on }));
  expect(clockOf(deals)).toMatchObject({ total: 750, state: 'due', due: '2026-11-23', daysLeft: 5 });
  expect(clockOf(deals.slice(0, 2))).toMatchObject({ total: 500, state: 'below', due: null });
});

test('exactly $600 counts, and cents are not lost', () => {
  expect(clockOf([deal({ dollars: 600 })])?.state).toBe('due');
  expect(clockOf([deal({ dollars: 599.99 })])?.state).toBe('below');
  expect(totalOf([deal({ dollars: 0.1 }), deal({ dollars: 0.2 })])).toBe(0.3);
});

test('payers are told apart by their names, however they are written', () => {
  const clocks = payerClocks(
    [deal({ payer: 'Café Río' }), deal({ payer: ' cafe rio ' }), deal({ payer: 'Gym' })],
    COLLEGE,
    TODAY,
  );
  expect(clocks.map(({ total }) => total)).toEqual([500, 250]);
});

test('after the line every further deal has days of its own', () => {
  const first = deal({ dollars: 700, on: '2026-10-01', isReported: true });
  const next = deal({ dollars: 50, on: '2026-11-16' });
  expect(clockOf([first, next])).toMatchObject({ state: 'due', due: '2026-11-23' });
  expect(clockOf([first, { ...next, isReported: true }])).toMatchObject({ state: 'reported', due: null });
});

test('what is past is overdue, and the last day is today', () => {
  expect(clockOf([deal({ dollars: 700, on: '2026-10-01' })])).toMatchObject({
    state: 'overdue',
    daysLeft: -41,
  });
  expect(clockOf([deal({ dollars: 700, on: '2026-11-11' })])).toMatchObject({ state: 'today', due: TODAY });
});

test('a recruit reports two weeks after enrolling, deals since July 1, 2025 or junior year', () => {
  const recruit: Situation = { kind: 'recruit', since: '2026-08-17', enrolls: '2028-08-21' };
  const early = deal({ dollars: 900, on: '2026-08-16' });
  const late = deal({ dollars: 700, on: '2026-08-17' });
  expect(clockOf([early, late], recruit)).toMatchObject({
    total: 700,
    due: '2028-09-04',
    deals: [{ isCounted: false }, { isCounted: true }],
  });
  expect(clockOf([early], { ...recruit, since: '' })).toMatchObject({ total: 900 });
  expect(clockOf([deal({ dollars: 900, on: '2025-06-30' })], { ...recruit, since: '' })?.state).toBe('below');
  expect(clockOf([late], { ...recruit, enrolls: '' })).toMatchObject({ state: 'no_date', due: null });
});

test('the most urgent payer comes first', () => {
  const clocks = payerClocks(
    [
      deal({ payer: 'Small', dollars: 10 }),
      deal({ payer: 'Later', dollars: 900, on: '2026-11-17' }),
      deal({ payer: 'Sooner', dollars: 700, on: '2026-11-10' }),
    ],
    COLLEGE,
    TODAY,
  );
  expect(clocks.map(({ payer }) => payer)).toEqual(['Sooner', 'Later', 'Small']);
});
