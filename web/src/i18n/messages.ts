/** Messages and their types: an id that is not in the English catalogue does not compile. */
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type english from '../../../catalogues/interface/en.json';

export type MessageId = keyof typeof english;
export type MessageValues = Record<string, string | number | Date>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, locales: numberLocale(locale), messages: { [locale]: messages } });
}

export function translatorOf(i18n: I18n): Translate {
  return (id, values) => i18n._(id, values);
}
