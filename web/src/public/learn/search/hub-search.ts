/** Searches the index in the browser: beginnings of words, small typos, no accents. Fetched when somebody wants to search. */
import MiniSearch from 'minisearch';
import { searchableText } from '../articles/article-search-text.ts';
import type { SearchIndex } from './search-index.ts';

export type HubResult = {
  title: string;
  path: string;
  where: string;
  /** The section with the best match; '' for the beginning of the page. */
  anchor: string;
  heading: string;
  /** As the page writes them. */
  words: string[];
};

const MOST = 8;
const MOST_WORDS = 6;
/** With fewer hits for all words together, those for some of them follow. */
const FEW = 3;
const SHORT = 2;
/** Shorter words with a letter wrong are other words. */
const FUZZY_FROM = 5;
const FUZZINESS = 0.2;

type Entry = { id: number; title: string; heading: string; words: string };

export function createHubSearch({ pages, sections }: SearchIndex): (query: string) => HubResult[] {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'words'],
    tokenize: (text) => searchableText([text]).split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: { title: 6, heading: 3 },
      prefix: true,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? FUZZINESS : false),
      // What begins with the word, or nearly is it, counts less than the word itself.
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
  index.addAll(
    sections.map(([page, anchor, heading, words], id) => ({
      id,
      // Once per page: with its beginning.
      title: anchor === '' ? (pages[page]?.[0] ?? '') : '',
      heading,
      words,
    })),
  );

  return (query) => {
    const asked = tellingWords(query);
    const all = index.search(asked, { combineWith: 'AND' });
    const hits = all.length >= FEW ? all : [...all, ...index.search(asked, { combineWith: 'OR' })];
    const best = new Map<number, HubResult>();
    for (const { id, terms } of hits) {
      const section = sections[Number(id)];
      const page = section && pages[section[0]];
      if (!page || best.has(section[0])) continue;
      const [title, path, where] = page;
      const [, anchor, heading] = section;
      best.set(section[0], { title, path, where, anchor, heading, words: written(terms, page, section) });
      if (best.size === MOST) break;
    }
    return [...best.values()];
  };
}

/** "May a coach write": the index has no short words, so asking for them would exclude what is meant. */
function tellingWords(query: string): string {
  const words = searchableText([query]).split(' ');
  const telling = words.filter((word) => word.length > SHORT || /\d/.test(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** The words as they are on the page: the index compares without accents, people read with them. */
function written(
  terms: readonly string[],
  [title]: SearchIndex['pages'][number],
  [, , heading, words]: SearchIndex['sections'][number],
): string[] {
  const seen = new Map(
    (`${words} ${heading} ${title}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [
      searchableText([word]),
      word,
    ]),
  );
  return [...new Set(terms.flatMap((term) => seen.get(term) ?? []))].slice(0, MOST_WORDS);
}
