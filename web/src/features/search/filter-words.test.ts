import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';
import type { UnitSystem } from '../../i18n/units.ts';
import { measureText } from '../../i18n/use-units.ts';
import { filterWords } from './filter-words.ts';
import type { SearchFilters } from '@faircourt/contracts/search';
import type { FilterName } from '@faircourt/contracts/search-filters';

const say = async (
  name: FilterName,
  filters: SearchFilters,
  { locale = 'en', system = 'metric' }: { locale?: 'en' | 'es'; system?: UnitSystem } = {},
) => {
  const t = translatorOf(createI18n(locale, await loadMessages(locale)));
  const format = formatFor(locale);
  return filterWords(name, filters, { t, format, units: { system, ...measureText(system, t, format) } });
};

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
  expect(await say('min_gpa', { min_gpa: 3.5 }, { locale: 'es' })).toMatch(/3[.,]5$/);
});

test('a height typed in feet reads as it was typed, to those who think in feet', async () => {
  const imperial = { system: 'imperial' } as const;
  expect(await say('min_height', { min_height: 189.9 }, imperial)).toBe('Min Height: 6′ 3″');
  expect(await say('max_height', { max_height: 203.8 }, imperial)).toBe('Max Height: 6′ 8″');
  expect(await say('min_height', { min_height: 190 }, imperial)).toBe('Min Height: 6′ 3″');
});
