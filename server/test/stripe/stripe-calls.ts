/** The calls that we make to Stripe, answered from the books. An answer is the object, or a fault with its status. */
import type { Books, Subscription } from './stripe-books.ts';
import { formOf, formsOf, textOf, textsOf, wordsOf, type Form } from './form.ts';

export interface Call {
  method: string;
  path: string[];
  form: Form;
  origin: string;
}

export class Fault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function answer(books: Books, call: Call): object {
  const [resource = '', ...rest] = call.path;
  const found = CALLS[resource]?.(books, call, rest);
  if (!found) throw missing(call.path.join('/'));
  return found;
}

type Answerer = (books: Books, call: Call, rest: string[]) => object | null;

const CALLS: Record<string, Answerer> = { products, prices, checkout, billing_portal: portal, subscriptions };
Object.assign(CALLS, {
  subscription_schedules: schedules,
  invoices,
  credit_notes: creditNotes,
  customers,
  payment_methods: paymentMethods,
});

function products(books: Books, { method, form }: Call, [id]: string[]): object | null {
  if (method === 'GET') return books.products.get(id ?? '') ?? null;
  const made = { id: textOf(form, 'id') ?? books.id('prod'), object: 'product' as const };
  const product = { ...made, name: textOf(form, 'name') ?? '' };
  books.products.set(product.id, product);
  return product;
}

function prices(books: Books, { method, form }: Call, [id]: string[]): object | null {
  if (method === 'GET' && id) return books.prices.get(id) ?? null;
  if (method === 'GET') {
    const keys = textsOf(form, 'lookup_keys');
    return list([...books.prices.values()].filter((price) => keys.includes(price.lookup_key ?? '')));
  }
  const lookupKey = textOf(form, 'lookup_key');
  const holder = [...books.prices.values()].find((price) => price.lookup_key === lookupKey);
  if (holder && textOf(form, 'transfer_lookup_key') !== 'true') {
    throw new Fault(400, 'resource_already_exists', `A price has the lookup key ${lookupKey} already`);
  }
  if (holder) holder.lookup_key = null;
  const price = {
    id: books.id('price'),
    object: 'price' as const,
    active: true,
    currency: textOf(form, 'currency') ?? '',
    unit_amount: Number(textOf(form, 'unit_amount')),
    recurring: {
      interval: textOf(formOf(form, 'recurring'), 'interval') === 'year' ? 'year' : 'month',
    } as const,
    lookup_key: lookupKey,
    product: textOf(form, 'product') ?? '',
    metadata: wordsOf(form, 'metadata'),
  };
  books.prices.set(price.id, price);
  return price;
}

function checkout(books: Books, { method, form, origin }: Call, [, id, what]: string[]): object | null {
  const found = books.sessions.get(id ?? '');
  if (id && !found) return null;
  if (found && what === 'expire') {
    if (found.status !== 'open') throw new Fault(400, 'resource_missing', 'This session is not open');
    found.status = 'expired';
  }
  if (found) return found;
  if (method !== 'POST') return null;
  const customer = textOf(form, 'customer');
  if (customer !== null && !books.customers.has(customer)) throw missing(customer);
  const [item] = formsOf(form, 'line_items');
  const data = formOf(form, 'subscription_data');
  const trialEnd = textOf(data, 'trial_end');
  const anchor = textOf(data, 'billing_cycle_anchor');
  if (trialEnd !== null && Number(trialEnd) < books.seconds() + 48 * 3600) {
    throw new Fault(400, 'parameter_invalid', 'trial_end has to be at least 2 days in the future');
  }
  const sessionId = books.id('cs');
  const session = {
    id: sessionId,
    object: 'checkout.session' as const,
    status: 'open' as const,
    url: `${origin}/pay/${sessionId}`,
    client_reference_id: textOf(form, 'client_reference_id'),
    customer,
    customer_email: textOf(form, 'customer_email'),
    subscription: null,
    success_url: textOf(form, 'success_url') ?? '',
    cancel_url: textOf(form, 'cancel_url') ?? '',
    locale: textOf(form, 'locale'),
    metadata: wordsOf(form, 'metadata'),
    wanted: {
      price: books.priceOf(textOf(item ?? {}, 'price') ?? '').id,
      trialEnd: trialEnd === null ? null : Number(trialEnd),
      anchor: anchor === null ? null : Number(anchor),
      metadata: wordsOf(data, 'metadata'),
    },
  };
  books.sessions.set(session.id, session);
  return session;
}

function portal(books: Books, { form }: Call): object {
  const customer = textOf(form, 'customer') ?? '';
  if (!books.customers.has(customer)) throw missing(customer);
  const url = textOf(form, 'return_url') ?? '';
  return { id: books.id('bps'), object: 'billing_portal.session', customer, url: `${url}#portal` };
}

function subscriptions(books: Books, { method, form }: Call, [id]: string[]): object | null {
  if (!id) return page([...books.subscriptions.values()], form);
  const found = books.subscriptions.get(id);
  if (!found) return null;
  if (method === 'DELETE') return told(books, books.end(id), form);
  if (method === 'POST') change(books, found, form);
  return told(books, found, form);
}

