/** The pictures as they lie beside their articles: web/content/learn/<topic>/<slug>.figure.yaml. Read at build time only. */
import { parse } from 'yaml';
import type { Topic } from '../topics.ts';
import { figureSchema, type Figure } from './figure.schema.ts';

const FILE_NAME = /([\w-]+\/[\w-]+)\.figure\.yaml$/;

export const FIGURES: ReadonlyMap<string, Figure> = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../content/learn/*/*.figure.yaml', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, source]) => {
    const [, name = path] = FILE_NAME.exec(path) ?? [];
    return [name, readFigure(name, source)];
  }),
);

/** Every article has one; a build stops at the first that has none. */
export function figureOf(topic: Topic, slug: string): Figure {
  const figure = FIGURES.get(`${topic}/${slug}`);
  if (!figure) throw new Error(`${topic}/${slug} has no picture: ${topic}/${slug}.figure.yaml is missing`);
  return figure;
}

/** Throws with the picture's name and every problem at once, so that a build stops where the mistake is. */
export function readFigure(name: string, source: string): Figure {
  const result = figureSchema.safeParse(parse(source));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${name}.figure.yaml: ${problems.join('; ')}`);
}
