/**
 * Random lives of a scout plan and of the report beside it, both of one customer, that are paid by invoice and by card, in any order,
 * beside a payment service that is heard late, twice or not at all: of neither does anybody pay twice for a moment, no moment is free
 * beyond the days of grace, and no payment is without a period or a refund. What is heard of the one changes nothing of the other.
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
import { REPORT_YEAR, type Product } from './product.ts';
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
  product: fc.constantFrom<Product>('scout', 'report'),
  offer: fc.constantFrom(...BILLING_OFFERS),
});

const BEGUN = new Date('2027-12-18T10:00:00Z');
const TRIAL_END = addDays(BEGUN, 14);

test('a plan and the report, by invoice and by card: money and access agree, and nobody pays twice', () => {
  fc.assert(
    fc.property(
      fc.array(happening, { minLength: 5, maxLength: 120, size: 'max' }),
      fc.boolean(),
      (happenings, isReportTried) => {
        const world = new World(isReportTried);
        for (const { afterMinutes, kind, product, offer } of happenings) {
          world.pass(afterMinutes * 60_000);
          world.happen(product, kind, offer);
        }
        // In the end everything is heard and worked off, as the nightly comparison does.
        world.settleAll();
        expect(world.faults()).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});

/** One customer with both subscriptions. */
class World {
  readonly service = new CardService();
  readonly desks: readonly Desk[];
  now = BEGUN;

  constructor(isReportTried: boolean) {
    this.desks = [
      new Desk('scout', this.service, TRIAL_END),
      new Desk('report', this.service, isReportTried ? TRIAL_END : null),
    ];
  }

  pass(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
    this.service.pass(this.now);
    for (const desk of this.desks) desk.now = this.now;
  }

  happen(product: Product, kind: Kind, offer: Offer): void {
    const before = this.desks.map(({ life }) => life);
    for (const desk of this.desks) if (desk.product === product) desk.happen(kind, offer);
    for (const [at, desk] of this.desks.entries()) {
      if (desk.product !== product && desk.life !== before[at]) desk.faults.push('touched by the other');
    }
    // Messages may come of both: the card is one.
    if (kind === 'heard') this.hear();
    for (const desk of this.desks) desk.checkAccess();
  }

  /** Each subscription is read again, as after a message, and its metadata says whose it is. */
  hear(): void {
    for (const { id, about } of this.service.all()) {
      for (const desk of this.desks) if (desk.product === about) desk.mirror(id);
    }
  }

  settleAll(): void {
    for (let round = 0; round < 3; round++) {
      this.hear();
      for (const desk of this.desks) desk.workOff();
    }
    for (const desk of this.desks) desk.checkAll();
  }

  faults(): string[] {
    return this.desks.flatMap(({ product, faults }) => faults.map((fault) => `${product}: ${fault}`));
  }
}

type Kind = (typeof BY_PERSON)[number] | (typeof BY_CARD)[number] | 'time';

class Desk {
  readonly product: Product;
  readonly service: CardService;
  readonly trialEnd: Date | null;
  life: Life;
  now = BEGUN;
  /** What we ask of the service, in its order: subscriptions that are to end. */
  readonly toEnd: string[] = [];
  readonly left = new Set<string>();
  readonly bills = new Map<number, Bill & { state: 'open' | 'paid' | 'void' }>();
  readonly booked = new Map<string, Period>();
  attached: string | null = null;
  /** What must not be. */
  readonly faults: string[] = [];

  constructor(product: Product, service: CardService, trialEnd: Date | null) {
    this.product = product;
    this.service = service;
    this.trialEnd = trialEnd;
    const plan = product === 'report' ? 'global_report' : 'basic_scout';
    const all = { plan, billed: 0, hasOrder: false, interval: null, bill: null } as const;
    const asked = { isCancelled: false, scheduled: null };
    this.life = trialEnd
      ? { ...all, ...asked, stage: 'trialing', trialEndsAt: trialEnd }
      : { ...all, stage: 'lapsed' };
  }

  happen(kind: Kind, wanted: Offer): void {
    const offer = this.product === 'report' ? REPORT_YEAR : wanted;
    const aged = passTime(this.life, this.now).life;
    switch (kind) {
      case 'check_out':
        if (canCheckOut(aged, this.now))
          this.service.open(this.product, offer, firstChargeOf(aged), this.now);
        return;
      case 'complete':
        return this.service.complete(this.product, this.now);
      case 'heard':
        return;
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

  checkAll(): void {
    this.checkAccess();
    this.checkOverlap();
    this.checkPayments();
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
    const isTried = this.trialEnd !== null && now < this.trialEnd;
    const isCovered = isTried || paid.some(({ from, to }) => from <= now && now < to);
    const ends = [...(this.trialEnd ? [this.trialEnd] : []), ...paid.map(({ to }) => to)];
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
    for (const { id, isRefunded } of this.service.payments(this.product)) {
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
