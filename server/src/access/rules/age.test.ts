import { expect, test } from 'vitest';
import { adultOn, isOfAge, latestBirthdate, mayBeUnderConsentAge, type AgeFacts } from './age.ts';

/** Somebody whom nothing speaks against, unless it is given. */
function stating(birthdate: string | null, doubt: Partial<AgeFacts> = {}): AgeFacts {
  return { birthdate, ageDoubts: [], doubtedGradYear: null, verifications: [], ...doubt };
}

test('an athlete is an adult from the moment the 18th birthday has arrived everywhere on earth', () => {
  expect(isOfAge('2008-05-10', new Date('2026-05-10T00:00:00.000Z'))).toBe(false);
  expect(isOfAge('2008-05-10', new Date('2026-05-10T11:59:59.999Z'))).toBe(false);
  expect(isOfAge('2008-05-10', new Date('2026-05-10T12:00:00.000Z'))).toBe(true);
});

test('an athlete is 13 from the moment the birthday has arrived everywhere on earth', () => {
  expect(mayBeUnderConsentAge(stating('2013-05-10'), new Date('2026-05-10T11:59:59.999Z'))).toBe(true);
  expect(mayBeUnderConsentAge(stating('2013-05-10'), new Date('2026-05-10T12:00:00.000Z'))).toBe(false);
});

test('who was born on 29 February grows older on 1 March of a common year and on the day in a leap year', () => {
  expect(isOfAge('2008-02-29', new Date('2026-03-01T11:59:59.999Z'))).toBe(false);
  expect(isOfAge('2008-02-29', new Date('2026-03-01T12:00:00.000Z'))).toBe(true);
  expect(mayBeUnderConsentAge(stating('2012-02-29'), new Date('2025-03-01T11:59:59.999Z'))).toBe(true);
  expect(mayBeUnderConsentAge(stating('2012-02-29'), new Date('2025-03-01T12:00:00.000Z'))).toBe(false);
});

test('on a leap day, who was born on 1 March of a common year still waits for tomorrow', () => {
  const leapDay = new Date('2028-02-29T23:00:00Z');
  expect(latestBirthdate(18, leapDay)).toBe('2010-02-28');
  expect(isOfAge('2010-02-28', leapDay)).toBe(true);
  expect(isOfAge('2010-03-01', leapDay)).toBe(false);
});

test('without a birthdate an athlete counts as a minor and as possibly under 13', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  expect(isOfAge(null, now)).toBe(false);
  expect(mayBeUnderConsentAge(stating(null), now)).toBe(true);
});

test.each([
  ['the issuer of the code said "minor", and no class is known', { ageDoubts: ['invitation'] }, true],
  ['they are at a school for children', { ageDoubts: ['school'] }, true],
  ['their class may be 12', { ageDoubts: ['grad_year'], doubtedGradYear: 2031 }, true],
  ['the youngest of their class turned 13', { ageDoubts: ['grad_year'], doubtedGradYear: 2030 }, false],
  ['their class is 16', { ageDoubts: ['grad_year'], doubtedGradYear: 2027 }, false],
  ['nothing speaks against it', {}, false],
] as const)('who states 26 may be under 13 when %s: %#', (_why, doubt, isExpected) => {
  const now = new Date('2026-11-16T12:00:00Z');
  expect(mayBeUnderConsentAge(stating('2000-05-05', doubt), now)).toBe(isExpected);
});

test('a document that a director has seen ends it, and a stated minor counts as stated', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const doubt = { ageDoubts: ['invitation' as const] };
  const verifications = [{ factGroup: 'age' as const, expiresAt: new Date('2100-01-01') }];
  expect(mayBeUnderConsentAge(stating('2000-05-05', { ...doubt, verifications }), now)).toBe(false);
  expect(mayBeUnderConsentAge(stating('2011-05-05', doubt), now)).toBe(false);
});

test('a birthdate in the future is a child', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  expect(isOfAge('2030-01-01', now)).toBe(false);
  expect(mayBeUnderConsentAge(stating('2030-01-01'), now)).toBe(true);
});

test.each(['2008-05-10', '2008-02-29', '2009-02-28', '2009-03-01', '2008-12-31'])(
  'the day of adulthood of somebody born on %s is the first on which they are an adult',
  (birthdate) => {
    const noon = new Date(`${adultOn(birthdate)}T12:00:00.000Z`);
    expect(isOfAge(birthdate, noon)).toBe(true);
    expect(isOfAge(birthdate, new Date(noon.getTime() - 1))).toBe(false);
  },
);
