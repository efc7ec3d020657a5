/** The way of a case as its steps: what is behind, where it is, and what is to come. */
import type { ConsultingCase } from '@faircourt/contracts/consulting';

export type TimelineKey =
  | 'received'
  | 'call_planned'
  | 'quoted'
  | 'accepted'
  | 'invoiced'
  | 'paid'
  | 'done'
  | 'withdrawn'
  | 'closed';

export interface TimelineStep {
  key: TimelineKey;
  /** When it happened; null while it is to come. */
  at: string | null;
  /** The first that is to come. */
  isNext: boolean;
}

type Way = Pick<
  ConsultingCase,
  'state' | 'opened_at' | 'call' | 'quote' | 'acceptance' | 'invoice' | 'ended_at'
>;

export function timelineOf(way: Way): TimelineStep[] {
  const { state } = way;
  const isLeft = state === 'withdrawn' || state === 'closed';
  const all: [TimelineKey, string | null][] = [
    ['received', way.opened_at],
    ['call_planned', way.call?.planned_at ?? null],
    ['quoted', way.quote?.quoted_at ?? null],
    ['accepted', way.acceptance?.at ?? null],
    ['invoiced', way.invoice?.issued_at ?? null],
    ['paid', way.invoice?.paid_at ?? null],
    ['done', state === 'done' ? way.ended_at : null],
  ];
  const steps = isLeft
    ? [...all.filter(([, at]) => at !== null), [state, way.ended_at] as const]
    : // A quote needs no call: then there was none, and there will be none.
      all.filter(([key, at]) => key !== 'call_planned' || at !== null || way.quote === null);
  const next = steps.findIndex(([, at]) => at === null);
  return steps.map(([key, at], place) => ({ key, at, isNext: place === next }));
}
