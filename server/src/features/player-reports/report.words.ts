/** The words of a report as a file. Positions are called as on every page. */
import type { Locale, Position } from '@faircourt/contracts/vocabulary';
import english from '../../../../catalogues/documents/en.json' with { type: 'json' };
import spanish from '../../../../catalogues/documents/es.json' with { type: 'json' };
import portuguese from '../../../../catalogues/documents/pt-BR.json' with { type: 'json' };
import englishPages from '../../../../catalogues/interface/en.json' with { type: 'json' };
import spanishPages from '../../../../catalogues/interface/es.json' with { type: 'json' };
import portuguesePages from '../../../../catalogues/interface/pt-BR.json' with { type: 'json' };
import { plainWords, type Catalogues, type PlainValues } from '../../platform/plain-words.ts';

type ReportWordId = Extract<keyof typeof english, `player_report.${string}`>;
type PositionWordId = `position.${Position}`;

const DOCUMENTS: Catalogues<ReportWordId> = { en: english, es: spanish, 'pt-BR': portuguese };
const PAGES: Catalogues<PositionWordId> = { en: englishPages, es: spanishPages, 'pt-BR': portuguesePages };

export interface ReportWords {
  words: (id: ReportWordId, values?: PlainValues) => string;
  position: (position: Position) => string;
}

export function reportWords(locale: Locale): ReportWords {
  const pages = plainWords(PAGES[locale]);
  return { words: plainWords(DOCUMENTS[locale]), position: (position) => pages(`position.${position}`) };
}
