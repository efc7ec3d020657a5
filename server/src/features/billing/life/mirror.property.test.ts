/** A plan that is paid by card: whatever was read before, in whatever order and how often, the last reading decides. */
import { BILLING_OFFERS, GRACE_DAYS } from '@faircourt/contracts/billing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Life } from './life.ts';
import type { Mirror } from './mirror.ts';
import { openUntil } from './moments.ts';
import { passTime } from './pass-time.ts';
import { addDays, periodFrom } from './periods.ts';
import { REPORT_YEAR } from './product.ts';
import { Refused } from './refused.ts';
import { step } from './step.ts';

const RUNS = Number(process.env['HISTORY_RUNS'] ?? 300);
const TRIAL_END = new Date('2027-01-31T10:00:00Z');
const TRIAL: Life = {
  stage: 'trialing',
  plan: 'basic_scout',
  trialEndsAt: TRIAL_END,
  interval: null,
  isCancelled: false,
  bill: null,
  scheduled: null,
  billed: 0,
  hasOrder: false,
};
const [BASIC, , YEARLY] = BILLING_OFFERS;

/** What can be told at a moment: the trial, one of the periods that follow it, or the end. */
const reading = fc
  .record({
    months: fc.integer({ min: 0, max: 14 }),
    offer: fc.constantFrom(...BILLING_OFFERS),
    scheduled: fc.option(fc.constantFrom(...BILLING_OFFERS), { nil: null }),
    stage: fc.constantFrom('active', 'active', 'active', 'past_due', 'ended'),
    isCancelled: fc.boolean(),
    afterDays: fc.integer({ min: 0, max: 27 }),
  })
  .map(({ months, offer, scheduled, stage, isCancelled, afterDays }): { told: Mirror; now: Date } => {
    const begun = months === 0 ? addDays(TRIAL_END, -14) : startOf(months);
    const isTrial = months === 0;
    const period = isTrial
      ? { from: begun, to: TRIAL_END, anchorDay: 31 }
      : periodFrom(begun, offer.interval, 31);
    const now = addDays(begun, Math.min(afterDays, isTrial ? 13 : 27));
    const told: Mirror = {
      ...offer,
      stage: isTrial && stage !== 'ended' ? 'trialing' : stage,
      period,
      isCancelled,
      scheduled,
      endedAt: now,
      receipts: [],
    };
    return { told, now };
  });

function startOf(months: number): Date {
  let at = TRIAL_END;
  for (let n = 1; n < months; n++) at = periodFrom(at, 'month', 31).to;
  return at;
}

function take(life: Life, told: Mirror, now: Date): Life {
  return step(life, { kind: 'mirrored', told }, now).life;
}

/** A card that does not pay opens nothing that had ended. */
function takeOrRefuse(life: Life, told: Mirror, now: Date): Life {
  try {
    return take(life, told, now);
  } catch (error) {
    if (error instanceof Refused) return passTime(life, now).life;
    throw error;
  }
}

test('any order and repetition of messages ends in the life that the last reading alone ends in', () => {
  fc.assert(
    fc.property(
      fc.array(reading, { minLength: 1, maxLength: 12 }),
      fc.infiniteStream(fc.nat(3)),
      (told, repeats) => {
        // Time runs forward; what happens in it is read as often as messages come.
        const inOrder = told.toSorted((a, b) => +a.now - +b.now);
        const begin = take(TRIAL, { ...firstOf(), period: trialPeriod() }, addDays(TRIAL_END, -14));
        let life = begin;
        for (const one of inOrder) {
          for (let n = 0; n <= (repeats.next().value ?? 0); n++) life = takeOrRefuse(life, one.told, one.now);
          expect(takeOrRefuse(life, one.told, one.now), 'read again').toEqual(life);
          const may = mayOpen(one.told, life, one.now);
          // Its days of grace may have begun with an earlier period.
          const answers = one.told.stage === 'past_due' ? [may, false] : [may];
          expect(answers, 'access').toContain(isOpen(life, one.now));
        }
        const last = inOrder.at(-1);
        if (!last || last.told.stage === 'ended' || last.told.stage === 'past_due') return;
        const alone = take(life.stage === 'by_card' ? begin : life, last.told, last.now);
        const isOnCard = life.stage === 'by_card' && life.phase.kind !== 'trialing';
        expect(isOnCard ? alone : life).toEqual(life);
      },
    ),
    { numRuns: RUNS },
  );
});

/** Tried, paid, or in the days of grace of what is charged. */
function mayOpen(told: Mirror, life: Life, now: Date): boolean {
  if (told.stage === 'ended') return life.stage === 'trialing' && now < TRIAL_END;
  if (told.stage === 'past_due') return now < addDays(told.period.from, GRACE_DAYS);
  return now < (told.isCancelled ? told.period.to : addDays(told.period.to, GRACE_DAYS));
}

function isOpen(life: Life, now: Date): boolean {
  const until = openUntil(life);
  return until !== null && until > now;
}

function trialPeriod() {
  return { from: addDays(TRIAL_END, -14), to: TRIAL_END, anchorDay: 31 };
}

function firstOf(): Omit<Mirror, 'period'> {
  return {
    ...BASIC,
    stage: 'trialing',
    isCancelled: false,
    scheduled: null,
    endedAt: TRIAL_END,
    receipts: [],
  };
}

