/**
 * A payment service as values, for lives that are played by the thousand: subscriptions that renew, fail, change and end. One customer
 * may have several, which their card pays; each names what it is for.
 */
import type { Mirror, Receipt } from '../../src/features/billing/life/mirror.ts';
import type { Offer } from '../../src/features/billing/life/life.ts';
import { periodFrom, type Period } from '../../src/features/billing/life/periods.ts';

interface Held {
  id: string;
  about: string;
  offer: Offer;
  stage: Mirror['stage'];
  period: Period;
  isCancelled: boolean;
  scheduled: Offer | null;
  endedAt: Date | null;
  receipts: (Receipt & { isRefunded: boolean })[];
}

const HOUR_MS = 60 * 60_000;
const SHORTEST_TRIAL_MS = 48 * HOUR_MS;

export class CardService {
  readonly #held: Held[] = [];
  readonly #sessions = new Map<string, { offer: Offer; trialEnd: Date | null; until: Date }>();
  #accepts = true;
  #count = 0;

  /** As our checkout asks for it: a page that is open for an hour, and not beyond the trial that is kept. */
  open(about: string, offer: Offer, trialEnd: Date | null, now: Date): void {
    const kept = trialEnd && +trialEnd - +now > HOUR_MS / 2 ? trialEnd : null;
    const until = Math.min(+now + HOUR_MS, kept ? +kept - 60_000 : Infinity);
    this.#sessions.set(about, { offer, trialEnd: kept, until: new Date(until) });
  }

  complete(about: string, now: Date): void {
    const session = this.#sessions.get(about);
    this.#sessions.delete(about);
    if (!session || now > session.until) return;
    const { offer, trialEnd } = session;
    const period = trialEnd
      ? { from: now, to: trialEnd, anchorDay: trialEnd.getUTCDate() }
      : periodFrom(now, offer.interval);
    const isShort = trialEnd !== null && +trialEnd - +now < SHORTEST_TRIAL_MS;
    const held: Held = {
      id: `sub_${++this.#count}`,
      about,
      offer,
      stage: trialEnd && !isShort ? 'trialing' : 'active',
      period,
      isCancelled: false,
      scheduled: null,
      endedAt: null,
      receipts: [],
    };
    // A card that is declined begins nothing.
    if (!trialEnd && !this.#accepts) return;
    if (!trialEnd) this.#charge(held, now);
    this.#held.push(held);
  }

  pass(now: Date): void {
    for (const held of this.#held) {
      while (held.stage !== 'ended' && held.period.to <= now) this.#renew(held);
    }
  }

  /** Whether cards are charged from now on; what is open is paid then. */
  cards(accepts: boolean, now: Date): void {
    this.#accepts = accepts;
    if (!accepts) return;
    for (const held of this.#held) {
      if (held.stage === 'past_due') this.#charge(held, now);
    }
  }

  change(id: string, offer: Offer): void {
    const held = this.#find(id);
    if (held.stage === 'ended') return;
    if (held.stage === 'trialing') held.offer = offer;
    else held.scheduled = offer;
    held.isCancelled = false;
  }

  toggleCancel(id: string): void {
    const held = this.#find(id);
    held.isCancelled = !held.isCancelled;
    held.scheduled = null;
  }

  end(id: string, now: Date): void {
    const held = this.#find(id);
    if (held.stage !== 'ended') Object.assign(held, { stage: 'ended', endedAt: now });
  }

  refund(id: string, isWanted: (receiptId: string) => boolean): void {
    for (const receipt of this.#find(id).receipts) {
      if (isWanted(receipt.id)) receipt.isRefunded = true;
    }
  }

  read(id: string, isWanted: (receiptId: string) => boolean): Mirror {
    const { offer, stage, period, isCancelled, scheduled, endedAt, receipts } = this.#find(id);
    return {
      ...offer,
      stage,
      period,
      isCancelled,
      scheduled,
      endedAt: endedAt ?? period.to,
      receipts: receipts.filter((receipt) => isWanted(receipt.id)),
    };
  }

  all(): { id: string; about: string }[] {
    return this.#held.map(({ id, about }) => ({ id, about }));
  }

  payments(about: string): { id: string; isRefunded: boolean }[] {
    return this.#held.filter((held) => held.about === about).flatMap(({ receipts }) => receipts);
  }

  #renew(held: Held): void {
    const { period } = held;
    if (held.isCancelled) {
      Object.assign(held, { stage: 'ended', endedAt: period.to });
      return;
    }
    held.offer = held.scheduled ?? held.offer;
    held.scheduled = null;
    held.period = periodFrom(period.to, held.offer.interval, period.anchorDay);
    if (this.#accepts) this.#charge(held, held.period.from);
    else held.stage = 'past_due';
  }

  #charge(held: Held, paidAt: Date): void {
    const id = `in_${++this.#count}`;
    const { offer, period } = held;
    held.stage = 'active';
    held.receipts.push({ ...offer, id, number: id, period, cents: 1, paidAt, isRefunded: false });
  }

  #find(id: string): Held {
    const held = this.#held.find((one) => one.id === id);
    if (!held) throw new Error(`No such subscription: ${id}`);
    return held;
  }
}
