/**
 * How often a plan is chosen and resumed: each time may take a number of the year, and is a row that stays for ten years, a bell
 * and an email. Cancelling has no limit of its own: it needs one of these before it can be done again, and nobody is kept in a plan.
 */
import type { Limit } from '../../platform/rate-limit.ts';

const DAY = 24 * 60 * 60;

export const CHOOSE_PER_PLAN: Limit = { name: 'billing-choose:plan', max: 10, windowSeconds: DAY };
/** Each is a page at the payment service. */
export const CHECKOUT_PER_PLAN: Limit = { name: 'billing-checkout:plan', max: 20, windowSeconds: DAY };
/** Each asks the payment service; a page that waits asks every few seconds. */
export const CONFIRM_PER_PLAN: Limit = { name: 'billing-confirm:plan', max: 200, windowSeconds: DAY };
/** Each waits for a person to decide. */
export const ORDERS_PER_PLAN: Limit = { name: 'billing-order:plan', max: 5, windowSeconds: DAY };
/** A refused number tells that a colleague has sent it: nobody goes through them all. */
export const USED_ORDER_NUMBER_PER_ACCOUNT: Limit = {
  name: 'billing-order-used:account',
  max: 5,
  windowSeconds: DAY,
};
/** Asks the payment service about every subscription. */
export const COMPARE_CARDS: Limit = { name: 'billing-compare', max: 12, windowSeconds: 60 * 60 };
export const RESUME_PER_PLAN: Limit = { name: 'billing-resume:plan', max: 10, windowSeconds: DAY };
