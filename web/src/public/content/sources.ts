/** Where a text's facts come from: listed in its front matter, cited as [key], numbered as a reader meets them. */
import { z } from 'zod';
import type { CitedSource } from './markdown.ts';

/** Why a page rests on a source that is more than two years old. */
const OLD_SOURCE_REASONS = ['in_force', 'newest_found', 'history'] as const;

export const sourceSchema = z.strictObject({
  key: z.string().regex(/^[a-z]{1,3}\d?[a-z]?$/),
  title: z.string().min(1),
  /** Null where the source has no public address; the page then prints its title alone. */
  url: z.url({ protocol: /^https$/ }).nullable(),
  old: z.enum(OLD_SOURCE_REASONS).optional(),
});

export type Source = z.output<typeof sourceSchema>;
export type NumberedSource = Source & CitedSource;

export function numberSources(sources: readonly Source[], cited: readonly string[]): NumberedSource[] {
  const met = [...new Set(cited)];
  const rank = (key: string) => (met.includes(key) ? met.indexOf(key) : met.length);
  return sources
    .toSorted((a, b) => rank(a.key) - rank(b.key))
    .map((source, index) => ({ ...source, number: index + 1 }));
}
