/** The pictures as they lie beside their articles and guides: web/content/learn/<folder>/<slug>.figure.yaml. Read at build time only. */
import { parse } from 'yaml';
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

/** Every article and every guide to a rule has one; a build stops at the first that has none. */
export function figureOf(folder: string, slug: string): Figure {
  const figure = FIGURES.get(`${folder}/${slug}`);
  if (!figure) throw new Error(`${folder}/${slug} has no picture: ${folder}/${slug}.figure.yaml is missing`);
  return figure;
}

/** Throws with the picture's name and every problem at once, so that a build stops where the mistake is. */
export function readFigure(name: string, source: string): Figure {
  const result = figureSchema.safeParse(parse(source));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${name}.figure.yaml: ${problems.join('; ')}`);
}
