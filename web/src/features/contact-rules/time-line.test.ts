import type { ContactRule } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import { barsOf, classAtFirst, freePartOf, lanesOf, shareOf, spanOf, yearsOf } from './time-line.ts';

function rule(changes: Partial<ContactRule> = {}): ContactRule {
  return {
    id: '0198c0de-0000-7000-8000-000000000000',
    division: 'ncaa_d1',
    program: 'men',
    grad_year: 2028,
    channel: 'correspondence',
    first_allowed: '2026-06-15',
    source: 'A page',
    as_of: '2026-10-01',
    ...changes,
  };
}

test('both programs share a lane where the same applies to them', () => {
  const rules = [rule(), rule({ program: 'women' })];
  expect(lanesOf(rules, 2028).map(({ division, program }) => [division, program])).toEqual([
    ['ncaa_d1', null],
    ['ncaa_d2', null],
    ['ncaa_d3', null],
    ['naia', null],
    ['njcaa', null],
    ['other', null],
  ]);
});

test('a visit of one program parts the lanes, and is marked on its own', () => {
  const rules = [
    rule(),
    rule({ program: 'women' }),
    rule({ channel: 'unofficial_visit', first_allowed: '2025-08-01' }),
  ];
  const [men, women] = lanesOf(rules, 2028);
  expect(men).toMatchObject({
    program: 'men',
    visits: [{ channel: 'unofficial_visit', on: '2025-08-01' }],
  });
  expect(women).toMatchObject({ program: 'women', visits: [] });
});

test('bars fill the four years without a gap', () => {
  const rules = [rule(), rule({ first_allowed: '2026-06-01' })];
  const bars = barsOf(lanesOf(rules, 2028)[0]?.periods ?? [], spanOf(2028));
  expect(bars.map(({ kind }) => kind)).toEqual(['quiet', 'disputed', 'open']);
  expect(bars.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(1);
  expect(bars[0]?.start).toBe(0);
  expect(bars[1]?.start).toBeCloseTo(bars[0]?.size ?? 0);
});

test('what began before the span or ends after it is cut to it', () => {
  const span = spanOf(2028);
  expect(barsOf([{ kind: 'open', from: '2020-01-01', until: null }], span)).toMatchObject([
    { start: 0, size: 1 },
  ]);
  expect(barsOf([{ kind: 'quiet', from: null, until: '2020-01-01' }], span)).toEqual([]);
});

test('the span is the four years of high school, and days outside of it have no place', () => {
  expect(spanOf(2028)).toEqual({ from: '2024-08-01', until: '2028-08-01' });
  expect(yearsOf(2028)).toEqual([2024, 2025, 2026, 2027]);
  expect(shareOf('2024-08-01', spanOf(2028))).toBe(0);
  expect(shareOf('2028-08-01', spanOf(2028))).toBeNull();
  expect(shareOf('2024-07-31', spanOf(2028))).toBeNull();
});

test('the page opens with the class in its junior year, or the last one there is', () => {
  expect(classAtFirst('2026-11-17', [2027, 2028, 2029])).toBe(2028);
  expect(classAtFirst('2040-11-17', [2027, 2028, 2029])).toBe(2029);
  expect(classAtFirst('2026-11-17', [])).toBeUndefined();
  expect(classAtFirst('2026-11-17', [2027, 2028, 2029], 2029), 'an athlete’s own').toBe(2029);
  expect(classAtFirst('2026-11-17', [2027, 2028, 2029], 2035)).toBe(2028);
});

test('the words of a bar have the widest part that no mark crosses', () => {
  const bar = { start: 0.25, size: 0.5 };
  expect(freePartOf(bar, [])).toEqual(bar);
  expect(freePartOf(bar, [0.1, 0.25, 0.75, 0.9])).toEqual(bar);
  expect(freePartOf(bar, [0.5, 0.3125])).toEqual({ start: 0.5, size: 0.25 });
  expect(freePartOf(bar, [0.6875])).toEqual({ start: 0.25, size: 0.4375 });
});
