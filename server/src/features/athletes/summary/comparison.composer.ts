/** Our own writer of comparisons: a sentence per kind of fact, and in it the athletes from the largest figure down. */
import type { ComparedFact, SummaryFactKey } from '@faircourt/contracts/summaries';
import { SUMMARY_LIMITS } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { summaryWords, type SummaryWordId } from './summary.words.ts';

interface Line {
  fact: SummaryFactKey;
  words: SummaryWordId;
  item: SummaryWordId;
}

const LINES: readonly Line[] = [
  { fact: 'position', words: 'summary.compare_position', item: 'summary.compare_item_position' },
  { fact: 'grad_year', words: 'summary.compare_grad_year', item: 'summary.compare_item_year' },
  { fact: 'height', words: 'summary.compare_height', item: 'summary.compare_item' },
  { fact: 'wingspan', words: 'summary.compare_wingspan', item: 'summary.compare_item' },
  { fact: 'vertical', words: 'summary.compare_vertical', item: 'summary.compare_item' },
  { fact: 'points', words: 'summary.compare_points', item: 'summary.compare_item' },
  { fact: 'rebounds', words: 'summary.compare_rebounds', item: 'summary.compare_item' },
  { fact: 'assists', words: 'summary.compare_assists', item: 'summary.compare_item' },
  { fact: 'threes', words: 'summary.compare_threes', item: 'summary.compare_item' },
  { fact: 'gpa', words: 'summary.compare_gpa', item: 'summary.compare_item' },
];

export function composeComparison(facts: readonly ComparedFact[], locale: Locale): string[] {
  const words = summaryWords(locale);
  const list = new Intl.ListFormat(locale);
  const sentences = LINES.flatMap((line) => {
    const known = facts.filter(({ fact }) => fact === line.fact).toSorted(largestFirst);
    if (known.length === 0) return [];
    const items = known.map(({ key }) => {
      const [letter = ''] = key.split('_');
      return words[line.item].replace('{name}', `{${letter}_name}`).replace('{value}', `{${key}}`);
    });
    return words[line.words].replace('{items}', list.format(items));
  });
  return sentences.slice(0, SUMMARY_LIMITS.sentencesMax);
}

/** What is no figure stays in its order. */
function largestFirst(one: ComparedFact, other: ComparedFact): number {
  return typeof one.value === 'number' && typeof other.value === 'number' ? other.value - one.value : 0;
}
