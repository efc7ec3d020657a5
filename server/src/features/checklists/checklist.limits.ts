import type { Limit } from '../../platform/rate-limit.ts';

/** Saved ticks: far more than anybody sets by hand. */
export const TICKS_PER_ACCOUNT: Limit = { name: 'checklist-ticks:account', max: 600, windowSeconds: 60 * 60 };
