import type { LogEntry } from '@faircourt/contracts/family';
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';
import { logSentence } from './log-sentence.ts';

const wordsIn = async (locale: Locale) => ({
  t: translatorOf(createI18n(locale, await loadMessages(locale))),
  format: formatFor(locale),
  family: { is_without_seasons: false, is_self: false },
});

const entry = (type: string, facts: Partial<LogEntry> = {}): LogEntry => ({
  seq: 1,
  type,
  at: '2026-11-15T12:00:00.000Z',
  actor_role: 'guardian',
  actor_name: 'Renee Calloway',
  institution_name: null,
  data: {},
  ...facts,
});

test('a decision names who decided what for whom, and not that anything is open, which a form may still hold up', async () => {
  const words = await wordsIn('en');
  const data = { field_group: 'academics', audience: 'verified_colleges', institution_id: null };
  expect(logSentence(entry('release.approved', { data }), words)).toBe(
    'Renee Calloway approved academics for verified colleges.',
  );
  const named = { data: { ...data, audience: 'institution' }, institution_name: 'Oak College' };
  expect(logSentence(entry('release.withdrawn', named), words)).toBe(
    'Renee Calloway withdrew a release: academics for Oak College.',
  );
});

test('a look names the coach, the institution and what was seen', async () => {
  const look = entry('athlete.viewed', {
    actor_role: 'coach',
    actor_name: 'Tobias Brandvold',
    institution_name: 'Oak College',
    data: { groups: ['videos', 'academics', 'unheard of'] },
  });
  expect(logSentence(look, await wordsIn('en'))).toBe(
    'Tobias Brandvold (Oak College) looked at the profile. Seen: Academics and Videos.',
  );
});

test('measurements are named with the season statistics that they open, unless the signed form leaves those out', async () => {
  const words = await wordsIn('en');
  const data = { field_group: 'measurements', audience: 'verified_colleges' };
  const look = entry('athlete.viewed', { data: { groups: ['measurements'] } });
  expect(logSentence(entry('release.approved', { data }), words)).toContain(
    'approved measurements and season statistics for',
  );
  expect(logSentence(look, words)).toContain('Seen: Measurements and season statistics.');
  const before = { ...words, family: { ...words.family, is_without_seasons: true } };
  expect(logSentence(entry('release.approved', { data }), before)).toContain('approved measurements for');
  expect(logSentence(look, before)).toContain('Seen: Measurements.');
});

test('a pause says on which day the listing comes back, and its end who ended it', async () => {
  const words = await wordsIn('en');
  expect(logSentence(entry('listing.paused', { data: { until: '2026-12-01' } }), words)).toBe(
    'Renee Calloway paused the listing. It comes back on Dec 1, 2026.',
  );
  const byDate = { actor_name: null, actor_role: 'system' };
  expect(logSentence(entry('listing.resumed', byDate), words)).toBe(
    'Faircourt ended the pause of the listing.',
  );
});

test('an account that is gone is named by its office, and what nobody did by the product', async () => {
  const words = await wordsIn('en');
  expect(logSentence(entry('block.lifted', { actor_name: null }), words)).toBe(
    'Parent/Guardian lifted a block.',
  );
  const passed = entry('release.closed', {
    actor_name: null,
    actor_role: 'system',
    data: { field_group: 'videos' },
  });
  expect(logSentence(passed, words)).toBe('A request was closed unanswered: videos.');
});

test('a no that passes to the athlete at 18 is a sentence', async () => {
  const data = { field_group: 'academics', audience: 'verified_colleges', institution_id: null };
  const passed = entry('release.denial_passed_on', { actor_name: null, actor_role: 'system', data });
  expect(logSentence(passed, await wordsIn('en'))).toBe(
    'At 18 a no passed to the athlete: academics for verified colleges.',
  );
});

test('the athlete reads who asked them', async () => {
  const words = await wordsIn('en');
  const suggested = entry('listing.suggested');
  expect(logSentence(suggested, words)).toBe('Renee Calloway asked the athlete to choose who finds them.');
  expect(logSentence(suggested, { ...words, family: { ...words.family, is_self: true } })).toBe(
    'Renee Calloway asked you to choose who finds you.',
  );
});

test('an event that an older version wrote still has a line', async () => {
  expect(logSentence(entry('comet.seen'), await wordsIn('en'))).toBe('Renee Calloway: comet.seen');
});

test.each(LOCALES)('in %s a form and a new visibility are named', async (locale) => {
  const words = await wordsIn(locale);
  const signed = logSentence(entry('consent.signed', { data: { kind: 'media' } }), words);
  expect(signed).toContain(words.t('consent.kind.media'));
  const switched = logSentence(entry('athlete.updated', { data: { visibility: 'public' } }), words);
  expect(switched).toContain(words.t('profile.visibility.public'));
});

test.each(LOCALES)(
  'in %s all that happens to a verification is a sentence about its fact',
  async (locale) => {
    const words = await wordsIn(locale);
    const happenings =
      'asked answered withdrawn claimed released opened verified offered more_asked rejected undone accepted declined expired dropped';
    for (const what of happenings.split(' ')) {
      const line = logSentence(entry(`verification.${what}`, { data: { fact_group: 'academics' } }), words);
      expect(line).toContain(words.t('log.fact.academics'));
      expect(line).not.toContain('verification.');
    }
  },
);
