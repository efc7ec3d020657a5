/** How many codes one person may issue: enough for any team, too few to flood the platform with strangers. */
import type { Limit } from '../../platform/rate-limit.ts';

export const ISSUE_PER_ISSUER: Limit = { name: 'invitation:issuer', max: 60, windowSeconds: 60 * 60 };
