/** Random lives: months of every length, leap years, events that come late, twice or out of order. */
import { BILLING_OFFERS, GRACE_DAYS } from '@faircourt/contracts/billing';
import { DAY_MS } from '@faircourt/contracts/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bill, Effect, Life, LifeEvent, Offer } from './life.ts';
import { openUntil } from './moments.ts';
import { passTime } from './pass-time.ts';
import { addDays, periodFrom, type Period } from './periods.ts';
import { Refused } from './refused.ts';
import { step } from './step.ts';

/** Many more with `npm run histories`. */
const RUNS = Number(process.env['HISTORY_RUNS'] ?? 300);

interface Happening {
  afterDays: number;
  event: (life: Life, books: Books) => LifeEvent;
  name: string;
}

/** By the minute; mostly whole stretches, so that a life goes through many periods. */
function daysUpTo(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: most * 1440 }).map((minutes) => minutes / 1440);
}

/** What each product is sold as: a life stays within its own. */
const SOLD: Record<'basic_scout' | 'global_report', readonly Offer[]> = {
  basic_scout: BILLING_OFFERS,
  global_report: [{ plan: 'global_report', interval: 'year' }],
};

const happeningOf = (offers: readonly Offer[]): fc.Arbitrary<Happening> =>
  fc
    .record({
      afterDays: fc.oneof(
        { weight: 6, arbitrary: daysUpTo(12) },
        { weight: 3, arbitrary: daysUpTo(45) },
        { weight: 1, arbitrary: daysUpTo(400) },
      ),
      kind: fc.constantFrom(
        'time',
        'time',
        'chosen',
        'paid',
        'paid',
        'paid',
        'paid_other',
        'cancelled',
        'resumed',
        'kept',
        'voided',
        'paid_late',
        'orphaned',
        'order_sent',
        'order_accepted',
        'order_accepted',
        'order_ended',
      ),
      offer: fc.constantFrom(...offers),
      other: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ afterDays, kind, offer, other }) => ({
      afterDays,
      name: kind,
      event: (life, { bills }): LifeEvent => {
        if (kind === 'chosen') return { kind, offer };
        if (kind === 'paid_late') {
          // As an admin marks it: for what the last bill was for, and only when that is void.
          const last = bills.get(life.billed);
          return last?.state === 'void'
            ? { kind, offer: { plan: last.plan, interval: last.interval }, period: last.period }
            : { kind, offer, period: null };
        }
        // Also for bills that were paid, replaced or never issued.
        if (kind === 'paid_other') return { kind: 'paid', ordinal: other };
        if (kind === 'paid' || kind === 'voided') return { kind, ordinal: life.bill?.ordinal ?? other };
        return { kind };
      },
    }));

const begunWith = (plan: Life['plan']) =>
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map((trialEndsAt): Life => ({
      stage: 'trialing',
      plan,
      trialEndsAt,
      interval: null,
      isCancelled: false,
      bill: null,
      scheduled: null,
      billed: 0,
      hasOrder: false,
    }));

interface Books {
  bills: Map<number, Bill & { state: 'open' | 'paid' | 'void' }>;
  isCancelled: boolean;
}

test.each(['basic_scout', 'global_report'] as const)('money and access always agree: %s', (plan) => {
  fc.assert(
    fc.property(
      begunWith(plan),
      fc.array(happeningOf(SOLD[plan]), { minLength: 5, maxLength: 60, size: 'max' }),
      (first, happenings) => {
        const trialEndsAt = first.stage === 'trialing' && first.trialEndsAt ? first.trialEndsAt : new Date(0);
        const books: Books = { bills: new Map(), isCancelled: false };
        let life = first;
        let now = addDays(trialEndsAt, -14);
        for (const { afterDays, event } of happenings) {
          const before = { life, now };
          now = new Date(now.getTime() + Math.floor(afterDays * DAY_MS));
          const aged = passTime(life, now);
          // What is stored answers for every moment until somebody looks again.
          expect(isOpen(before.life, now), 'stored').toBe(isOpen(aged.life, now));
          write(aged.effects, books);
          life = take(aged.life, event(aged.life, books), now, books);
          agree(life, books, { trialEndsAt, now });
          expect(passTime(life, now)).toEqual({ life, effects: [] });
        }
        expectNoOverlap(books);
      },
    ),
    { numRuns: RUNS },
  );
});

