/** Loads one locale's catalogue as its own chunk. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Messages } from '@lingui/core';

const CATALOGUES: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('../../../catalogues/interface/en.json'),
  es: () => import('../../../catalogues/interface/es.json'),
  'pt-BR': () => import('../../../catalogues/interface/pt-BR.json'),
};

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await CATALOGUES[locale]()).default;
}
