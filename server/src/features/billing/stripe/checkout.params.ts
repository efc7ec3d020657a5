/**
 * What a checkout at Stripe is made of. What somebody tries, or has paid by invoice, is kept: the card is charged when it ends. To
 * Stripe both are a trial.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Stripe } from 'stripe';
import type { CardDesk } from './card-desk.ts';

const HOUR_SECONDS = 3600;
/** Stripe keeps a checkout open for half an hour at least; with the minutes that the request itself may take. */
const SHORTEST_CHECKOUT_SECONDS = 35 * 60;
/** Stripe takes no trial that ends sooner. */
const SHORTEST_TRIAL_SECONDS = 48 * HOUR_SECONDS + 600;

export interface CheckoutOf {
  subscriptionId: string;
  desk: Pick<CardDesk, 'product' | 'paths'>;
  userId: string;
  price: string;
  customerId: string | null;
  email: string | null;
  locale: Locale;
  /** Null: at once. */
  firstChargeAt: Date | null;
  baseUrl: string;
  now: Date;
}

export function checkoutParams(about: CheckoutOf): Stripe.Checkout.SessionCreateParams {
  const { subscriptionId, desk, userId, price, customerId, email, locale, firstChargeAt, baseUrl, now } =
    about;
  // The plan is found by its id; the product is for people who look at it there.
  const metadata = { subscription_id: subscriptionId, user_id: userId, product: desk.product };
  const from = secondsOf(now);
  const trialEnd = trialToKeep(firstChargeAt, from);
  return {
    mode: 'subscription',
    // A transfer or a direct debit may fail days later, and what it opened would have been free.
    allowed_payment_method_types: ['card'],
    line_items: [{ price, quantity: 1 }],
    client_reference_id: subscriptionId,
    metadata,
    subscription_data: { metadata, ...firstCharge(trialEnd, from) },
    tax_id_collection: { enabled: true },
    billing_address_collection: 'required',
    locale,
    success_url: `${baseUrl}${desk.paths.paid}`,
    cancel_url: `${baseUrl}${desk.paths.back}`,
    // Nobody may confirm after the trial what was to begin with its end.
    expires_at: Math.min(from + HOUR_SECONDS, (trialEnd ?? Infinity) - 60),
    ...customerOf(customerId, email),
  };
}

function customerOf(customerId: string | null, email: string | null) {
  if (customerId !== null) {
    return { customer: customerId, customer_update: { name: 'auto', address: 'auto' } } as const;
  }
  return email === null ? {} : { customer_email: email };
}

/** Null in its last minutes: a checkout would outlive it, so the first period begins with the payment. */
function trialToKeep(firstChargeAt: Date | null, from: number): number | null {
  const end = firstChargeAt && secondsOf(firstChargeAt);
  return end !== null && end - from > SHORTEST_CHECKOUT_SECONDS ? end : null;
}

/** Close to the end of a trial the first period begins with that end, and the hours until then cost nothing. */
function firstCharge(
  trialEnd: number | null,
  from: number,
): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  if (trialEnd === null) return {};
  if (trialEnd - from > SHORTEST_TRIAL_SECONDS) return { trial_end: trialEnd };
  return { billing_cycle_anchor: trialEnd, proration_behavior: 'none' };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
