/** The words of the contact calendar for calendar programs. Divisions and programs are called as on the pages. */
import type { ContactChannel, Division, Locale, Program } from '@faircourt/contracts/vocabulary';
import english from '../../../../../catalogues/documents/en.json' with { type: 'json' };
import spanish from '../../../../../catalogues/documents/es.json' with { type: 'json' };
import portuguese from '../../../../../catalogues/documents/pt-BR.json' with { type: 'json' };
import englishPages from '../../../../../catalogues/interface/en.json' with { type: 'json' };
import spanishPages from '../../../../../catalogues/interface/es.json' with { type: 'json' };
import portuguesePages from '../../../../../catalogues/interface/pt-BR.json' with { type: 'json' };
import { plainWords, type Catalogues, type PlainValues } from '../../../platform/plain-words.ts';

type FeedWordId = Extract<keyof typeof english, `calendar.${string}`>;
type PageWordId = `division.${Division}` | `program.${Program}` | `contact_rules.channel.${ContactChannel}`;

const DOCUMENTS: Catalogues<FeedWordId> = { en: english, es: spanish, 'pt-BR': portuguese };
const PAGES: Catalogues<PageWordId> = { en: englishPages, es: spanishPages, 'pt-BR': portuguesePages };

export interface FeedWords {
  words: (id: FeedWordId, values?: PlainValues) => string;
  page: (id: PageWordId) => string;
}

export function feedWords(locale: Locale): FeedWords {
  return { words: plainWords(DOCUMENTS[locale]), page: plainWords(PAGES[locale]) };
}
