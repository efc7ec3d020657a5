/** What an invoice says around its figures. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import english from '../../../../../catalogues/documents/en.json' with { type: 'json' };
import spanish from '../../../../../catalogues/documents/es.json' with { type: 'json' };
import portuguese from '../../../../../catalogues/documents/pt-BR.json' with { type: 'json' };
import { plainWords, type Catalogues, type PlainValues } from '../../../platform/plain-words.ts';

/** An id that is not in the English catalogue does not compile. */
type DocumentWordId = keyof typeof english;

const CATALOGUES: Catalogues<DocumentWordId> = { en: english, es: spanish, 'pt-BR': portuguese };

export function invoiceWords(locale: Locale): (id: DocumentWordId, values?: PlainValues) => string {
  return plainWords(CATALOGUES[locale]);
}
