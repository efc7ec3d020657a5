/** What a payment service keeps in its books, as far as we ask for it: prices, checkouts, subscriptions, schedules and invoices. */
import { randomUUID } from 'node:crypto';
import { periodFrom } from '../../src/features/billing/life/periods.ts';

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  recurring: { interval: 'month' | 'year' };
  lookup_key: string | null;
  product: string;
  metadata: Record<string, string>;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  locale: string | null;
  metadata: Record<string, string>;
  /** What the subscription is to be like. Not told. */
  wanted: { price: string; trialEnd: number | null; anchor: number | null; metadata: Record<string, string> };
}

export interface Subscription {
  id: string;
  object: 'subscription';
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete';
  customer: string;
  metadata: Record<string, string>;
  created: number;
  trial_end: number | null;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  schedule: string | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  items: {
    object: 'list';
    data: { id: string; price: Price; current_period_start: number; current_period_end: number }[];
  };
}

export interface Phase {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: number }[];
}

export interface Schedule {
  id: string;
  object: 'subscription_schedule';
  status: 'active' | 'released';
  subscription: string | null;
  phases: Phase[];
}

export interface Invoice {
  id: string;
  object: 'invoice';
  number: string;
  status: 'open' | 'paid' | 'void';
  currency: string;
  customer: string;
  total: number;
  amount_paid: number;
  post_payment_credit_notes_amount: number;
  created: number;
  status_transitions: { paid_at: number | null };
  hosted_invoice_url: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  lines: {
    object: 'list';
    data: {
      id: string;
      amount: number;
      period: { start: number; end: number };
      pricing: { type: 'price_details'; price_details: { price: string; product: string } };
    }[];
  };
}

export interface CreditNote {
  id: string;
  object: 'credit_note';
  invoice: string;
  refund_amount: number;
}

export class Books {
  readonly products = new Map<string, { id: string; object: 'product'; name: string }>();
  readonly prices = new Map<string, Price>();
  readonly customers = new Map<string, { id: string; object: 'customer'; deleted?: true }>();
  /** Stripe still names them, and takes them for nothing. */
  readonly deletedCustomers = new Set<string>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly schedules = new Map<string, Schedule>();
  readonly invoices = new Map<string, Invoice>();
  readonly creditNotes: CreditNote[] = [];
  /** Where its own pages are. */
  origin = '';
  readonly #now: () => Date;
  readonly #tell: (type: string, object: object) => void;
  /** No id is given twice, also when another service begins beside the same data. */
  readonly #series = randomUUID().slice(0, 8);
  #count = 0;

  constructor(now: () => Date, tell: (type: string, object: object) => void) {
    this.#now = now;
    this.#tell = tell;
  }

  id(kind: string): string {
    return `${kind}_${this.#series}${String(++this.#count).padStart(6, '0')}`;
  }

  seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  priceOf(id: string): Price {
    const price = this.prices.get(id);
    if (!price) throw new Error(`No such price: ${id}`);
    return price;
  }

  /** The card that was given is refused: the page says so and stays open, and what was begun pays for nothing. */
  decline(sessionId: string): Subscription {
    const { subscription } = this.#begin(this.#open(sessionId));
    subscription.status = 'incomplete';
    const [item] = subscription.items.data;
    const invoice = this.#bill(subscription, item?.price.unit_amount ?? 0, false);
    this.#tell('customer.subscription.created', subscription);
    this.#tell('invoice.payment_failed', invoice);
    return subscription;
  }

  /** The buyer has given a card and confirmed. */
  complete(sessionId: string): Subscription {
    const session = this.#open(sessionId);
    const { subscription, isFree } = this.#begin(session);
    Object.assign(session, {
      status: 'complete',
      customer: subscription.customer,
      subscription: subscription.id,
    });
    const [item] = subscription.items.data;
    const invoice = this.#bill(subscription, isFree ? 0 : (item?.price.unit_amount ?? 0), true);
    this.#tell('customer.subscription.created', subscription);
    this.#tell('invoice.paid', invoice);
    this.#tell('checkout.session.completed', session);
    return subscription;
  }

