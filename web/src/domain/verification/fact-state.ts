/** The state of one fact, as one word for which the page has a sentence, a mark and a next step. */
import type { FactVerification } from '@faircourt/contracts/verification';

const FACT_STATES = [
  'offered',
  'more_asked',
  'checking',
  'waiting',
  'verified',
  'expiring',
  'empty',
  'first',
  'edited',
  'expired',
  'rejected',
] as const;
export type FactState = (typeof FACT_STATES)[number];

/** An open question comes first: the family has something to do or to wait for, whatever badge is still in effect. */
export function factState({ question, badge, is_empty: isEmpty, ask }: FactVerification): FactState {
  if (question?.status === 'offered' || question?.status === 'more_asked') return question.status;
  if (question?.status === 'open') return question.is_being_checked ? 'checking' : 'waiting';
  if (badge) return ask === 'expiring' ? 'expiring' : 'verified';
  if (isEmpty) return 'empty';
  return ask === 'expiring' ? 'expired' : (ask ?? 'first');
}

export function canAsk({ ask, is_empty: isEmpty }: FactVerification): boolean {
  return ask !== null && !isEmpty;
}
