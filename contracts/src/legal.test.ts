import { describe, expect, test } from 'vitest';
import { LEGAL_VERSIONS, NOTICED_TEXTS, versionProblems, versionsOn, type LegalVersion } from './legal.ts';

const WORDS = { en: ['More.'], es: ['Más.'], 'pt-BR': ['Mais.'] };
const FIRST: LegalVersion = {
  version: 4,
  published: '2026-11-18',
  effective: '2026-11-18',
  changes: null,
};
const NEXT: LegalVersion = {
  version: 5,
  published: '2027-03-01',
  effective: '2027-04-01',
  changes: WORDS,
};

describe('“We tell everyone who has an account by email at least 30 days before a new version applies”', () => {
  test.each(NOTICED_TEXTS)('the published versions of the %s keep this promise', (text) => {
    expect(versionProblems(LEGAL_VERSIONS[text])).toEqual([]);
  });

  test('a version that applies 30 days and a day after its publication keeps it', () => {
    expect(versionProblems([FIRST, NEXT])).toEqual([]);
  });

  test.each([
    ['applies too early', { effective: '2027-03-30' }, 'version 5 applies before 2027-04-01'],
    ['leaves no time to send the emails', { effective: '2027-03-31' }, 'version 5 applies before 2027-04-01'],
    ['says nothing about what changes', { changes: null }, 'version 5 does not say what changes'],
    ['skips a number', { version: 6 }, 'version 6 does not follow 4'],
  ])('a version that %s is refused', (_what, wrong, problem) => {
    expect(versionProblems([FIRST, { ...NEXT, ...wrong }])).toEqual([problem]);
  });
});

test.each([
  ['2026-11-18', 4, null],
  ['2027-02-28', 4, null],
  ['2027-03-01', 4, 5],
  ['2027-03-31', 4, 5],
  ['2027-04-01', 5, null],
])('on %s version %i applies, and %s is to come', (day, current, upcoming) => {
  const found = versionsOn([FIRST, NEXT], day);
  expect([found.current.version, found.upcoming?.version ?? null]).toEqual([current, upcoming]);
});
