/** A table is for the work of a staff, not for carrying the platform away. Counted per desk, however many seats it has. */
import type { Limit } from '../platform/rate-limit.ts';

export const EXPORTS_PER_DESK: Limit = { name: 'athlete-tables:desk', max: 20, windowSeconds: 60 * 60 };
/** Rows, the same athlete in two tables counted twice. */
export const ROWS_PER_DESK: Limit = {
  name: 'athlete-tables:rows',
  max: 25_000,
  windowSeconds: 24 * 60 * 60,
};
