/** How often one may write. A confirmation goes to an address nobody has proved, so each address gets few of them. */
import type { Limit } from '../../platform/rate-limit.ts';

const HOUR = 60 * 60;

export const SUPPORT_PER_ADDRESS: Limit = { name: 'support:address', max: 20, windowSeconds: HOUR };
/** What one account replies to our answers. */
export const REPLIES_PER_ACCOUNT: Limit = { name: 'support:replies', max: 30, windowSeconds: HOUR };
export const SUPPORT_PER_RECIPIENT: Limit = { name: 'support:recipient', max: 5, windowSeconds: HOUR };
