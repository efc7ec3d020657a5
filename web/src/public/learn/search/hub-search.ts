/** Searches the index in the browser: beginnings of words, small typos, no accents. Fetched when somebody wants to search. */
import MiniSearch from 'minisearch';
import { searchableText } from '../articles/article-search-text.ts';
import { rankPages, type Part } from './page-ranking.ts';
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

/** While one types; who asks by Enter gets them all. */
const MOST_AS_TYPED = 8;
const MOST_WORDS = 6;
/** A page is about what its title and headings say, and what nearly is a word counts less than the word itself. */
const IN_TITLE = 2;
const IN_HEADING = 1.5;
const BEGUN = 0.5;
const NEARLY = 0.25;
/** What every third page says decides only between pages that are as good otherwise, and so does the length of a section. */
const COMMON = 0.2;
const TIE = 0.001;
const SHORT = 2;
/** Shorter words with a letter wrong are other words. */
const FUZZY_FROM = 5;
const FUZZINESS = 0.2;

export type FindPages = (query: string, most?: number) => HubResult[];

type Entry = { id: number; title: string; heading: string; words: string };

export function createHubSearch({ pages, sections, common }: SearchIndex): FindPages {
  const everywhere = new Set(common);
  const entries = sections.map(([page, anchor, heading, words], id): Entry => ({
    id,
    // Once per page: with its beginning.
    title: anchor === '' ? (pages[page]?.[0] ?? '') : '',
    heading,
    words,
  }));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'words'],
    tokenize: (text) => searchableText([text]).split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: { title: 6, heading: 3 },
      // "the" begins no other word that is meant, nor does "15" mean 150.
      prefix: (term) => !everywhere.has(term) && !/^\d/.test(term),
      fuzzy: (term) => (term.length >= FUZZY_FROM && !everywhere.has(term) ? FUZZINESS : false),
      // What begins with the word, or nearly is it, counts less than the word itself.
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
  index.addAll(entries);
  const named = entries.map(
    ({ title, heading }) => ` ${searchableText([title])} | ${searchableText([heading])}`,
  );
  const textsOf = (wanted: number) => sections.filter(([page]) => page === wanted);
  const pageOf = (section: number) => sections[section]?.[0] ?? 0;

  const wordPart = (word: string): Part => {
    const isNeeded = !everywhere.has(word);
    const hits = index.search(word).map(({ id, match, score }) => {
      const grades = Object.entries(match).map(
        ([term, places]) => likeness(term, word) * Math.max(...places.map(gradeOf)),
      );
      return {
        section: Number(id),
        grade: Math.max(...grades) + score * TIE,
        terms: isNeeded ? Object.keys(match) : [],
      };
    });
    const inPages = new Set(hits.map(({ section }) => pageOf(section))).size;
    return { worth: isNeeded ? Math.log(1 + pages.length / inPages) : COMMON, isNeeded, hits };
  };
  /** Two words as a title or a heading has them, one after the other. */
  const pairPart = ([one, other]: [Part, Part], words: string): Part => ({
    worth: Math.min(one.worth, other.worth),
    isNeeded: false,
    hits: named.flatMap((text, section) =>
      text.includes(` ${words}`) ? { section, grade: 1, terms: [] } : [],
    ),
  });

  return (query, most = MOST_AS_TYPED) => {
    const words = tellingWords(query);
    const parts = words.map(wordPart);
    const pairs = parts.flatMap((part, at) => {
      const next = parts[at + 1];
      return next ? pairPart([part, next], `${words[at]} ${words[at + 1]}`) : [];
    });
    // A word that no page has says nothing about any of them.
    const known = parts.filter(({ hits }) => hits.length > 0);
    return rankPages([...known, ...pairs], pageOf)
      .slice(0, most)
      .flatMap(({ page: at, section: id, terms }) => {
        const section = sections[id];
        const page = pages[at];
        if (!page || !section) return [];
        const [title, path, where] = page;
        const [, anchor, heading] = section;
        return { title, path, where, anchor, heading, words: written(terms, title, textsOf(at)) };
      });
  };
}

function likeness(term: string, word: string): number {
  if (term === word) return 1;
  return term.startsWith(word) ? BEGUN : NEARLY;
}

function gradeOf(place: string): number {
  if (place === 'title') return IN_TITLE;
  return place === 'heading' ? IN_HEADING : 1;
}

/** "May a coach write": the index has no short words, so asking for them would exclude what is meant. */
function tellingWords(query: string): string[] {
  const words = searchableText([query]).split(' ').filter(Boolean);
  const telling = words.filter((word) => word.length > SHORT || /\d/.test(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** The words as they are on the page: the index compares without accents, people read with them. */
function written(terms: readonly string[], title: string, sections: SearchIndex['sections']): string[] {
  const texts = sections.map(([, , heading, words]) => `${words} ${heading}`).join(' ');
  const seen = new Map(
    (`${texts} ${title}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [
      searchableText([word]),
      word,
    ]),
  );
  return [...new Set(terms.flatMap((term) => seen.get(term) ?? []))].slice(0, MOST_WORDS);
}
