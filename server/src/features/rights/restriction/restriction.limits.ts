/** How often an account can be frozen: each time the whole family gets an email. Lifting is not counted. */
import type { Limit } from '../../../platform/rate-limit.ts';

export const RESTRICTIONS_PER_ACCOUNT: Limit = {
  name: 'restriction:account',
  max: 5,
  windowSeconds: 24 * 60 * 60,
};
