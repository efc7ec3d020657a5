/** The words of a download, in the language of its reader. What we hold is called as on the page that says so. */
import type { Holding } from '@faircourt/contracts/holdings';
import type { Locale } from '@faircourt/contracts/vocabulary';
import english from '../../../../../catalogues/documents/en.json' with { type: 'json' };
import spanish from '../../../../../catalogues/documents/es.json' with { type: 'json' };
import portuguese from '../../../../../catalogues/documents/pt-BR.json' with { type: 'json' };
import englishPages from '../../../../../catalogues/interface/en.json' with { type: 'json' };
import spanishPages from '../../../../../catalogues/interface/es.json' with { type: 'json' };
import portuguesePages from '../../../../../catalogues/interface/pt-BR.json' with { type: 'json' };
import { plainWords, type Catalogues, type PlainValues } from '../../../platform/plain-words.ts';

/** An id that is not in the English catalogue does not compile. */
export type ExportWordId = Extract<keyof typeof english, `export.${string}`>;
type HoldingWordId = `holding.${Holding}.${'title' | 'what' | 'why' | 'kept'}`;

const DOCUMENTS: Catalogues<ExportWordId> = { en: english, es: spanish, 'pt-BR': portuguese };
const PAGES: Catalogues<HoldingWordId> = { en: englishPages, es: spanishPages, 'pt-BR': portuguesePages };

export interface ExportWords {
  words: (id: ExportWordId, values?: PlainValues) => string;
  holding: (id: HoldingWordId, values?: PlainValues) => string;
}

export function exportWords(locale: Locale): ExportWords {
  return { words: plainWords(DOCUMENTS[locale]), holding: plainWords(PAGES[locale]) };
}

/** What a part, a column of one or a role is called. A test wants a word for each of them, in every language. */
export function labelOf(locale: Locale, kind: 'part' | 'field' | 'value', name: string): string {
  const id = `export.${kind}.${name}`;
  return isWord(id) ? DOCUMENTS[locale][id] : name;
}

export function isWord(id: string): id is ExportWordId {
  return id in english;
}
