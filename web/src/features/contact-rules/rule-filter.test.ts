import type { ContactRule } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import { EVERY_RULE, isOld, shownRules } from './rule-filter.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

function rule(id: string, changes: Partial<ContactRule> = {}): ContactRule {
  return {
    id,
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

test('rules are sorted by division, program, class, what they are about and day', () => {
  const rules = [
    rule('visit', { channel: 'official_visit' }),
    rule('naia', { division: 'naia' }),
    rule('women', { program: 'women' }),
    rule('later', { first_allowed: '2026-09-01' }),
    rule('class', { grad_year: 2027 }),
    rule('first'),
  ];
  expect(shownRules(rules, EVERY_RULE, NOW).map(({ id }) => id)).toEqual([
    'class',
    'first',
    'later',
    'visit',
    'women',
    'naia',
  ]);
});

test('filters leave what fits all of them', () => {
  const rules = [
    rule('a'),
    rule('b', { program: 'women' }),
    rule('c', { program: 'women', grad_year: 2027 }),
    rule('d', { program: 'women', as_of: '2023-08-01' }),
  ];
  const women = { ...EVERY_RULE, program: 'women', gradYear: '2028' } as const;
  expect(shownRules(rules, women, NOW).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(shownRules(rules, { ...women, isOldOnly: true }, NOW).map(({ id }) => id)).toEqual(['d']);
});

test('a rule grows old after a year without a confirmation', () => {
  expect(isOld({ as_of: '2025-11-16' }, NOW)).toBe(false);
  expect(isOld({ as_of: '2025-11-14' }, NOW)).toBe(true);
});
