/** Articles, guides, legal pages and the words of pictures as numbered lines, for the check of words. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
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

/** Of a file with several languages what stands below one of them: pictures, explained words, the rules of the states. */
export function wordsInYaml(file: string, text: string, locale: Locale): Catalogue {
  const lines = new LineCounter();
  const found: Catalogue = {};
  visit(parseDocument(text, { lineCounter: lines }), {
    Scalar: (_key, scalar, ancestors) => {
      const isOfLocale = ancestors.some(
        (node) => 'key' in node && isScalar(node.key) && node.key !== scalar && node.key.value === locale,
      );
      if (!isOfLocale || typeof scalar.value !== 'string') return;
      const { line, col } = lines.linePos(scalar.range?.[0] ?? 0);
      found[`${file}:${line}:${col}`] = scalar.value;
    },
  });
  return found;
}
