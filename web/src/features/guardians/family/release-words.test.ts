import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../../i18n/messages.ts';
import { formatFor } from '../../../i18n/use-format.ts';
import { OTHER, SINCE, UNTOUCHED, YOU } from '../../../domain/releases/release-switch.test-support.ts';
import { releaseWords } from './use-release-words.ts';

const wordsIn = async (locale: Locale) =>
  releaseWords(translatorOf(createI18n(locale, await loadMessages(locale))), formatFor(locale));
const facts = { canSign: true };
const FAMILY = { is_without_seasons: false };

test('a switch says what it is, since when and by whom', async () => {
  const words = await wordsIn('en');
  expect(words.sentence({ ...UNTOUCHED, institutionName: null }, FAMILY)).toBe(
    'Verified colleges may see academics',
  );
  const on = { ...UNTOUCHED, state: 'on' as const, since: SINCE, decided_by: YOU };
  expect(words.describe(on, facts)).toBe('On since Mar 3, 2026, by you');
  expect(words.describe({ ...on, expires_at: '2026-06-02T00:00:00.000Z', decided_by: OTHER }, facts)).toBe(
    'On since Mar 3, 2026, by Sam Calloway, until Jun 1, 2026',
  );
});

test('measurements open season statistics and say so; where the signed form leaves them out, both say that', async () => {
  const words = await wordsIn('en');
  const measured = { ...UNTOUCHED, field_group: 'measurements' as const, institutionName: null };
  const on = { ...measured, state: 'on' as const, since: SINCE, decided_by: YOU };
  expect(words.sentence(measured, FAMILY)).toBe(
    'Verified colleges may see measurements and season statistics',
  );
  expect(words.describe(on, facts)).toBe('On since Mar 3, 2026, by you');
  expect(words.sentence(measured, { is_without_seasons: true })).toBe(
    'Verified colleges may see measurements',
  );
  expect(words.describe(on, { ...facts, isWithoutSeasons: true })).toContain(
    'Season statistics stay closed until a guardian signs the new version of',
  );
});

test('what is on and not seen says why in the same breath', async () => {
  const words = await wordsIn('en');
  const on = { ...UNTOUCHED, state: 'on' as const, since: SINCE, decided_by: YOU };
  expect(words.describe(on, { ...facts, look: 'ask' })).toBe(
    'On since Mar 3, 2026, by you. Coaches see it once a director has verified it. Nobody has asked for verification yet.',
  );
  expect(words.describe(on, { ...facts, look: 'empty', hidden: 'held' })).toContain(
    'nothing to see. The whole profile is hidden',
  );
});

test('a switch that stays off says what would help', async () => {
  const words = await wordsIn('en');
  const held = {
    ...UNTOUCHED,
    state: 'awaits_forms' as const,
    since: SINCE,
    decided_by: YOU,
    missing_consents: ['colleges', 'transcript'] as const,
  };
  expect(words.describe({ ...held, missing_consents: [...held.missing_consents] }, facts)).toBe(
    'Approved. Stays off until you sign “Consent to show the record to colleges” and “Consent to release the school transcript”.',
  );
  expect(
    words.describe({ ...UNTOUCHED, state: 'denied', denied_by: [{ ...OTHER, since: SINCE }] }, facts),
  ).toBe('Sam Calloway said no on Mar 3, 2026. Only they can take that back.');
});

test('a guardian who turned it off reads that no other guardian can turn it on; an adult athlete has none', async () => {
  const words = await wordsIn('en');
  const off = {
    ...UNTOUCHED,
    state: 'off' as const,
    since: SINCE,
    decided_by: YOU,
    denied_by: [{ ...YOU, since: SINCE }],
  };
  expect(words.describe(off, { ...facts, isGuardian: true })).toBe(
    'Off since Mar 3, 2026, by you. No other guardian can turn it on; you can.',
  );
  expect(words.describe(off, facts)).toBe('Off since Mar 3, 2026, by you');
});

test('a switch that waits for a level says whose, and says so before it is set', async () => {
  const words = await wordsIn('en');
  const waiting = {
    ...UNTOUCHED,
    state: 'awaits_level' as const,
    since: SINCE,
    missing_level: 'verified' as const,
  };
  expect(words.describe({ ...waiting, decided_by: YOU }, facts)).toBe(
    'Approved. Stays off until your guardianship is verified.',
  );
  expect(words.describe({ ...waiting, decided_by: OTHER }, facts)).toContain('Approved by Sam Calloway');
  expect(words.describe(UNTOUCHED, { ...facts, before: 'verified' })).toBe(
    'Off. You can decide now; it counts once your guardianship is verified.',
  );
  expect(words.describe(UNTOUCHED, { ...facts, before: 'held' })).toContain('Nothing new can be approved');
});

test('a switch that nobody touched says so, or who sees it through a wider audience', async () => {
  const words = await wordsIn('en');
  const untouched = words.describe(UNTOUCHED, facts);
  const covered = words.describe({ ...UNTOUCHED, state: 'covered' }, facts);
  expect(covered).not.toBe(untouched);
});

test('what a lock-down has ended says so, and not that nobody decided', async () => {
  const words = await wordsIn('en');
  const ended = { ...UNTOUCHED, ended_by_lock_down: { since: SINCE, by: YOU } };
  expect(words.describe(ended, facts)).toBe('Off since the lock-down on Mar 3, 2026, by you');
  expect(words.describe({ ...ended, ended_by_lock_down: { since: SINCE, by: null } }, facts)).toBe(
    'Off since the lock-down on Mar 3, 2026',
  );
});

test.each(LOCALES)('in %s nothing is left out of a sentence', async (locale) => {
  const words = await wordsIn(locale);
  const named = { ...UNTOUCHED, audience: 'institution' as const, institutionName: 'Oak College' };
  expect(words.sentence(named, FAMILY)).toContain('Oak College');
  const on = { ...UNTOUCHED, state: 'on' as const, since: SINCE, decided_by: OTHER };
  expect(words.describe(on, facts)).toContain('Sam Calloway');
  expect(words.describe(on, facts)).toContain('2026');
});
