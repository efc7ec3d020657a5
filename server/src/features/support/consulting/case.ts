/**
 * The way of a consulting case, as one pure function: what can follow from where, and what is the same again. It knows neither
 * clock nor database; who may do what is for the rules of access.
 */
import type { ConsultingState, ConsultingStep, ConsultingTurn } from '@faircourt/contracts/consulting';

export interface Case {
  state: ConsultingState;
  quoteId: string | null;
  /** The last day on which the quote can be accepted. */
  validUntil: string | null;
  /** What has become of the invoice; null while there is none, or while it is void. */
  invoice: 'open' | 'paid' | null;
}

export type CaseEvent =
  | { kind: Exclude<ConsultingStep, 'accept'> }
  | { kind: 'accept'; quoteId: string; today: string }
  | { kind: 'invoice_voided' };

export type CaseRefusal = 'ended' | 'not_now' | 'other_quote' | 'expired' | 'unpaid' | 'invoice_first';

/** `to` is null where it has happened already: pressing twice changes nothing. */
export type CaseOutcome = { to: ConsultingState | null } | { refused: CaseRefusal };

const SAME: CaseOutcome = { to: null };
const ENDED: readonly ConsultingState[] = ['done', 'withdrawn', 'closed'];
/** Up to here nobody owes anything, so that it can be left. */
const UNBILLED: readonly ConsultingState[] = ['received', 'call_planned', 'quoted', 'accepted'];

export function stepCase(at: Case, event: CaseEvent): CaseOutcome {
  switch (event.kind) {
    case 'plan_call':
      return from(at, ['received', 'call_planned'], 'call_planned');
    case 'quote':
      // Another quote takes the place of one that nobody has accepted.
      return from(at, ['received', 'call_planned', 'quoted'], 'quoted');
    case 'accept':
      return accept(at, event);
    case 'invoice':
      return at.state === 'invoiced' ? SAME : from(at, ['accepted'], 'invoiced');
    case 'finish':
      if (at.state === 'done') return SAME;
      if (at.state === 'invoiced' && at.invoice !== 'paid') return { refused: 'unpaid' };
      return from(at, ['invoiced'], 'done');
    case 'withdraw':
      return at.state === 'withdrawn' ? SAME : leave(at, 'withdrawn');
    case 'close':
      return at.state === 'closed' ? SAME : leave(at, 'closed');
    case 'invoice_voided':
      return at.state === 'invoiced' ? { to: 'accepted' } : SAME;
  }
}

/** Whose turn it is to do something. */
export function turnOf({ state, invoice }: Pick<Case, 'state' | 'invoice'>): ConsultingTurn {
  if (isEnded(state)) return 'nobody';
  return state === 'quoted' || (state === 'invoiced' && invoice === 'open') ? 'family' : 'us';
}

export function isEnded(state: ConsultingState): boolean {
  return ENDED.includes(state);
}

function accept({ state, ...at }: Case, { quoteId, today }: { quoteId: string; today: string }): CaseOutcome {
  const isSame = at.quoteId === quoteId;
  if (state === 'accepted' || state === 'invoiced' || state === 'done') {
    return isSame ? SAME : { refused: 'other_quote' };
  }
  if (isEnded(state)) return { refused: 'ended' };
  if (state !== 'quoted') return { refused: 'not_now' };
  if (!isSame) return { refused: 'other_quote' };
  return at.validUntil !== null && today > at.validUntil ? { refused: 'expired' } : { to: 'accepted' };
}

function leave({ state }: Case, to: ConsultingState): CaseOutcome {
  if (state === 'invoiced') return { refused: 'invoice_first' };
  return from({ state }, UNBILLED, to);
}

function from(
  { state }: Pick<Case, 'state'>,
  states: readonly ConsultingState[],
  to: ConsultingState,
): CaseOutcome {
  if (states.includes(state)) return { to };
  return { refused: isEnded(state) ? 'ended' : 'not_now' };
}
