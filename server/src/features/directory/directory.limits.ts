/** A table of names is for the work of a day, not for carrying the platform away. */
import type { Limit } from '../../platform/rate-limit.ts';

export const EXPORTS_PER_DIRECTOR: Limit = { name: 'directory:export', max: 20, windowSeconds: 60 * 60 };
export const EXPORT_MAX = 20_000;
