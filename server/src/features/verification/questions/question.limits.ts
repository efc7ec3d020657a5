/** How much one person may ask and say: more than a family needs in a season, less than a queue can bear. */
import type { Limit } from '../../../platform/rate-limit.ts';

const HOUR = 60 * 60;

export const QUESTIONS_PER_ACCOUNT: Limit = { name: 'verification:account', max: 40, windowSeconds: HOUR };

/** On one item. A director reads all of it. */
export const STATEMENTS_MAX = 20;
