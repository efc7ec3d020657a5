/** All catalogues at once. For rendering in Node only: in the browser this would be every language's text. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { I18n, Messages } from '@lingui/core';
import english from '../../../catalogues/interface/en.json';
import spanish from '../../../catalogues/interface/es.json';
import portuguese from '../../../catalogues/interface/pt-BR.json';
import { createI18n } from '../i18n/messages.ts';

const CATALOGUES: Record<Locale, Messages> = { en: english, es: spanish, 'pt-BR': portuguese };

export function i18nFor(locale: Locale): I18n {
  return createI18n(locale, CATALOGUES[locale]);
}
