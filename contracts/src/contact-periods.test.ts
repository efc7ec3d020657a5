import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactPeriods, classToday, contactToday, periodOn } from './contact-periods.ts';
import { contactWindow, type WindowRule } from './contact-window.ts';
import type { ContactCalendar } from './requests.ts';

const LANE = { division: 'ncaa_d1', program: 'men', gradYear: 2028 } as const;

function rule(first_allowed: string | null, changes: Partial<WindowRule> = {}): WindowRule {
  const { gradYear: grad_year, ...team } = LANE;
  return {
    ...team,
    grad_year,
    channel: 'correspondence',
    first_allowed,
    source: 'A page',
    as_of: '2026-10-01',
    ...changes,
  };
}

test('before the only first day it is quiet, and then open', () => {
  expect(contactPeriods([rule('2026-06-15')], LANE)).toEqual([
    { kind: 'quiet', from: null, until: '2026-06-15' },
    { kind: 'open', from: '2026-06-15', until: null },
  ]);
});

test('between two first days it is disputed', () => {
  expect(contactPeriods([rule('2026-06-15'), rule('2026-06-01')], LANE).map(({ kind }) => kind)).toEqual([
    'quiet',
    'disputed',
    'open',
  ]);
});

test('a source that knows no first day disputes one from the beginning', () => {
  expect(contactPeriods([rule('2026-06-15'), rule(null)], LANE)).toEqual([
    { kind: 'disputed', from: null, until: '2026-06-15' },
    { kind: 'open', from: '2026-06-15', until: null },
  ]);
});

test('without a rule a bound division is quiet and another one unknown', () => {
  expect(contactPeriods([], LANE)).toEqual([{ kind: 'quiet', from: null, until: null }]);
  expect(contactPeriods([], { ...LANE, division: 'njcaa' })).toEqual([
    { kind: 'unknown', from: null, until: null },
  ]);
  expect(contactPeriods([rule(null)], LANE)).toEqual([{ kind: 'not_bound', from: null, until: null }]);
});

test('visits have periods of their own', () => {
  const rules = [rule('2026-06-15'), rule('2025-08-01', { channel: 'unofficial_visit' })];
  expect(contactPeriods(rules, LANE, 'unofficial_visit')[1]).toMatchObject({ from: '2025-08-01' });
});

const dayArbitrary = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('on every day exactly one period says whether a request is held back, as the window does', () => {
  const rules = fc.array(
    fc.option(dayArbitrary).map((day) => rule(day)),
    { maxLength: 4 },
  );
  const division = fc.constantFrom('ncaa_d1' as const, 'naia' as const);
  fc.assert(
    fc.property(rules, division, dayArbitrary, (made, chosen, today) => {
      const lane = { ...LANE, division: chosen };
      const ofDivision = made.map((one) => ({ ...one, division: chosen }));
      const periods = contactPeriods(ofDivision, lane);
      const kind = periodOn(periods, today)?.kind;
      const { verdict } = contactWindow(ofDivision, { ...lane, today });
      expect(kind === 'quiet' || kind === 'disputed').toBe(verdict === 'hold');
      for (const [n, period] of periods.entries()) {
        expect(period.from).toBe(periods[n - 1]?.until ?? null);
      }
    }),
  );
});

type Window = ContactCalendar['classes'][number]['men'];
const OPEN: Window = { verdict: 'allowed', reason: 'open', opens_on: '2025-06-15' };
const held = (opens_on: string | null): Window => ({ verdict: 'hold', reason: 'too_early', opens_on });

test('today names the open classes and the one that opens next', () => {
  const classes = [
    { grad_year: 2027, men: OPEN, women: OPEN },
    { grad_year: 2028, men: OPEN, women: held('2026-12-01') },
    { grad_year: 2029, men: held('2027-06-15'), women: held('2027-06-15') },
  ];
  expect(contactToday({ classes })).toEqual({
    kind: 'bound',
    open: [2027],
    next: { gradYear: 2028, program: 'women', on: '2026-12-01' },
    isUnclear: false,
  });
  expect(contactToday({ classes: classes.slice(2) }).next).toEqual({
    gradYear: 2029,
    program: null,
    on: '2027-06-15',
  });
});

test('one class is open once both programs may write, and else opens on the later day', () => {
  const classes = [
    { grad_year: 2027, men: OPEN, women: OPEN },
    { grad_year: 2028, men: held('2026-12-15'), women: held('2026-12-01') },
    { grad_year: 2029, men: held(null), women: held('2027-06-15') },
  ];
  expect(classToday({ classes }, 2027)).toEqual({ isOpen: true, opensOn: null });
  expect(classToday({ classes }, 2028)).toEqual({ isOpen: false, opensOn: '2026-12-15' });
  expect(classToday({ classes }, 2029)).toEqual({ isOpen: false, opensOn: null });
  expect(classToday({ classes }, 2035)).toBeNull();
});

test('today tells a division without a calendar from one that nobody has recorded', () => {
  const notBound: Window = { verdict: 'warn', reason: 'old_rule', opens_on: null };
  const noRule: Window = { verdict: 'warn', reason: 'no_rule', opens_on: null };
  const of = (window: Window) => contactToday({ classes: [{ grad_year: 2027, men: window, women: window }] });
  expect(of(notBound)).toMatchObject({ kind: 'not_bound', isUnclear: true });
  expect(of(noRule)).toMatchObject({ kind: 'no_rule' });
  expect(of(held(null))).toMatchObject({ kind: 'bound', open: [], next: null });
});
