import { describe, expect, test } from 'vitest';
import { isCovered, isSetOn, lastDayOf, stateOf, type ReleaseState } from './release-state.ts';
import { OTHER, SINCE, UNTOUCHED, YOU } from './release-switch.test-support.ts';

describe('what a switch says', () => {
  test.each<[ReleaseState, Partial<typeof UNTOUCHED>]>([
    ['undecided', {}],
    ['on', { is_on: true, decided_by: YOU, since: SINCE }],
    ['off', { decided_by: YOU, since: SINCE, denied_by: [{ ...YOU, since: SINCE }] }],
    ['held', { decided_by: YOU, since: SINCE, missing_consents: ['colleges'] }],
    ['awaits_level', { decided_by: YOU, since: SINCE, missing_level: 'verified' }],
    // A form is the nearer step: it can be signed at once.
    ['held', { decided_by: YOU, missing_consents: ['colleges'], missing_level: 'verified' }],
    ['denied', { decided_by: OTHER, since: SINCE, denied_by: [{ ...OTHER, since: SINCE }] }],
    // Another guardian's no is what has to be explained, whoever else said what.
    ['denied', { decided_by: YOU, denied_by: [YOU, OTHER].map((person) => ({ ...person, since: SINCE })) }],
    ['denied', { missing_consents: ['media'], decided_by: YOU, denied_by: [{ ...OTHER, since: SINCE }] }],
  ])('%s', (state, facts) => expect(stateOf({ ...UNTOUCHED, ...facts })).toBe(state));

  test('a missing form holds a decision back and does not undo it', () => {
    expect(isSetOn({ ...UNTOUCHED, decided_by: YOU, missing_consents: ['colleges'] })).toBe(true);
    expect(isSetOn({ ...UNTOUCHED, missing_consents: ['colleges'] })).toBe(false);
  });

  test('a missing level holds a decision back and does not undo it', () => {
    expect(isSetOn({ ...UNTOUCHED, decided_by: YOU, missing_level: 'verified' })).toBe(true);
  });
});

describe('a narrower audience', () => {
  const everyone = { ...UNTOUCHED, audience: 'everyone' as const, is_on: true, decided_by: YOU };
  test('sees what everyone may see', () => expect(isCovered(UNTOUCHED, [everyone])).toBe(true));
  test('does not when it was said no to', () => {
    const denied = { ...UNTOUCHED, decided_by: YOU, denied_by: [{ ...YOU, since: SINCE }] };
    expect(isCovered(denied, [everyone])).toBe(false);
  });
  test('does not see another group', () => {
    expect(isCovered({ ...UNTOUCHED, field_group: 'videos' }, [everyone])).toBe(false);
  });
  test('never covers the wider one', () => {
    const colleges = { ...UNTOUCHED, is_on: true, decided_by: YOU };
    expect(isCovered({ ...UNTOUCHED, audience: 'everyone' }, [colleges])).toBe(false);
    const one = { ...UNTOUCHED, audience: 'institution' as const, institution: { id: 'i', name: 'Oak' } };
    expect(isCovered(one, [colleges])).toBe(true);
  });
});

test('a release that counts until midnight has the day before as its last', () => {
  expect(lastDayOf('2026-12-02T00:00:00.000Z')).toBe('2026-12-01');
});
