/** Loads catalogues: one locale at a time, as its own chunk. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type english from './catalogues/en.json';

export type MessageId = keyof typeof english;
export type MessageValues = Record<string, string | number | Date>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

const CATALOGUES: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('./catalogues/en.json'),
  es: () => import('./catalogues/es.json'),
  'pt-BR': () => import('./catalogues/pt-BR.json'),
};

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await CATALOGUES[locale]()).default;
}

export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}

export function translatorOf(i18n: I18n): Translate {
  return (id, values) => i18n._(id, values);
}