test('the clock bills nothing for a card; unheard of for seven days, the plan closes and the card is let go', () => {
  const life = take(TRIAL, { ...firstOf(), period: trialPeriod() }, addDays(TRIAL_END, -3));
  expect(life).toMatchObject({ stage: 'by_card', plan: 'basic_scout', phase: { endsAt: TRIAL_END } });
  const waiting = step(life, { kind: 'time' }, addDays(TRIAL_END, 6));
  expect(waiting).toEqual({ life, effects: [] });
  const late = step(life, { kind: 'time' }, addDays(TRIAL_END, 7));
  expect(late.life.stage).toBe('lapsed');
  expect(late.effects.map(({ kind }) => kind)).toEqual(['lapsed', 'end_card']);
});

test('a confirmed card voids the open invoice of the period, and an invoice that was paid refuses the card', () => {
  const now = addDays(TRIAL_END, -5);
  const chosen = step(TRIAL, { kind: 'chosen', offer: BASIC }, now).life;
  const told = { ...firstOf(), period: trialPeriod() };
  const taken = step(chosen, { kind: 'mirrored', told }, now);
  expect(taken.effects).toEqual([{ kind: 'void', ordinal: 1, why: 'by_card' }]);
  const paid = step(chosen, { kind: 'paid', ordinal: 1 }, now).life;
  expect(() => take(paid, told, now)).toThrow(new Refused('paid_by_invoice'));
});

test('a plan that changes hands leaves the card behind and keeps what it has paid', () => {
  const period = periodFrom(TRIAL_END, 'year');
  const told: Mirror = { ...firstOf(), ...YEARLY, stage: 'active', period };
  const now = addDays(TRIAL_END, 30);
  const life = take(take(TRIAL, { ...firstOf(), period: trialPeriod() }, TRIAL_END), told, now);
  const handed = step(life, { kind: 'handed_over' }, now);
  expect(handed.life).toMatchObject({ stage: 'active', period, bill: null });
  expect(handed.effects).toEqual([{ kind: 'end_card', isLeft: true }]);
});

test('a card that stays unpaid over several periods has the days of grace of the first one alone', () => {
  const at = (months: number) => startOf(months + 1);
  const unpaid = (months: number): Mirror => ({
    ...firstOf(),
    stage: 'past_due',
    period: periodFrom(at(months), 'month', 31),
  });
  const begun = take(TRIAL, { ...firstOf(), period: trialPeriod() }, addDays(TRIAL_END, -3));
  const first = take(begun, unpaid(0), at(0));
  expect(openUntil(first)).toEqual(addDays(TRIAL_END, GRACE_DAYS));
  expect(take(first, unpaid(1), at(1)).stage).toBe('lapsed');
  const lapsed = step(first, { kind: 'time' }, addDays(at(0), GRACE_DAYS)).life;
  expect(() => take(lapsed, unpaid(1), at(1))).toThrow(Refused);
});

test('a card in the middle of a paid year pays what follows it, for what was chosen, and the year stays what it is', () => {
  const period = periodFrom(TRIAL_END, 'year');
  const paid: Life = { ...TRIAL, ...YEARLY, stage: 'active', period, billed: 1 };
  const now = addDays(TRIAL_END, 200);
  const waits: Mirror = { ...firstOf(), period: { from: now, to: period.to, anchorDay: 31 } };
  const life = take(paid, waits, now);
  expect(life).toMatchObject({ plan: 'pro_scout', interval: 'year', scheduled: BASIC });
  expect(life).toMatchObject({ stage: 'by_card', phase: { kind: 'prepaid', period } });
  expect(take(life, waits, now)).toEqual(life);
  // Withdrawn, the year is still paid.
  const ended = take(life, { ...waits, stage: 'ended', endedAt: now }, now);
  expect(ended).toMatchObject({ stage: 'active', plan: 'pro_scout', period, isCancelled: true });
  const next = periodFrom(period.to, 'month', 31);
  const begun = step(
    life,
    { kind: 'mirrored', told: { ...firstOf(), stage: 'active', period: next } },
    period.to,
  );
  expect(begun.life).toMatchObject({ plan: 'basic_scout', phase: { kind: 'active', period: next } });
  expect(begun.effects).toEqual([{ kind: 'changed', offer: BASIC }]);
});

test('a card that would be charged before the paid period ends is refused, and so is one while a period is paid ahead', () => {
  const period = periodFrom(TRIAL_END, 'month');
  const paid: Life = { ...TRIAL, ...BASIC, stage: 'active', period, billed: 1 };
  const now = addDays(TRIAL_END, 20);
  const waits: Mirror = { ...firstOf(), period: { from: now, to: period.to, anchorDay: 31 } };
  const early = { ...waits, period: { ...waits.period, to: addDays(period.to, -1) } };
  expect(() => take(paid, early, now)).toThrow(new Refused('paid_by_invoice'));
  const billed = step(paid, { kind: 'time' }, now).life;
  expect(take(billed, waits, now)).toMatchObject({ stage: 'by_card', bill: null });
  const ahead = step(billed, { kind: 'paid', ordinal: 2 }, now).life;
  expect(() => take(ahead, waits, now)).toThrow(new Refused('paid_by_invoice'));
});

test('a reading of the other product changes nothing, whatever it says and when it comes', () => {
  const report: Life = {
    ...{ stage: 'lapsed', plan: 'global_report', interval: 'year' },
    ...{ billed: 0, hasOrder: false, bill: null },
  };
  fc.assert(
    fc.property(reading, ({ told, now }) => {
      const live = { ...told, stage: told.stage === 'ended' ? ('active' as const) : told.stage };
      const year = { ...live, ...REPORT_YEAR, scheduled: null };
      expect(() => take(report, live, now)).toThrow('cannot become');
      expect(() => take(TRIAL, year, now)).toThrow('cannot become');
      // Nor does what somebody has scheduled at the payment service.
      expect(() => take(report, { ...year, scheduled: BASIC }, now)).toThrow('cannot become');
    }),
    { numRuns: RUNS },
  );
});
