import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const RECEIVED = {
  state: 'received',
  opened_at: '2026-11-01T10:00:00Z',
  call: null,
  quote: null,
  acceptance: null,
  invoice: null,
  ended_at: null,
} as const;
const QUOTE = {
  id: 'q',
  amount_cents: 100,
  currency: 'USD',
  covers: '-',
  valid_until: '2026-12-01',
  is_expired: false,
  quoted_at: '2026-11-03T10:00:00Z',
} as const;
const keysOf = (steps: ReturnType<typeof timelineOf>) => steps.map(({ key }) => key);

test('a new request has everything before it, the call first', () => {
  const steps = timelineOf(RECEIVED);
  expect(keysOf(steps)).toEqual([
    'received',
    'call_planned',
    'quoted',
    'accepted',
    'invoiced',
    'paid',
    'done',
  ]);
  expect(steps.find(({ isNext }) => isNext)?.key).toBe('call_planned');
});

test('a quote without a call has no call in it', () => {
  const steps = timelineOf({ ...RECEIVED, state: 'quoted', quote: QUOTE });
  expect(keysOf(steps)).toEqual(['received', 'quoted', 'accepted', 'invoiced', 'paid', 'done']);
  expect(steps.find(({ isNext }) => isNext)?.key).toBe('accepted');
});

test('what was left shows how far it came, and nothing to come', () => {
  const ended = { ...RECEIVED, state: 'withdrawn', quote: QUOTE, ended_at: '2026-11-04T10:00:00Z' } as const;
  const steps = timelineOf(ended);
  expect(keysOf(steps)).toEqual(['received', 'quoted', 'withdrawn']);
  expect(steps.some(({ isNext }) => isNext)).toBe(false);
});
