/** How often an account can be put up for erasure: each time the whole family gets an email. */
import type { Limit } from '../../../platform/rate-limit.ts';

export const ERASURES_PER_ACCOUNT: Limit = { name: 'erasure:account', max: 5, windowSeconds: 24 * 60 * 60 };
