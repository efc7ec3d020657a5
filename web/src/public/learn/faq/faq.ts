/** Questions and answers: groups are second-level headings, questions third-level. Read at build time only. */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { parseContentFile } from '../../content/front-matter.ts';
import { citedKeys, markdownRenderer, splitSections } from '../../content/markdown.ts';
import { numberSources, sourceSchema, type NumberedSource } from '../../content/sources.ts';
import { createPageWords, type Word } from '../words/words.ts';
import { reviewDueOn } from '../../content/review-date.ts';

export const faqSchema = z.strictObject({
  locale: z.enum(LOCALES),
  title: z.string().min(1).max(70),
  summary: z.string().min(100).max(220),
  asOf: z.iso.date(),
  reviewedOn: z.iso.date(),
  sources: z.array(sourceSchema).min(1),
});

export type Faq = {
  data: z.output<typeof faqSchema>;
  groups: { id: string; title: string; questions: Question[] }[];
  words: Word[];
  sources: NumberedSource[];
  reviewDue: string;
};
export type Question = { id: string; title: string; html: string };

export const FAQ_FILES: Record<string, string> = import.meta.glob<string>(
  '../../../../content/learn/faq/*.md',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export function faqIn(locale: Locale): Faq {
  const file = Object.keys(FAQ_FILES).find((path) => path.endsWith(`.${locale}.md`));
  if (!file) throw new Error(`The questions have no ${locale} version`);
  const { data, body } = parseContentFile(file, FAQ_FILES[file] ?? '', faqSchema);
  const sources = numberSources(data.sources, citedKeys(body));
  const { sections } = splitSections(body, 2);
  const words = createPageWords(locale);
  const render = markdownRenderer({ locale, sources, words });
  const groups = sections.map((group) => ({
    id: group.id,
    title: group.title,
    questions: splitSections(group.source, 3).sections.map(({ id, title, source }) => {
      words.again();
      return { id: `${group.id}-${id}`, title, html: render(source) };
    }),
  }));
  return {
    data,
    groups,
    words: words.opened(),
    sources,
    reviewDue: reviewDueOn(data.reviewedOn),
  };
}
