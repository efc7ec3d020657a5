/** Why a case does not move, in words for who tried. */
import { AppError } from '../../../platform/errors.ts';
import type { CaseRefusal } from './case.ts';

const WORDS: Record<CaseRefusal | 'changed' | 'minor', string> = {
  ended: 'This request has ended.',
  not_now: 'The request is not at a point where this can be done. Load the page again.',
  other_quote: 'There is another quote by now. Read it before you decide.',
  expired: 'This quote is no longer valid. Write to us, and we make a new one.',
  unpaid: 'The invoice is not paid yet.',
  invoice_first: 'There is an invoice. It has to be taken back first.',
  changed: 'Somebody else has changed this request meanwhile. Load the page again.',
  minor: 'The athlete is under 18. A guardian has to ask for consulting.',
};

export function refusedStep(why: keyof typeof WORDS): AppError {
  return new AppError('conflict', WORDS[why]);
}
