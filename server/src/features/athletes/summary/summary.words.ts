/** The sentences of our own writer, with the facts still in braces. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import english from '../../../../../catalogues/documents/en.json' with { type: 'json' };
import spanish from '../../../../../catalogues/documents/es.json' with { type: 'json' };
import portuguese from '../../../../../catalogues/documents/pt-BR.json' with { type: 'json' };

export type SummaryWordId = Extract<keyof typeof english, `summary.${string}`>;

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<SummaryWordId, string>>>> = {
  en: english,
  es: spanish,
  'pt-BR': portuguese,
};

export function summaryWords(locale: Locale): Readonly<Record<SummaryWordId, string>> {
  return CATALOGUES[locale];
}
