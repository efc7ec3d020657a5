/** A sentence of a summary, cut where facts belong. */
import type { Badge } from '@faircourt/contracts/athletes';

/** A fact in the reader's language and units. */
export interface ShownFact {
  key: string;
  label: string;
  words: string;
  badge: Badge | null;
  /** The name of an athlete: nobody checks it, and nobody has to. */
  isName?: boolean;
}

export interface Sentence {
  parts: (string | ShownFact)[];
  /** Those one can ask about. */
  facts: ShownFact[];
  /** Nothing in it was checked: that is said once, at its end. */
  isSelfReported: boolean;
}

export function cutSentence(sentence: string, facts: readonly ShownFact[]): Sentence {
  const parts = sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => facts.find(({ key }) => part === `{${key}}`) ?? part);
  const held = parts.filter((part) => typeof part !== 'string').filter(({ isName }) => !isName);
  return { parts, facts: held, isSelfReported: held.every(({ badge }) => badge === null) };
}
