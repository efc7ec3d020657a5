/** What directors often ask for or reject something for. The family reads the sentence, so each says what to do or why. */
import type { FactGroup } from '@faircourt/contracts/vocabulary';

const OF_DOCUMENT = ['cut_off', 'unreadable', 'too_old', 'name_differs'] as const;

const MORE = {
  measurements: ['measured_how', 'no_document', 'too_old', 'unreadable'],
  academics: OF_DOCUMENT,
  transcript: OF_DOCUMENT,
  season: ['no_document', 'cut_off', 'unreadable', 'name_differs'],
  school: ['no_document', ...OF_DOCUMENT],
  guardianship: OF_DOCUMENT,
  age: OF_DOCUMENT,
  institution: ['not_listed', 'no_document', 'too_old'],
} as const satisfies Record<FactGroup, readonly string[]>;

const REFUSALS = ['values_differ', 'other_person', 'shows_nothing'] as const;
const REFUSALS_OF_COACH = ['not_known_there', 'shows_nothing'] as const;

export type ReasonSuggestion =
  `item.reason.${(typeof MORE)[FactGroup][number] | (typeof REFUSALS)[number] | (typeof REFUSALS_OF_COACH)[number]}`;

export function reasonSuggestions(decision: 'ask_more' | 'reject', group: FactGroup): ReasonSuggestion[] {
  if (decision === 'ask_more') return MORE[group].map((reason) => `item.reason.${reason}` as const);
  const refusals = group === 'institution' ? REFUSALS_OF_COACH : REFUSALS;
  return refusals.map((reason) => `item.reason.${reason}` as const);
}

/** Added to what is there: nothing that was typed is lost, and a second press changes nothing. */
export function withSentence(typed: string, sentence: string): string {
  if (typed.includes(sentence)) return typed;
  return typed.trim() === '' ? sentence : `${typed.trimEnd()} ${sentence}`;
}
