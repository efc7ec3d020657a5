/** Far more than anybody finds in a day, and too few to bury a rival or the moderators. */
import type { Limit } from '../../platform/rate-limit.ts';

const DAY = 24 * 60 * 60;

export const REPORTS_PER_DAY: Limit = { name: 'reports:day', max: 20, windowSeconds: DAY };
