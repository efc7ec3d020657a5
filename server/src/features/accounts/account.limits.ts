/** How often one may try. Per account against guessing, per address against trying many accounts. */
import type { Limit } from '../../platform/rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const SIGN_IN_PER_ACCOUNT: Limit = { name: 'sign-in:account', max: 10, windowSeconds: 10 * MINUTE };
export const SIGN_IN_PER_ADDRESS: Limit = { name: 'sign-in:address', max: 60, windowSeconds: 10 * MINUTE };
export const SIGN_UP_PER_ADDRESS: Limit = { name: 'sign-up:address', max: 30, windowSeconds: HOUR };
export const SIGN_UP_PER_ACCOUNT: Limit = { name: 'sign-up:account', max: 10, windowSeconds: HOUR };
/** A code is short enough to guess given enough tries: wrong ones are counted apart, and more strictly. */
export const WRONG_CODE_PER_ADDRESS: Limit = { name: 'wrong-code:address', max: 10, windowSeconds: HOUR };
export const RESET_PER_ACCOUNT: Limit = { name: 'reset:account', max: 5, windowSeconds: HOUR };
export const RESET_PER_ADDRESS: Limit = { name: 'reset:address', max: 20, windowSeconds: HOUR };
/** Codes that prove a mailbox: nobody's mailbox is flooded, whoever asks. */
export const MAILBOX_CODES_PER_ACCOUNT: Limit = {
  name: 'mailbox-code:account',
  max: 10,
  windowSeconds: HOUR,
};
export const MAILBOX_CODES_PER_RECIPIENT: Limit = {
  name: 'mailbox-code:recipient',
  max: 6,
  windowSeconds: HOUR,
};
/** Six digits are soon guessed by somebody who may go on: beside each code's own tries, wrong ones are counted. */
export const WRONG_PROOFS_PER_ACCOUNT: Limit = {
  name: 'wrong-mailbox-code:account',
  max: 20,
  windowSeconds: HOUR,
};
export const WRONG_PROOFS_PER_ADDRESS: Limit = {
  name: 'wrong-mailbox-code:address',
  max: 60,
  windowSeconds: HOUR,
};
/** The link beside the code; nobody guesses it, and people read their mail later. */
export const MAILBOX_LINK_HOURS = 24;
export const PASSWORD_PER_ACCOUNT: Limit = { name: 'password:account', max: 10, windowSeconds: 10 * MINUTE };