function take(life: Life, event: LifeEvent, now: Date, books: Books): Life {
  const aged = passTime(life, now);
  write(aged.effects, books);
  let taken;
  try {
    taken = step(aged.life, event, now);
  } catch (error) {
    if (error instanceof Refused) return aged.life;
    throw error;
  }
  const wasCancelled = books.isCancelled;
  if (event.kind === 'cancelled' || event.kind === 'orphaned') books.isCancelled = true;
  // An order is sent to go on; it is billed when somebody accepts it.
  if (['resumed', 'chosen', 'order_sent', 'paid_late'].includes(event.kind)) books.isCancelled = false;
  expect(event.kind === 'order_accepted' && !life.hasOrder, 'accepted what nobody sent').toBe(false);
  const issues = taken.effects.filter(({ kind }) => kind === 'issue');
  const isCharged = wasCancelled && books.isCancelled && issues.length > 0;
  expect(isCharged, 'charged after the end was asked for').toBe(false);
  write(taken.effects, books);
  return taken.life;
}

function write(effects: readonly Effect[], { bills, isCancelled }: Books): void {
  for (const effect of effects) {
    const problem = problemWith(effect, bills, isCancelled);
    expect(problem).toBeNull();
    if (effect.kind === 'issue') bills.set(effect.bill.ordinal, { ...effect.bill, state: 'open' });
    if (effect.kind !== 'settle' && effect.kind !== 'void') continue;
    const bill = bills.get(effect.ordinal);
    const became = effect.kind === 'void' ? { state: 'void' } : { state: 'paid', period: effect.period };
    if (bill) Object.assign(bill, became);
  }
}

/** Nothing is billed after the end was asked for, and nothing is billed, paid or taken back twice. */
function problemWith(effect: Effect, bills: Books['bills'], isCancelled: boolean): string | null {
  if (effect.kind === 'issue') {
    if (isCancelled) return 'billed after cancelling';
    return bills.has(effect.bill.ordinal) ? 'billed twice' : null;
  }
  if (effect.kind !== 'settle' && effect.kind !== 'void') return null;
  return bills.get(effect.ordinal)?.state === 'open' ? null : `${effect.kind} of what is not open`;
}

function agree(life: Life, { bills }: Books, { trialEndsAt, now }: { trialEndsAt: Date; now: Date }): void {
  const all = [...bills.values()];
  const isTrying = now < trialEndsAt;
  const isPaid = all.some(({ state, period }) => state === 'paid' && covers(period, now));
  const hasGrace = all.some(
    ({ state, period, due }) =>
      state === 'open' && period && period.from <= now && now < addDays(due, GRACE_DAYS),
  );
  expect(isOpen(life, now)).toBe(isTrying || isPaid || hasGrace);
  expect(all.filter(({ state }) => state === 'open').length, 'open bills').toBeLessThanOrEqual(1);
  const current = all.find(({ ordinal }) => ordinal === life.bill?.ordinal);
  expect(current?.state).toBe(life.bill ? (life.bill.isPaid ? 'paid' : 'open') : undefined);
  expect(all.some(({ state }) => state === 'open')).toBe(life.bill?.isPaid === false);
  // Each paid bill is one period of the length that was paid for, and the plan that is open is the one that was paid.
  const running = all.find(({ state, period }) => state === 'paid' && covers(period, now));
  const { plan, interval } = running ?? life;
  expect(life).toMatchObject({ plan, interval, stage: running ? 'active' : life.stage });
}

function expectNoOverlap({ bills }: Books): void {
  const paid = [...bills.values()].filter(({ state }) => state === 'paid');
  const periods = paid.map(({ period, interval }) => {
    expect(period?.to).toEqual(period && periodFrom(period.from, interval, period.anchorDay).to);
    return period;
  });
  const inOrder = periods.filter((period) => period !== null).toSorted((a, b) => +a.from - +b.from);
  for (const [at, period] of inOrder.entries()) {
    const next = inOrder[at + 1] ?? { from: period.to };
    expect(+next.from).toBeGreaterThanOrEqual(+period.to);
  }
}

function covers(period: Period | null, now: Date): boolean {
  return period !== null && period.from <= now && now < period.to;
}

function isOpen(life: Life, now: Date): boolean {
  const until = openUntil(life);
  return until !== null && until > now;
}
