/** How many links there may be, how long an invitation lasts, and how often one may try. */
import type { Limit } from '../../../platform/rate-limit.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Links that wait for an answer count too. A patchwork family fits in; a list of strangers does not. */
export const OPEN_LINKS_MAX = 8;
export const FAMILY_CODE_DAYS = 7;

export const INVITE_PER_ATHLETE: Limit = { name: 'guardian-invite:athlete', max: 20, windowSeconds: DAY };
/** Limited by address, so that many askers together cannot flood one mailbox. */
export const INVITE_PER_RECIPIENT: Limit = { name: 'guardian-invite:recipient', max: 5, windowSeconds: DAY };
/** Enough for a child who writes several times in one day. */
export const REPORTS_PER_ATHLETE: Limit = { name: 'guardian-report:athlete', max: 10, windowSeconds: DAY };
export const FAMILY_CODE_PER_ATHLETE: Limit = { name: 'family-code:athlete', max: 30, windowSeconds: HOUR };
/** A code is short enough to guess given enough tries, so wrong ones are counted. */
export const WRONG_INVITATION_PER_ACCOUNT: Limit = {
  name: 'wrong-offer:account',
  max: 10,
  windowSeconds: HOUR,
};
export const WRONG_INVITATION_PER_ADDRESS: Limit = {
  name: 'wrong-offer:address',
  max: 30,
  windowSeconds: HOUR,
};
