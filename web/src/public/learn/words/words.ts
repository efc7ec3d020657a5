/** The words of the hub that open where a page first uses them: web/content/learn/words/words.yaml. Read at build time only. */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { parse } from 'yaml';
import { z } from 'zod';
import type { PageWords } from '../../content/markdown.ts';
import { words } from '../figures/figure.schema.ts';

const wordSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What the explanation is headed with. */
  name: words,
  /** How the word is spelled in texts. */
  forms: z.record(z.enum(LOCALES), z.array(z.string().min(2)).min(1)),
  text: words,
});

export type Word = z.output<typeof wordSchema>;

const FILES = import.meta.glob<string>('../../../../content/learn/words/words.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const WORDS: readonly Word[] = z.array(wordSchema).parse(parse(Object.values(FILES).join('')));

const patterns = new Map<Locale, RegExp>();

/** Each word opens once on a page; `opened` tells afterwards which did, in the order of the page. */
export function createPageWords(locale: Locale): PageWords & { opened: () => Word[]; again: () => void } {
  const ids = wordIds(locale);
  const opened = new Set<Word>();
  let seen = new Set<Word>();
  return {
    split(text) {
      const parts: ReturnType<PageWords['split']> = [];
      let from = 0;
      for (const match of text.matchAll(patternOf(locale))) {
        const [written] = match;
        const word = ids.get(written) ?? ids.get(uncapitalized(written, locale));
        if (!word || seen.has(word)) continue;
        seen.add(word);
        opened.add(word);
        parts.push(text.slice(from, match.index), { id: wordId(word), written });
        from = match.index + written.length;
      }
      return [...parts, text.slice(from)];
    },
    opened: () => [...opened],
    /** For a part that is read on its own, such as one answer among many. */
    again() {
      seen = new Set();
    },
  };
}

export function wordId({ id }: Word): string {
  return `word-${id}`;
}

/** Longer forms first, so that "core GPA" is not read as "GPA". */
function patternOf(locale: Locale): RegExp {
  const known = patterns.get(locale);
  if (known) return known;
  const forms = [...wordIds(locale).keys()].toSorted((a, b) => b.length - a.length).map(formPattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  patterns.set(locale, pattern);
  return pattern;
}

/** At the beginning of a sentence a word has a capital; "ACT" is always a test, "act" never is. */
function formPattern(form: string): string {
  const [first = '', ...rest] = form;
  const written = rest.join('').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return form === form.toLowerCase() ? `[${first}${first.toUpperCase()}]${written}` : `${first}${written}`;
}

function wordIds(locale: Locale): ReadonlyMap<string, Word> {
  return new Map(WORDS.flatMap((word) => word.forms[locale].map((form) => [form, word] as const)));
}

function uncapitalized(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
}
