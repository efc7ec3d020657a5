/** How long a proof of an address counts, and how often one may ask for codes and guess at them. */
import type { Limit } from '../../platform/rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** An address that was proven long ago may be somebody else's by now. */
export const PROOF_GOOD_DAYS = 30;

/** Each naming may make a new institution known and is written into the log. */
export const NAMINGS_PER_COACH: Limit = { name: 'institution-named:coach', max: 30, windowSeconds: HOUR };
export const CODES_PER_COACH: Limit = { name: 'work-email-code:coach', max: 10, windowSeconds: HOUR };
/** Limited by address, so that many askers together cannot flood one mailbox. */
export const CODES_PER_RECIPIENT: Limit = { name: 'work-email-code:recipient', max: 6, windowSeconds: HOUR };
/** Six digits are soon guessed by somebody who may go on: beside each code's own attempts, wrong ones are counted. */
export const WRONG_CODES_PER_COACH: Limit = { name: 'wrong-email-code:coach', max: 20, windowSeconds: HOUR };
export const WRONG_CODES_PER_ADDRESS: Limit = {
  name: 'wrong-email-code:address',
  max: 60,
  windowSeconds: HOUR,
};
