import type { LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from './load-messages.ts';
import { createI18n, translatorOf } from './messages.ts';
import { untilText } from './until-text.ts';
import { formatFor } from './use-format.ts';

const until = async (moment: Date, locale: (typeof LOCALES)[number] = 'en') => {
  const words = {
    t: translatorOf(createI18n(locale, await loadMessages(locale))),
    format: formatFor(locale),
  };
  // As Intl writes it, the blank before AM is a narrow one.
  return untilText(moment.toISOString(), new Date(2026, 10, 18, 20, 2).getTime(), words).replaceAll(
    /\s/gu,
    ' ',
  );
};

test('a time of today stands alone', async () => {
  expect(await until(new Date(2026, 10, 18, 23, 59))).toBe('11:59 PM');
});

test('past midnight the day is named', async () => {
  const midnight = new Date(2026, 10, 19, 0, 2);
  expect(await until(midnight)).toBe('tomorrow, 12:02 AM');
  expect(await until(midnight, 'es')).toContain('mañana a las');
  expect(await until(midnight, 'pt-BR')).toContain('amanhã às');
});

test('any other day is written out', async () => {
  expect(await until(new Date(2026, 10, 21, 9, 0))).toContain('Nov 21');
});
