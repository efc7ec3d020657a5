/** Our own writer: it needs no settings and no model, and writes the same sentences about the same facts. */
import type { SummaryFact } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { summaryWords, type SummaryWordId } from './summary.words.ts';
import { keysOf } from './summary.sentences.ts';

/** Of each line the first whose facts are all known is written. */
const LINES: readonly (readonly SummaryWordId[])[] = [
  ['summary.role_all', 'summary.role', 'summary.role_position', 'summary.role_year'],
  ['summary.home'],
  ['summary.body_all', 'summary.body_wingspan', 'summary.body_weight', 'summary.body'],
  ['summary.jump_hand', 'summary.jump', 'summary.hand'],
  ['summary.season'],
  ['summary.shooting_all', 'summary.shooting'],
  ['summary.defence'],
  ['summary.growth'],
  ['summary.academics_all', 'summary.academics_sat', 'summary.academics_act', 'summary.academics'],
  ['summary.videos'],
];

export function composeSummary(facts: readonly SummaryFact[], locale: Locale): string[] {
  const known = new Set<string>(facts.map(({ key }) => key));
  const words = summaryWords(locale);
  return LINES.flatMap((line) => {
    const sentence = line.map((id) => words[id]).find((text) => keysOf(text).every((key) => known.has(key)));
    return sentence ?? [];
  });
}
