/** What is sold by card, as Stripe knows it: a product for each plan and a price for each offer, from the one list of prices. */
import { BILLING_OFFERS, type BillingInterval } from '@faircourt/contracts/billing';
import { PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { Offer } from '../life/life.ts';
import { REPORT_YEAR } from '../life/product.ts';
import { NotSetUp } from './stripe.client.ts';

export const PRODUCT_NAMES: Record<BilledPlan, string> = {
  basic_scout: 'Basic Scout',
  pro_scout: 'Pro Scout',
  global_report: 'Global Player Report',
};

export function productIdOf(plan: BilledPlan): string {
  return `faircourt_${plan}`;
}

/** Prices cannot be changed at Stripe. The key moves on to the next one, and those who pay the old one go on paying it. */
export function lookupKeyOf({ plan, interval }: Offer): string {
  return `${plan}_${interval}`;
}

export interface CataloguePrice extends Offer {
  lookupKey: string;
  cents: number;
}

export const CATALOGUE: readonly CataloguePrice[] = [...BILLING_OFFERS, REPORT_YEAR].map((offer) => ({
  ...offer,
  lookupKey: lookupKeyOf(offer),
  cents: centsOf(offer),
}));

function centsOf({ plan, interval }: { plan: BilledPlan; interval: BillingInterval }): number {
  const prices: { monthly?: number; annual?: number } = PLAN_PRICES[plan];
  const dollars = interval === 'month' ? prices.monthly : prices.annual;
  if (dollars === undefined) throw new Error(`${plan} is not sold by the ${interval}`);
  return dollars * 100;
}

/** A price of ours says itself what it is for, also when its key has moved on to a newer one. */
export function offerOf(price: { id: string; metadata: Record<string, string> }): Offer {
  const found = CATALOGUE.find(
    ({ plan, interval }) => price.metadata['plan'] === plan && price.metadata['interval'] === interval,
  );
  if (!found)
    throw new NotSetUp(`${price.id} is no price of our plans. Made by: npm run admin -- stripe-setup`);
  return { plan: found.plan, interval: found.interval };
}
