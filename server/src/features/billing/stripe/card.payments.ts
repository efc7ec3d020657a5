/** What everything here needs that talks to Stripe. Null in the parts of the product means that plans are paid by invoice alone. */
import type { Stripe } from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface CardPayments {
  stripe: Stripe;
  webhookSecret: string;
}

export interface StripeDeps {
  db: Database;
  clock: Clock;
  stripe: Stripe;
}
