/** How often a guardian may state who they are and ask for a check: enough to correct a mistake, too few to try names. */
import type { Limit } from '../../../platform/rate-limit.ts';

const DAY = 24 * 60 * 60;

export const STATEMENTS_PER_GUARDIAN: Limit = {
  name: 'guardian-statement:account',
  max: 20,
  windowSeconds: DAY,
};
export const ASKS_PER_GUARDIAN: Limit = { name: 'guardianship-ask:account', max: 20, windowSeconds: DAY };
