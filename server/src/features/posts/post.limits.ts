/** How much one director writes: far more than anybody does by hand. */
import type { Limit } from '../../platform/rate-limit.ts';

export const POSTS_PER_WRITER: Limit = { name: 'post:writer', max: 30, windowSeconds: 60 * 60 };
export const SAVES_PER_WRITER: Limit = { name: 'post:save', max: 300, windowSeconds: 60 * 60 };
