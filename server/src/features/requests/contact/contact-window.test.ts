/** The calendar of first contact on its very edges: the day before, the day, and every doubt there is. */
import { DAY_MS } from '@faircourt/contracts/time';
import { RULE_GOOD_FOR_DAYS } from '@faircourt/contracts/requests';
import { describe, expect, test } from 'vitest';
import { dayEverywhere } from '../../../access/rules/age.ts';
import { contactWindow, type WindowQuestion, type WindowRule } from '@faircourt/contracts/contact-window';

const FRESH = '2026-06-01';

function rule(changes: Partial<WindowRule> = {}): WindowRule {
  return {
    division: 'ncaa_d1',
    program: 'men',
    grad_year: 2028,
    channel: 'correspondence',
    first_allowed: '2026-06-15',
    source: 'a calendar',
    as_of: FRESH,
    ...changes,
  };
}

function ask(rules: WindowRule[], changes: Partial<WindowQuestion> = {}) {
  return contactWindow(rules, {
    division: 'ncaa_d1',
    program: 'men',
    gradYear: 2028,
    today: '2026-06-15',
    ...changes,
  });
}

function verdictOf(rules: WindowRule[], changes: Partial<WindowQuestion> = {}): string {
  const { verdict, reason } = ask(rules, changes);
  return `${verdict} ${reason}`;
}

describe('the day on which contact opens', () => {
  test.each([
    ['2026-06-14', 'hold too_early'],
    ['2026-06-15', 'allowed open'],
    ['2026-06-16', 'allowed open'],
  ])('asked on %s: %s', (today, answer) => {
    expect(verdictOf([rule()], { today })).toBe(answer);
  });

  test('is told to the coach with its sources, newest first', () => {
    const older = rule({ source: 'an older calendar', as_of: '2026-01-01', first_allowed: '2026-06-01' });
    expect(ask([older, rule()], { today: '2026-06-14' })).toEqual({
      verdict: 'hold',
      reason: 'too_early',
      opens_on: '2026-06-15',
      sources: [
        { source: 'a calendar', as_of: FRESH, first_allowed: '2026-06-15' },
        { source: 'an older calendar', as_of: '2026-01-01', first_allowed: '2026-06-01' },
      ],
    });
  });

  test.each([
    ['2028-02-28', 'hold too_early'],
    ['2028-02-29', 'allowed open'],
    ['2028-03-01', 'allowed open'],
  ])('on a leap day, asked on %s: %s', (today, answer) => {
    const onLeapDay = rule({ grad_year: 2030, first_allowed: '2028-02-29', as_of: '2028-01-01' });
    expect(verdictOf([onLeapDay], { gradYear: 2030, today })).toBe(answer);
  });

  test.each([
    ['2028-02-29', 'hold too_early'],
    ['2028-03-01', 'allowed open'],
  ])('the day after a leap day, asked on %s: %s', (today, answer) => {
    const after = rule({ grad_year: 2030, first_allowed: '2028-03-01', as_of: '2028-01-01' });
    expect(verdictOf([after], { gradYear: 2030, today })).toBe(answer);
  });

  test('arrives when it has arrived everywhere: at noon in UTC', () => {
    expect(dayEverywhere(new Date('2026-06-15T11:59:59.999Z'))).toBe('2026-06-14');
    expect(dayEverywhere(new Date('2026-06-15T12:00:00.000Z'))).toBe('2026-06-15');
    expect(dayEverywhere(new Date('2028-03-01T11:59:59.999Z'))).toBe('2028-02-29');
  });
});

describe('sources that conflict', () => {
  const early = rule({ first_allowed: '2026-06-01', source: 'another calendar' });

  test.each([
    ['2026-05-31', 'hold too_early'],
    ['2026-06-01', 'hold too_early'],
    ['2026-06-14', 'hold too_early'],
    ['2026-06-15', 'warn conflicting'],
    ['2027-01-01', 'warn conflicting'],
  ])('the later day holds, asked on %s: %s', (today, answer) => {
    expect(verdictOf([early, rule()], { today })).toBe(answer);
    expect(verdictOf([rule(), early], { today })).toBe(answer);
  });

  test('the same day from two sources is no conflict', () => {
    expect(verdictOf([rule(), rule({ source: 'another calendar' })])).toBe('allowed open');
  });

  test('a day beside “not bound” holds, and stays a conflict once it has passed', () => {
    const unbound = rule({ first_allowed: null, source: 'another calendar' });
    expect(verdictOf([unbound, rule()], { today: '2026-06-14' })).toBe('hold too_early');
    expect(verdictOf([unbound, rule()])).toBe('warn conflicting');
  });
});

describe('a rule that nobody has confirmed', () => {
  const dayAfter = (day: string, days: number) =>
    new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

  test('counts as old after a year, and not a day before', () => {
    const goodUntil = dayAfter(FRESH, RULE_GOOD_FOR_DAYS);
    expect(goodUntil).toBe('2027-06-01');
    expect(verdictOf([rule()], { today: goodUntil })).toBe('allowed open');
    expect(verdictOf([rule()], { today: dayAfter(goodUntil, 1) })).toBe('warn old_rule');
  });

  test('counts days, not years, over a leap day', () => {
    const before = rule({ grad_year: 2030, first_allowed: '2027-06-15', as_of: '2028-02-01' });
    expect(verdictOf([before], { gradYear: 2030, today: '2029-01-31' })).toBe('allowed open');
    expect(verdictOf([before], { gradYear: 2030, today: '2029-02-01' })).toBe('warn old_rule');
  });

  test('is made good by one source that is newer', () => {
    const old = rule({ as_of: '2023-01-01', source: 'an old calendar' });
    expect(verdictOf([old])).toBe('warn old_rule');
    expect(verdictOf([old, rule()])).toBe('allowed open');
  });

  test('still holds a request back: old is no reason to be early', () => {
    const old = rule({ as_of: '2023-01-01' });
    expect(verdictOf([old], { today: '2026-06-14' })).toBe('hold too_early');
  });

  test('is doubtful too when it says that nobody is bound', () => {
    const unbound = { division: 'ncaa_d3', first_allowed: null } as const;
    const question = { division: 'ncaa_d3' } as const;
    expect(verdictOf([rule(unbound)], question)).toBe('allowed not_bound');
    expect(verdictOf([rule({ ...unbound, as_of: '2023-01-01' })], question)).toBe('warn old_rule');
  });
});

describe('where nothing is known', () => {
  test.each([
    ['ncaa_d1', 'hold'],
    ['ncaa_d2', 'hold'],
    ['ncaa_d3', 'warn'],
    ['naia', 'warn'],
    ['njcaa', 'warn'],
    ['other', 'warn'],
    [null, 'hold'],
  ] as const)('%s without a rule: %s', (division, verdict) => {
    expect(verdictOf([], { division })).toBe(`${verdict} no_rule`);
  });

  test.each([
    ['ncaa_d1', 'hold'],
    ['ncaa_d2', 'hold'],
    ['ncaa_d3', 'warn'],
    ['other', 'warn'],
  ] as const)('%s without a graduation year: %s', (division, verdict) => {
    expect(verdictOf([rule({ division })], { division, gradYear: null })).toBe(`${verdict} no_grad_year`);
  });

  test.each([
    ['another division', { division: 'ncaa_d2' }],
    ['the other program', { program: 'women' }],
    ['another year', { grad_year: 2029 }],
    ['another channel', { channel: 'official_visit' }],
  ] as const)('a rule for %s says nothing', (_, changes) => {
    expect(verdictOf([rule(changes)])).toBe('hold no_rule');
  });
});
