/** The words of a table, in the language of its reader. Facts are called as on the card. */
import type { ListStageKind } from '@faircourt/contracts/lists';
import type { Locale, Position } from '@faircourt/contracts/vocabulary';
import type { CardColumn } from '@faircourt/contracts/search-view';
import english from '../../../catalogues/documents/en.json' with { type: 'json' };
import spanish from '../../../catalogues/documents/es.json' with { type: 'json' };
import portuguese from '../../../catalogues/documents/pt-BR.json' with { type: 'json' };
import englishPages from '../../../catalogues/interface/en.json' with { type: 'json' };
import spanishPages from '../../../catalogues/interface/es.json' with { type: 'json' };
import portuguesePages from '../../../catalogues/interface/pt-BR.json' with { type: 'json' };
import { plainWords, type Catalogues, type PlainValues } from '../platform/plain-words.ts';

type TableWordId = Extract<keyof typeof english, `table.${string}`>;
type CardWordId =
  | `position.${Position}`
  | `lists.stage.${ListStageKind}`
  | `search.column.${CardColumn | 'name'}`
  | 'athlete.awaiting_guardian'
  | 'athlete.height.self_reported'
  | 'athlete.state.not_released';

const DOCUMENTS: Catalogues<TableWordId> = { en: english, es: spanish, 'pt-BR': portuguese };
const PAGES: Catalogues<CardWordId> = { en: englishPages, es: spanishPages, 'pt-BR': portuguesePages };

export interface TableWords {
  words: (id: TableWordId, values?: PlainValues) => string;
  card: (id: CardWordId) => string;
}

export function tableWords(locale: Locale): TableWords {
  return { words: plainWords(DOCUMENTS[locale]), card: plainWords(PAGES[locale]) };
}
