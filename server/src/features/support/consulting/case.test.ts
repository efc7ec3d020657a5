import { CONSULTING_STATES, CONSULTING_STEPS, type ConsultingState } from '@faircourt/contracts/consulting';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEnded, stepCase, turnOf, type Case, type CaseEvent } from './case.ts';

const QUOTED: Case = { state: 'quoted', quoteId: 'q', validUntil: '2026-12-01', invoice: null };
const at = (state: ConsultingState, more: Partial<Case> = {}): Case => ({ ...QUOTED, state, ...more });
const accept = (quoteId = 'q', today = '2026-11-18'): CaseEvent => ({ kind: 'accept', quoteId, today });

describe('the way of a case', () => {
  test('leads from the message to the end, step by step', () => {
    expect(stepCase(at('received'), { kind: 'plan_call' })).toEqual({ to: 'call_planned' });
    expect(stepCase(at('call_planned'), { kind: 'quote' })).toEqual({ to: 'quoted' });
    expect(stepCase(QUOTED, accept())).toEqual({ to: 'accepted' });
    expect(stepCase(at('accepted'), { kind: 'invoice' })).toEqual({ to: 'invoiced' });
    expect(stepCase(at('invoiced', { invoice: 'paid' }), { kind: 'finish' })).toEqual({ to: 'done' });
  });

  test('a quote needs no call, and a new one takes the place of one that nobody accepted', () => {
    expect(stepCase(at('received'), { kind: 'quote' })).toEqual({ to: 'quoted' });
    expect(stepCase(QUOTED, { kind: 'quote' })).toEqual({ to: 'quoted' });
    expect(stepCase(at('accepted'), { kind: 'quote' })).toEqual({ refused: 'not_now' });
  });

  test('only the quote that was read is accepted, and only until its last day', () => {
    expect(stepCase(QUOTED, accept('older'))).toEqual({ refused: 'other_quote' });
    expect(stepCase(QUOTED, accept('q', '2026-12-01'))).toEqual({ to: 'accepted' });
    expect(stepCase(QUOTED, accept('q', '2026-12-02'))).toEqual({ refused: 'expired' });
    expect(stepCase(at('received'), accept())).toEqual({ refused: 'not_now' });
    expect(stepCase(at('withdrawn'), accept())).toEqual({ refused: 'ended' });
  });

  test('pressing twice changes nothing', () => {
    expect(stepCase(at('accepted'), accept())).toEqual({ to: null });
    expect(stepCase(at('invoiced', { invoice: 'open' }), { kind: 'invoice' })).toEqual({ to: null });
    expect(stepCase(at('done'), { kind: 'finish' })).toEqual({ to: null });
    expect(stepCase(at('withdrawn'), { kind: 'withdraw' })).toEqual({ to: null });
    expect(stepCase(at('closed'), { kind: 'close' })).toEqual({ to: null });
  });

  test('nothing is done before it is paid, and nothing billed is left behind', () => {
    const billed = at('invoiced', { invoice: 'open' });
    expect(stepCase(billed, { kind: 'finish' })).toEqual({ refused: 'unpaid' });
    expect(stepCase(billed, { kind: 'withdraw' })).toEqual({ refused: 'invoice_first' });
    expect(stepCase(billed, { kind: 'close' })).toEqual({ refused: 'invoice_first' });
    expect(stepCase(billed, { kind: 'invoice_voided' })).toEqual({ to: 'accepted' });
  });

  test('says whose turn it is', () => {
    expect(CONSULTING_STATES.map((state) => turnOf({ state, invoice: 'open' }))).toEqual([
      'us',
      'us',
      'family',
      'us',
      'family',
      'nobody',
      'nobody',
      'nobody',
    ]);
    expect(turnOf({ state: 'invoiced', invoice: 'paid' })).toBe('us');
  });

  test('whatever is pressed in whatever order, an end stays an end and nobody is billed without a yes', () => {
    const event = fc.constantFrom<CaseEvent>(
      ...CONSULTING_STEPS.filter((kind) => kind !== 'accept').map((kind) => ({ kind })),
      accept(),
      accept('other'),
      { kind: 'invoice_voided' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let now = at('received');
        let isAccepted = false;
        for (const one of events) {
          const outcome = stepCase(now, one);
          if (!('to' in outcome) || outcome.to === null) continue;
          expect(isEnded(now.state)).toBe(false);
          if (outcome.to === 'accepted' && one.kind === 'accept') isAccepted = true;
          const isBilled = outcome.to === 'invoiced';
          expect(isBilled && !isAccepted, 'billed without a yes').toBe(false);
          now = at(outcome.to, { invoice: isBilled ? 'paid' : null });
        }
      }),
    );
  });
});
