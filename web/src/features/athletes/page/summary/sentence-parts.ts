/** A sentence of a summary, cut where facts belong. */
import type { SummaryFact } from '@faircourt/contracts/summaries';

export interface Sentence {
  parts: (string | SummaryFact)[];
  facts: SummaryFact[];
  /** Nothing in it was checked: that is said once, at its end. */
  isSelfReported: boolean;
}

export function cutSentence(sentence: string, facts: readonly SummaryFact[]): Sentence {
  const parts = sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => facts.find(({ key }) => part === `{${key}}`) ?? part);
  const held = parts.filter((part) => typeof part !== 'string');
  return { parts, facts: held, isSelfReported: held.every(({ badge }) => badge === null) };
}
