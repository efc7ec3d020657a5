/**
 * Random lives of a plan that is paid by invoice and by card, in any order, beside a payment service that is heard late, twice or not at
 * all: nobody pays twice for a moment, no moment is free beyond the days of grace, and no payment is without a period or a refund.
 */
import { BILLING_OFFERS, GRACE_DAYS } from '@faircourt/contracts/billing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CardService } from '../../../../test/stripe/card-service.ts';
import type { Bill, Effect, Life, LifeEvent, Offer } from './life.ts';
import { canCheckOut, firstChargeOf, type Receipt } from './mirror.ts';
import { openUntil } from './moments.ts';
import { passTime } from './pass-time.ts';
import { addDays, overlaps, type Period } from './periods.ts';
import { Refused } from './refused.ts';
import { age, step } from './step.ts';

/** Many more with `npm run histories`. */
const RUNS = Number(process.env['HISTORY_RUNS'] ?? 300);

const BY_PERSON = [
  'chosen',
  'paid',
  'paid',
  'cancelled',
  'resumed',
  'voided',
  'paid_late',
  'handed_over',
  'orphaned',
  'order_sent',
  'order_accepted',
] as const;
const BY_CARD = [
  'check_out',
  'check_out',
  'complete',
  'complete',
  'heard',
  'heard',
  'heard',
  'card_change',
  'card_cancel',
  'declined',
  'accepted',
  'worked_off',
] as const;

const happening = fc.record({
  afterMinutes: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 10 * 1440 }) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 45 * 1440 }) },
  ),
  kind: fc.constantFrom('time', ...BY_PERSON, ...BY_CARD, ...BY_CARD),
  offer: fc.constantFrom(...BILLING_OFFERS),
});

const BEGUN = new Date('2027-12-18T10:00:00Z');
const TRIAL_END = addDays(BEGUN, 14);