function change(books: Books, subscription: Subscription, form: Form): void {
  if (subscription.status === 'canceled') throw new Fault(400, 'resource_missing', 'It is canceled');
  const [item] = subscription.items.data;
  const cancel = textOf(form, 'cancel_at_period_end');
  if (cancel !== null) {
    if (subscription.schedule)
      throw new Fault(400, 'managed_by_schedule', 'A schedule manages this subscription');
    subscription.cancel_at_period_end = cancel === 'true';
    subscription.cancel_at = cancel === 'true' ? (item?.current_period_end ?? null) : null;
    subscription.canceled_at = cancel === 'true' ? books.seconds() : null;
  }
  const price = formsOf(form, 'items')[0]?.['price'];
  if (item && typeof price === 'string') item.price = books.priceOf(price);
  books.updated(subscription);
}

function schedules(books: Books, { form }: Call, [id, what]: string[]): object | null {
  const found = books.schedules.get(id ?? '');
  if (id && !found) return null;
  if (!found) return begin(books, textOf(form, 'from_subscription') ?? '');
  const owner = found.subscription === null ? null : books.subscriptionOf(found.subscription);
  if (what === 'release') {
    Object.assign(found, { status: 'released', subscription: null });
    if (owner) owner.schedule = null;
  } else {
    found.phases = formsOf(form, 'phases').map((phase, at, all) => ({
      start_date: Number(textOf(phase, 'start_date') ?? textOf(all[at - 1] ?? {}, 'end_date')),
      end_date: Number(textOf(phase, 'end_date') ?? 0),
      items: formsOf(phase, 'items').map((item) => ({ price: textOf(item, 'price') ?? '', quantity: 1 })),
    }));
  }
  if (owner) books.updated(owner);
  return found;
}

function begin(books: Books, subscriptionId: string): object {
  const subscription = books.subscriptionOf(subscriptionId);
  if (subscription.schedule) throw new Fault(400, 'resource_already_exists', 'It has a schedule already');
  const [item] = subscription.items.data;
  if (!item) throw missing(subscriptionId);
  const schedule = {
    id: books.id('sub_sched'),
    object: 'subscription_schedule' as const,
    status: 'active' as const,
    subscription: subscriptionId,
    phases: [
      {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id, quantity: 1 }],
      },
    ],
  };
  books.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
  return schedule;
}

function invoices(books: Books, { method, form }: Call, [id, what]: string[]): object | null {
  const found = books.invoices.get(id ?? '');
  if (found && method === 'POST' && what === 'void') found.status = 'void';
  if (id) return found ?? null;
  const subscription = textOf(form, 'subscription');
  const status = textOf(form, 'status');
  const all = [...books.invoices.values()].filter(
    (invoice) =>
      invoice.parent.subscription_details.subscription === subscription &&
      (status === null || invoice.status === status),
  );
  return list(all.toReversed());
}

function creditNotes(books: Books, { form }: Call): object {
  const invoice = textOf(form, 'invoice') ?? '';
  const note = { id: books.id('cn'), object: 'credit_note' as const, invoice };
  const made = { ...note, refund_amount: Number(textOf(form, 'refund_amount')) };
  const credited = books.invoices.get(invoice);
  if (credited) credited.post_payment_credit_notes_amount += made.refund_amount;
  books.creditNotes.push(made);
  return made;
}

/** Whose customer is gone, has no subscription any more. */
function customers(books: Books, { method }: Call, [id = '']: string[]): object | null {
  if (method === 'GET' && books.deletedCustomers.has(id)) return { id, object: 'customer', deleted: true };
  const found = books.customers.get(id);
  if (!found || method !== 'DELETE') return found ?? null;
  for (const one of books.subscriptions.values()) {
    if (one.customer === id && one.status !== 'canceled') books.end(one.id);
  }
  books.customers.delete(id);
  books.deletedCustomers.add(id);
  return { id, object: 'customer', deleted: true };
}

function paymentMethods(_books: Books, _call: Call, [id = '']: string[]): object {
  return { id, object: 'payment_method', type: 'card', card: { brand: 'visa', last4: '4242' } };
}

/** With what was asked to be told in full. */
function told(books: Books, subscription: Subscription, form: Form): object {
  const expand = textsOf(form, 'expand');
  const schedule = books.schedules.get(subscription.schedule ?? '');
  return {
    ...subscription,
    ...(expand.includes('schedule') && schedule ? { schedule } : {}),
    ...(expand.includes('latest_invoice') && subscription.latest_invoice
      ? { latest_invoice: books.invoices.get(subscription.latest_invoice) }
      : {}),
    ...(expand.includes('default_payment_method') && subscription.default_payment_method
      ? { default_payment_method: paymentMethods(books, NO_CALL, [subscription.default_payment_method]) }
      : {}),
  };
}

const NO_CALL: Call = { method: 'GET', path: [], form: {}, origin: '' };

function page(all: Subscription[], form: Form): object {
  const after = textOf(form, 'starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const shown = all.slice(from, from + Number(textOf(form, 'limit') ?? 10));
  return { ...list(shown), has_more: from + shown.length < all.length };
}

function list(data: object[]) {
  return { object: 'list', has_more: false, data };
}

function missing(what: string): Fault {
  return new Fault(404, 'resource_missing', `No such thing: ${what}`);
}
