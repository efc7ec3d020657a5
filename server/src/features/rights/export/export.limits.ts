/** How often one may guess at the password of a download. */
import type { Limit } from '../../../platform/rate-limit.ts';

/** By session: a thief of one cannot keep the owner's other devices from it. */
export const PASSWORDS_PER_SESSION: Limit = { name: 'export:session', max: 10, windowSeconds: 10 * 60 };
