import type { ReleaseState } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { isApprovedState, releaseState } from './release-state.ts';

type Facts = Parameters<typeof releaseState>[0];

const SINCE = '2026-03-03T10:00:00.000Z';
const YOU = { name: 'Renee Calloway', is_you: true };
const OTHER = { name: 'Sam Calloway', is_you: false };
const UNDECIDED: Facts = {
  is_on: false,
  decided_by: null,
  missing_consents: [],
  missing_level: null,
  denied_by: [],
};
const stateOf = (facts: Partial<Facts>, isReleasedWider = false) =>
  releaseState({ ...UNDECIDED, ...facts }, () => isReleasedWider);

test.each<[ReleaseState, Partial<Facts>]>([
  ['undecided', {}],
  ['on', { is_on: true, decided_by: YOU }],
  ['off', { decided_by: YOU, denied_by: [{ ...YOU, since: SINCE }] }],
  ['off', { decided_by: YOU }],
  ['awaits_forms', { decided_by: YOU, missing_consents: ['colleges'] }],
  ['awaits_level', { decided_by: YOU, missing_level: 'verified' }],
  ['awaits_forms', { decided_by: YOU, missing_consents: ['colleges'], missing_level: 'verified' }],
  ['denied', { decided_by: OTHER, denied_by: [{ ...OTHER, since: SINCE }] }],
  ['denied', { decided_by: YOU, denied_by: [YOU, OTHER].map((person) => ({ ...person, since: SINCE })) }],
  ['denied', { decided_by: YOU, missing_consents: ['media'], denied_by: [{ ...OTHER, since: SINCE }] }],
])('a release is %s by %o', (state, facts) => expect(stateOf(facts)).toBe(state));

test('an audience that nobody decided about sees what a wider one may see', () => {
  expect(stateOf({}, true)).toBe('covered');
});

test('a no to one audience counts although a wider one may see it', () => {
  expect(stateOf({ decided_by: YOU, denied_by: [{ ...YOU, since: SINCE }] }, true)).toBe('off');
});

test('a missing form or level holds a decision back and does not undo it', () => {
  expect((['on', 'awaits_forms', 'awaits_level'] as const).every(isApprovedState)).toBe(true);
  expect((['denied', 'off', 'covered', 'undecided'] as const).some(isApprovedState)).toBe(false);
});
