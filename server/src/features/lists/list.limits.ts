/** How often one person changes lists: more than any hand can, less than a script that asks for athletes by guessing. */
import type { Limit } from '../../platform/rate-limit.ts';

export const ADDING_PER_COACH: Limit = { name: 'lists:adding', max: 600, windowSeconds: 60 * 60 };
