/** What is sold apart from each other: a scout plan and the report have a life each, and neither becomes the other. */
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { Life, Offer } from './life.ts';

export type Product = 'scout' | 'report';

/** All that is sold of the report. */
export const REPORT_YEAR = { plan: 'global_report', interval: 'year' } as const satisfies Offer;

const ORDERED: Readonly<Record<Product, Offer>> = {
  scout: { plan: 'pro_scout', interval: 'year' },
  report: REPORT_YEAR,
};

export function productOf(plan: BilledPlan): Product {
  return plan === 'global_report' ? 'report' : 'scout';
}

/** What a purchase order is for. */
export function orderedOffer(plan: BilledPlan): Offer {
  return ORDERED[productOf(plan)];
}

/** Routes offer each subscription what is its own, so this is a mistake, of ours or of somebody at Stripe, and no refusal. */
export class OtherProduct extends Error {}

export function requireSameProduct({ plan }: Pick<Life, 'plan'>, offer: Offer): void {
  if (productOf(plan) !== productOf(offer.plan))
    throw new OtherProduct(`${plan} cannot become ${offer.plan}`);
}
