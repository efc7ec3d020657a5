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

/** Letters and numbers, with hyphens between them: "NCAA", "F-1", "third-party". */
const TOKEN = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const GOES_ON = /^[\p{L}\p{N}]/u;

type Form = { form: string; word: Word };
const formsOf = new Map<Locale, ReadonlyMap<string, Form[]>>();

/** Each word opens once on a page; `opened` tells afterwards which did, in the order of the page. */
export function createPageWords(locale: Locale): PageWords & { opened: () => Word[]; again: () => void } {
  const forms = formsByBeginning(locale);
  const opened = new Set<Word>();
  let seen = new Set<Word>();
  return {
    split(text) {
      const parts: ReturnType<PageWords['split']> = [];
      let [from, next] = [0, 0];
      for (const { 0: token, index } of text.matchAll(TOKEN)) {
        if (index < next) continue;
        const found = forms.get(token.toLowerCase())?.find(({ form }) => isAt(form, text, index));
        if (!found) continue;
        next = index + found.form.length;
        if (seen.has(found.word)) continue;
        seen.add(found.word);
        opened.add(found.word);
        parts.push(text.slice(from, index), { id: wordId(found.word), written: text.slice(index, next) });
        from = next;
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

/** At the beginning of a sentence a word has a capital; "ACT" is always a test, "act" never is. */
function isAt(form: string, text: string, index: number): boolean {
  const written = text.slice(index, index + form.length);
  const compared = form === form.toLowerCase() ? written.charAt(0).toLowerCase() + written.slice(1) : written;
  return compared === form && !GOES_ON.test(text.slice(index + form.length, index + form.length + 2));
}

/** By their first token, longer forms first, so that "core GPA" is not read as "GPA". */
function formsByBeginning(locale: Locale): ReadonlyMap<string, Form[]> {
  const known = formsOf.get(locale);
  if (known) return known;
  const forms = WORDS.flatMap((word) => word.forms[locale].map((form) => ({ form, word }))).toSorted(
    (a, b) => b.form.length - a.form.length,
  );
  const grouped = Map.groupBy(forms, ({ form }) => form.match(TOKEN)?.[0].toLowerCase() ?? form);
  formsOf.set(locale, grouped);
  return grouped;
}
