/** Articles, guides and legal pages as numbered lines, for the check of words. */
import type { Catalogue } from './message-rules.ts';

/** The title of a source belongs to others, and so does its address. */
const OF_A_SOURCE = /^ {4}(title|url): /;

export function articleLines(file: string, text: string): Catalogue {
  return Object.fromEntries(
    text
      .split('\n')
      .map((line, index) => [`${file}:${index + 1}`, line] as const)
      .filter(([, line]) => !OF_A_SOURCE.test(line)),
  );
}