test('by invoice and by card: money and access agree, and nobody pays twice', () => {
  fc.assert(
    fc.property(fc.array(happening, { minLength: 5, maxLength: 80, size: 'max' }), (happenings) => {
      const world = new World();
      for (const { afterMinutes, kind, offer } of happenings) {
        world.pass(afterMinutes * 60_000);
        world.happen(kind, offer);
        world.checkAccess();
      }
      // In the end everything is heard and worked off, as the nightly comparison does.
      world.settleAll();
      world.checkAccess();
      world.checkOverlap();
      world.checkPayments();
      expect(world.faults).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

class World {
  life: Life = {
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
  now = BEGUN;
  readonly service = new CardService();
  /** What we ask of the service, in its order: subscriptions that are to end. */
  readonly toEnd: string[] = [];
  readonly left = new Set<string>();
  readonly bills = new Map<number, Bill & { state: 'open' | 'paid' | 'void' }>();
  readonly booked = new Map<string, Period>();
  attached: string | null = null;
  /** What must not be. */
  readonly faults: string[] = [];

  pass(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
    this.service.pass(this.now);
  }

  happen(kind: (typeof BY_PERSON)[number] | (typeof BY_CARD)[number] | 'time', offer: Offer): void {
    const aged = passTime(this.life, this.now).life;
    switch (kind) {
      case 'check_out':
        if (canCheckOut(aged, this.now)) this.service.open(offer, firstChargeOf(aged), this.now);
        return;
      case 'complete':
        return this.service.complete(this.now);
      case 'heard':
        return this.hear();
      case 'card_change':
        return this.attached === null ? undefined : this.service.change(this.attached, offer);
      case 'card_cancel':
        return this.attached === null ? undefined : this.service.toggleCancel(this.attached);
      case 'declined':
      case 'accepted':
        return this.service.cards(kind === 'accepted', this.now);
      case 'worked_off':
        return this.workOff();
      case 'chosen':
        return this.take({ kind, offer });
      case 'paid_late':
        return this.take({ kind, offer, period: null });
      case 'paid':
      case 'voided':
        return this.take({ kind, ordinal: aged.bill?.ordinal ?? 1 });
      default:
        return this.take({ kind });
    }
  }

  /** Each subscription is read again, as after a message. */
  hear(): void {
    for (const id of this.service.ids()) this.mirror(id);
  }

  settleAll(): void {
    for (let round = 0; round < 3; round++) {
      this.hear();
      this.workOff();
    }
  }

  mirror(id: string): void {
    const read = this.service.read(id, (receipt) => !this.booked.has(receipt));
    const isTwice = ({ period }: Receipt) => this.paidPeriods().some((paid) => overlaps(paid, period));
    const told = { ...read, receipts: read.receipts.filter((receipt) => !isTwice(receipt)) };
    const event: LifeEvent = { kind: 'mirrored', told };
    const isAttached = this.attached === id;
    if (!isAttached) {
      this.take({ kind: 'time' });
      if (told.stage === 'ended' || this.left.has(id)) return;
    }
    const twice = read.receipts.filter((receipt) => !told.receipts.includes(receipt)).map((one) => one.id);
    const isOther = this.life.stage === 'by_card' ? !isAttached : twice.length > 0;
    if (isOther || !this.canTake(event)) return isAttached ? this.leave() : this.end(id);
    this.attached = id;
    this.take(event);
    this.service.refund(id, (receipt) => twice.includes(receipt));
  }

  /** Read once more before it ends: what was paid meanwhile is not ended. */
  workOff(): void {
    for (const id of this.toEnd.splice(0)) {
      this.mirror(id);
      if (this.attached === id && this.life.stage === 'by_card') continue;
      this.service.end(id, this.now);
      this.service.refund(id, (receipt) => !this.booked.has(receipt));
    }
  }

  canTake(event: LifeEvent): boolean {
    try {
      step(this.life, event, this.now);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  take(event: LifeEvent): void {
    const aged = age(this.life, event, this.now);
    this.write(aged.effects);
    this.life = aged.life;
    try {
      const { life, effects } = step(aged.life, event, this.now);
      this.life = life;
      this.write(effects);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  write(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.kind === 'issue') this.bills.set(effect.bill.ordinal, { ...effect.bill, state: 'open' });
      if (effect.kind === 'settle' || effect.kind === 'void') {
        const bill = this.bills.get(effect.ordinal);
        if (bill?.state !== 'open') this.faults.push(`${effect.kind} of what is not open`);
        const became = effect.kind === 'void' ? { state: 'void' } : { state: 'paid', period: effect.period };
        if (bill) Object.assign(bill, became);
      }
      if (effect.kind === 'book') {
        if (this.booked.has(effect.receipt.id)) this.faults.push('booked twice');
        this.booked.set(effect.receipt.id, effect.receipt.period);
      }
      if (effect.kind === 'end_card' && this.attached !== null) {
        this.end(this.attached);
        if (effect.isLeft) this.attached = null;
      }
    }
  }

  leave(): void {
    if (this.attached !== null) this.end(this.attached);
    this.attached = null;
  }

  end(id: string): void {
    this.left.add(id);
    this.toEnd.push(id);
  }

  /** Tried, paid, or in the days of grace of what is charged: nothing else opens a plan, and what is paid is open. */
  checkAccess(): void {
    const { now } = this;
    const aged = passTime(this.life, now).life;
    const until = openUntil(aged);
    const isOpen = until !== null && until > now;
    const paid = this.paidPeriods();
    const isCovered = now < TRIAL_END || paid.some(({ from, to }) => from <= now && now < to);
    const ends = [TRIAL_END, ...paid.map(({ to }) => to)];
    const hasGrace = ends.some((end) => end <= now && now < addDays(end, GRACE_DAYS));
    const isBilled = [...this.bills.values()].some(
      ({ state, due, period }) =>
        state === 'open' && period && period.from <= now && now < addDays(due, GRACE_DAYS),
    );
    if (isOpen && !isCovered && !hasGrace && !isBilled) this.faults.push('open for nothing');
    if (isCovered && !isOpen) this.faults.push('closed although paid');
  }

  checkOverlap(): void {
    const inOrder = this.paidPeriods().toSorted((a, b) => +a.from - +b.from);
    for (const [at, { to }] of inOrder.entries()) {
      const next = inOrder[at + 1];
      if (next && next.from < to) this.faults.push('paid twice');
    }
  }

  checkPayments(): void {
    for (const { id, isRefunded } of this.service.payments()) {
      if (!this.booked.has(id) && !isRefunded) this.faults.push(`${id} is lost`);
      if (this.booked.has(id) && isRefunded) this.faults.push(`${id} opened a period and went back`);
    }
  }

  paidPeriods(): Period[] {
    const byInvoice = [...this.bills.values()].flatMap(({ state, period }) =>
      state === 'paid' && period ? [period] : [],
    );
    return [...byInvoice, ...this.booked.values()];
  }
}
