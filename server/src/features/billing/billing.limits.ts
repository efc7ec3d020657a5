/**
 * How often a plan is chosen and resumed: each time may take a number of the year, and is a row that stays for ten years, a bell
 * and an email. Cancelling has no limit of its own: it needs one of these before it can be done again, and nobody is kept in a plan.
 */
import type { Limit } from '../../platform/rate-limit.ts';

const DAY = 24 * 60 * 60;

export const CHOOSE_PER_PLAN: Limit = { name: 'billing-choose:plan', max: 10, windowSeconds: DAY };
/** Each waits for a person to decide. */
export const ORDERS_PER_PLAN: Limit = { name: 'billing-order:plan', max: 5, windowSeconds: DAY };
export const RESUME_PER_PLAN: Limit = { name: 'billing-resume:plan', max: 10, windowSeconds: DAY };
