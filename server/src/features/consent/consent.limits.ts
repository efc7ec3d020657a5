/** How often one may try. */
import type { Limit } from '../../platform/rate-limit.ts';

/** A session left open must not become a way to guess the password. */
export const WRONG_PASSWORD_PER_SIGNER: Limit = {
  name: 'consent-password:account',
  max: 10,
  windowSeconds: 10 * 60,
};

/** Each copy is drawn again, which costs processor time. */
export const COPIES_PER_READER: Limit = { name: 'consent-copy:account', max: 60, windowSeconds: 10 * 60 };
