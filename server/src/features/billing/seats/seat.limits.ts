/** How often an owner invites and asks somebody to take over, and how often somebody tries a key. */
import type { Limit } from '../../../platform/rate-limit.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

export const SEAT_INVITE_PER_OWNER: Limit = { name: 'seat-invite:owner', max: 30, windowSeconds: DAY };
/** Limited by address, so that many owners together cannot flood one mailbox. */
export const SEAT_INVITE_PER_RECIPIENT: Limit = { name: 'seat-invite:recipient', max: 5, windowSeconds: DAY };
/** Each question is an email, a bell and a line of the log that stays. */
export const OFFER_PER_OWNER: Limit = { name: 'seat-offer:owner', max: 10, windowSeconds: DAY };
export const OFFER_PER_COLLEAGUE: Limit = { name: 'seat-offer:colleague', max: 5, windowSeconds: DAY };
export const WRONG_SEAT_KEY_PER_ACCOUNT: Limit = {
  name: 'wrong-seat-key:account',
  max: 20,
  windowSeconds: HOUR,
};
