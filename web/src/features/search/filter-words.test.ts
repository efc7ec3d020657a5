import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';
import { filterWords } from './filter-words.ts';
import type { SearchFilters } from '@faircourt/contracts/search';
import type { FilterName } from '@faircourt/contracts/search-filters';

const say = async (name: FilterName, filters: SearchFilters, locale: 'en' | 'es' = 'en') =>
  filterWords(name, filters, {
    t: translatorOf(createI18n(locale, await loadMessages(locale))),
    format: formatFor(locale),
  });

test('a filter in use is named as in the form, with its value', async () => {
  expect(await say('position', { position: 'Center' })).toBe('Position: Center');
  expect(await say('grad_year', { grad_year: 2027 })).toBe('Graduation Year: 2027');
  expect(await say('min_height', { min_height: 190.5 })).toBe('Min Height (cm): 190.5');
  expect(await say('dominant_hand', { dominant_hand: 'left' })).toBe('Dominant Hand: Left');
  expect(await say('updated_since', { updated_since: '2026-10-01' })).toBe('Updated since: Oct 1, 2026');
  expect(await say('country', { country: 'CA' })).toBe('Country: Canada');
  expect(await say('min_gpa', { min_gpa: 0 })).toBe('Minimum GPA: 0');
});

test('a switch is its name alone, and numbers are those of the language', async () => {
  expect(await say('verified', { verified: true })).toBe('Verified only');
  expect(await say('min_gpa', { min_gpa: 3.5 }, 'es')).toMatch(/3[.,]5$/);
});
