import { expect, test } from 'vitest';
import { INSTITUTION_NAME_MAX } from '@faircourt/contracts/institutions';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { describeNamingError } from './naming-errors.ts';
import { withScheme } from './web-address.ts';

const t = translatorOf(createI18n('en', await loadMessages('en')));
const say = (field: string, code?: string) => describeNamingError(field, code, t);

test('a field without a fault says nothing', () => expect(say('title')).toBeUndefined());

test('an institution that is gone reads differently from one that was never chosen', () => {
  expect(say('institution_id', 'unknown_institution')).toBe(t('institution.error.gone'));
  expect(say('institution_id', 'required')).toBe(t('institution.error.unchosen'));
});

test('a name that is too long is told how long it may be', () => {
  expect(say('proposed.name', 'too_big')).toContain(String(INSTITUTION_NAME_MAX));
});

test('a name that is already known, a country and a web address each have their own words', () => {
  const sentences = [
    say('proposed.name', 'known_institution'),
    say('proposed.country_code', 'invalid_regex'),
    say('proposed.website', 'invalid_url'),
  ];
  expect(new Set(sentences).size).toBe(3);
});

test('an address is what a browser would open, however it was typed', () => {
  expect(withScheme(' college.edu ')).toBe('https://college.edu');
  expect(withScheme('http://college.edu')).toBe('http://college.edu');
  expect(withScheme('')).toBe('');
});
