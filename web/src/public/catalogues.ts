/** All catalogues at once. For rendering in Node only: in the browser this would be every language's text. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { I18n, Messages } from '@lingui/core';
import english from '../i18n/catalogues/en.json';
import spanish from '../i18n/catalogues/es.json';
import portuguese from '../i18n/catalogues/pt-BR.json';
import { createI18n } from '../i18n/messages.ts';

const CATALOGUES: Record<Locale, Messages> = { en: english, es: spanish, 'pt-BR': portuguese };

export function i18nFor(locale: Locale): I18n {
  return createI18n(locale, CATALOGUES[locale]);
}
