/** How much may be uploaded. A picture costs memory and time to clean, and the store costs money. */
import type { Limit } from '../platform/rate-limit.ts';

export const UPLOADS_PER_ACCOUNT: Limit = { name: 'files:account', max: 30, windowSeconds: 60 * 60 };

/** Per process: each upload is held in memory until it is stored. */
export const UPLOADS_AT_ONCE = 12;
export const UPLOADS_AT_ONCE_PER_ACCOUNT = 2;

/** Slower than any phone's line: two kilobytes a second over half a minute. */
export const UPLOAD_PACE = { leastBytes: 60_000, everyMs: 30_000 };
