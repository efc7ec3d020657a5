/** Which keys decide, and what the list of keys says of them on the page of a check. */
import type { ListedKeys } from '../../../domain/queue-keys/keyboard-hint.tsx';
import type { DecisionDraft } from './decision-draft.ts';

/** The letters of the English words; R once turned a document, which T does now. */
export const DECISION_KEYS = {
  verify: 'v',
  ask_more: 'a',
  reject: 'r',
} as const satisfies Record<DecisionDraft['decision'], string>;

/** Goes on to the next check, where its link has the focus after a decision. */
export const NEXT_KEY = 'n';

export const LISTED_KEYS: ListedKeys = [
  { keys: ['C'], does: 'queue.keys.claim' },
  { keys: ['V'], does: 'item.decide.verify' },
  { keys: ['A'], does: 'item.decide.ask_more' },
  { keys: ['R'], does: 'item.decide.reject' },
  { keys: ['1', '2', '3', '4'], does: 'item.keys.suggestion' },
  { keys: ['Ctrl', 'Enter'], does: 'item.keys.send' },
  { keys: ['N'], does: 'item.keys.next' },
  { keys: ['?'], does: 'queue.keys.help' },
];