  #open(sessionId: string): Session {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error(`${sessionId} is not open`);
    return session;
  }

  #begin(session: Session): { subscription: Subscription; isFree: boolean } {
    const customer = session.customer ?? this.id('cus');
    this.customers.set(customer, { id: customer, object: 'customer' });
    const { trialEnd, anchor, price: priceId, metadata } = session.wanted;
    const price = this.priceOf(priceId);
    const from = this.seconds();
    const to = trialEnd ?? anchor ?? this.#end(from, price);
    const subscription: Subscription = {
      id: this.id('sub'),
      object: 'subscription',
      status: trialEnd === null ? 'active' : 'trialing',
      customer,
      metadata,
      created: from,
      trial_end: trialEnd,
      billing_cycle_anchor: trialEnd ?? anchor ?? from,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      schedule: null,
      default_payment_method: 'pm_visa',
      latest_invoice: null,
      items: {
        object: 'list',
        data: [{ id: this.id('si'), price, current_period_start: from, current_period_end: to }],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    return { subscription, isFree: trialEnd !== null || anchor !== null };
  }

  /** The period is over: the next one begins, as the schedule says, and is paid or not. */
  renew(subscriptionId: string, isPaid = true): Subscription {
    const subscription = this.subscriptionOf(subscriptionId);
    const [item] = subscription.items.data;
    if (!item) throw new Error('A subscription without an item');
    if (subscription.cancel_at_period_end) return this.end(subscriptionId, item.current_period_end);
    const schedule = subscription.schedule === null ? null : this.schedules.get(subscription.schedule);
    const next = schedule?.phases.find(({ start_date: at }) => at === item.current_period_end);
    if (schedule && next) {
      item.price = this.priceOf(next.items[0]?.price ?? '');
      Object.assign(schedule, { status: 'released', subscription: null });
      subscription.schedule = null;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end = this.#end(item.current_period_start, item.price);
    subscription.status = isPaid ? 'active' : 'past_due';
    const invoice = this.#bill(subscription, item.price.unit_amount, isPaid);
    this.#tell('customer.subscription.updated', subscription);
    this.#tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return subscription;
  }

  /** Somebody changes the price at Stripe itself, in the middle of a period, and the difference is charged at once. */
  changeAtStripe(subscriptionId: string, lookupKey: string, amount: number): Invoice {
    const subscription = this.subscriptionOf(subscriptionId);
    const [item] = subscription.items.data;
    const price = [...this.prices.values()].find(({ lookup_key: key }) => key === lookupKey);
    if (!item || !price) throw new Error(`No price ${lookupKey}`);
    item.price = price;
    const invoice = this.#bill(subscription, amount, true);
    for (const line of invoice.lines.data) line.period.start = this.seconds();
    this.#tell('customer.subscription.updated', subscription);
    this.#tell('invoice.paid', invoice);
    return invoice;
  }

  /** What was open is paid after all. */
  settle(subscriptionId: string): void {
    const subscription = this.subscriptionOf(subscriptionId);
    const invoice = this.invoices.get(subscription.latest_invoice ?? '');
    if (invoice?.status !== 'open') throw new Error('Nothing is open');
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.total });
    invoice.status_transitions.paid_at = this.seconds();
    subscription.status = 'active';
    this.#tell('invoice.paid', invoice);
    this.#tell('customer.subscription.updated', subscription);
  }

  end(subscriptionId: string, at = this.seconds()): Subscription {
    const subscription = this.subscriptionOf(subscriptionId);
    Object.assign(subscription, { status: 'canceled', canceled_at: at, ended_at: at, schedule: null });
    this.#tell('customer.subscription.deleted', subscription);
    return subscription;
  }

  updated(subscription: Subscription): Subscription {
    this.#tell('customer.subscription.updated', subscription);
    return subscription;
  }

  subscriptionOf(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`No such subscription: ${id}`);
    return subscription;
  }

  #end(from: number, { recurring: { interval } }: Price): number {
    return periodFrom(new Date(from * 1000), interval).to.getTime() / 1000;
  }

  #bill(subscription: Subscription, amount: number, isPaid: boolean): Invoice {
    const [item] = subscription.items.data;
    if (!item) throw new Error('A subscription without an item');
    const { price, current_period_start: start, current_period_end: end } = item;
    const invoice: Invoice = {
      id: this.id('in'),
      object: 'invoice',
      number: `LOCAL-${String(this.invoices.size + 1).padStart(4, '0')}`,
      status: isPaid ? 'paid' : 'open',
      currency: 'usd',
      customer: subscription.customer,
      total: amount,
      amount_paid: isPaid ? amount : 0,
      post_payment_credit_notes_amount: 0,
      created: this.seconds(),
      status_transitions: { paid_at: isPaid ? this.seconds() : null },
      hosted_invoice_url: `${this.origin}/pay/${subscription.id}`,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: {
        object: 'list',
        data: [
          {
            id: this.id('il'),
            amount,
            period: { start, end },
            pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
          },
        ],
      },
    };
    this.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    return invoice;
  }
}
