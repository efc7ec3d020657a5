/** How much one person may say in an hour: far more than a conversation needs, far less than a machine would. */
import type { Limit } from '../../platform/rate-limit.ts';

const HOUR = 60 * 60;

export const MESSAGES_PER_ACCOUNT: Limit = { name: 'messages:account', max: 300, windowSeconds: HOUR };
export const REPORTS_PER_ACCOUNT: Limit = { name: 'reports:account', max: 20, windowSeconds: HOUR };
