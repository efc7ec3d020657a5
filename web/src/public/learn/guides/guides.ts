/** The guides that walk a person through Faircourt itself, and those to rules. Read at build time only. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { z } from 'zod';
import { parseContentFile } from '../../content/front-matter.ts';
import { citedKeys, markdownRenderer, readingMinutes, splitSections } from '../../content/markdown.ts';
import { numberSources, type NumberedSource } from '../../content/sources.ts';
import type { Figure } from '../figures/figure.schema.ts';
import { figureOf } from '../figures/figures.ts';
import { guidePath } from '../learn-paths.ts';
import { citedInNotes, renderNotes, reviewDueOf, type RenderedNotes } from '../../content/page-notes.ts';
import { createPageWords, type Word } from '../words/words.ts';
import { GUIDE_NAMES, GUIDE_RULES, guideSchema, type GuideName } from './guide.schema.ts';
import type { Urgent } from './urgent.schema.ts';

export type Guide = {
  name: GuideName;
  path: string;
  data: z.output<typeof guideSchema>;
  /** For readers in danger: its actions are HTML. */
  urgent: Urgent | null;
  introHtml: string;
  /** Guides through Faircourt show the product itself and need none. */
  figure: Figure | null;
  steps: { id: string; title: string; html: string }[];
  notes: RenderedNotes;
  words: Word[];
  sources: NumberedSource[];
  minutes: number;
  reviewDue: string;
};

/** By path: ../guides/athlete.es.md. */
export const GUIDE_FILES: Record<string, string> = import.meta.glob<string>(
  '../../../../content/learn/guides/*.md',
  { query: '?raw', import: 'default', eager: true },
);

const loaded = new Map<Locale, Guide[]>();

export function guidesIn(locale: Locale): Guide[] {
  const guides = loaded.get(locale) ?? GUIDE_NAMES.map((name) => loadGuide(name, locale));
  loaded.set(locale, guides);
  return guides;
}

function loadGuide(name: GuideName, locale: Locale): Guide {
  const file = Object.keys(GUIDE_FILES).find((path) => path.endsWith(`/${name}.${locale}.md`));
  if (!file) throw new Error(`The ${name} guide has no ${locale} version`);
  const { data, body } = parseContentFile(file, GUIDE_FILES[file] ?? '', guideSchema);
  const { intro, sections } = splitSections(body, 2);
  const sources = numberSources(data.sources, [...citedKeys(body), ...citedInNotes(data)]);
  const words = createPageWords(locale);
  const render = markdownRenderer({ locale, sources, words });
  // Who is in danger needs no explanations of words here; the text below has them.
  const plain = markdownRenderer({ locale });
  const text = {
    urgent: data.urgent ? { ...data.urgent, actions: data.urgent.actions.map(plain) } : null,
    introHtml: render(intro),
    steps: sections.map(({ id, title, source }) => ({ id, title, html: render(source) })),
    notes: renderNotes(data, render),
  };
  return {
    name,
    path: guidePath(name),
    data,
    ...text,
    figure: GUIDE_RULES.some((rule) => rule === name) ? figureOf('guides', name) : null,
    words: words.opened(),
    sources,
    minutes: readingMinutes(body),
    reviewDue: reviewDueOf(data),
  };
}
