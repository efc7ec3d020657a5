/** The twelve countries side by side. One file per language under web/content/learn/compare; every cell names its source. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { parseContentFile } from '../../content/front-matter.ts';
import { numberSources, sourceSchema, type NumberedSource } from '../../content/sources.ts';

export const QUESTIONS = ['earn', 'age', 'told', 'visa'] as const;
export type Question = (typeof QUESTIONS)[number];

const cellSchema = z.strictObject({
  text: z.string().min(1),
  /** Null where we looked and found nothing. */
  source: z.string().nullable(),
  uncertain: z.boolean(),
});

const comparedSchema = z.strictObject({
  asOf: z.iso.date(),
  rows: z.array(
    z.strictObject({
      country: z.string().regex(/^[A-Z]{2}$/),
      earn: cellSchema,
      age: cellSchema,
      told: cellSchema,
      visa: cellSchema,
    }),
  ),
  sources: z.array(sourceSchema),
});

export type ComparedCell = z.output<typeof cellSchema>;
export type ComparedCountries = Omit<z.output<typeof comparedSchema>, 'sources'> & {
  sources: NumberedSource[];
};

const FILES = import.meta.glob<string>('../../../../content/learn/compare/countries.*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function comparedIn(locale: Locale): ComparedCountries {
  const [path, source] = Object.entries(FILES).find(([file]) => file.endsWith(`.${locale}.md`)) ?? [];
  if (path === undefined || source === undefined)
    throw new Error(`The countries are not compared in ${locale}`);
  const { data } = parseContentFile(path, source, comparedSchema);
  const cited = data.rows.flatMap((row) => QUESTIONS.flatMap((question) => row[question].source ?? []));
  return { ...data, sources: numberSources(data.sources, cited) };
}
