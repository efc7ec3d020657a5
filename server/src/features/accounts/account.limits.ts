/**
 * How often one may try. Strictly by account and address together, so that a stranger's guesses are the stranger's own;
 * loosely per account, against guessing from many addresses; per address, against trying many accounts. A device on which
 * the owner has signed in before is counted by itself: nobody else can use up what it has.
 */
import type { Limit } from '../../platform/rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const SIGN_IN_PER_PAIR: Limit = { name: 'sign-in:pair', max: 10, windowSeconds: 10 * MINUTE };
/** Counts wrong passwords only: signing in often from many places is nobody's attack. */
export const SIGN_IN_PER_ACCOUNT: Limit = { name: 'sign-in:account', max: 60, windowSeconds: 10 * MINUTE };
export const SIGN_IN_PER_DEVICE: Limit = { name: 'sign-in:device', max: 10, windowSeconds: 10 * MINUTE };
export const SIGN_IN_PER_ADDRESS: Limit = { name: 'sign-in:address', max: 60, windowSeconds: 10 * MINUTE };
/**
 * Wrong codes in the second step. Six digits, of which three are right at a time: a stranger who has the password gets
 * 60 tries a day, and needs years. The tries of one waiting sign-in, then those of the account and of the address.
 */
export const SECOND_STEP_TRIES: Limit = { name: 'second-step:try', max: 5, windowSeconds: 10 * MINUTE };
export const SECOND_STEP_PER_ACCOUNT: Limit = {
  name: 'second-step:account',
  max: 10,
  windowSeconds: 15 * MINUTE,
};
export const SECOND_STEP_PER_DAY: Limit = { name: 'second-step:day', max: 60, windowSeconds: 24 * HOUR };
export const SECOND_STEP_PER_DEVICE: Limit = {
  name: 'second-step:device',
  max: 10,
  windowSeconds: 15 * MINUTE,
};
/** All known devices of an account together: who had the password before the app was set up may have made many known. */
export const SECOND_STEP_BY_DEVICES: Limit = {
  name: 'second-step:devices',
  max: 100,
  windowSeconds: 24 * HOUR,
};
export const SECOND_STEP_PER_ADDRESS: Limit = {
  name: 'second-step:address',
  max: 30,
  windowSeconds: 15 * MINUTE,
};
/** Nobody guesses a signature, and yet nobody tries for ever. */
export const PASSKEY_PER_ADDRESS: Limit = { name: 'passkey:address', max: 120, windowSeconds: 10 * MINUTE };
export const SIGN_UP_PER_ADDRESS: Limit = { name: 'sign-up:address', max: 30, windowSeconds: HOUR };
export const SIGN_UP_PER_ACCOUNT: Limit = { name: 'sign-up:account', max: 10, windowSeconds: HOUR };
/** A code is short enough to guess given enough tries: wrong ones are counted apart, and more strictly. */
export const WRONG_CODE_PER_ADDRESS: Limit = { name: 'wrong-code:address', max: 10, windowSeconds: HOUR };
export const RESET_PER_PAIR: Limit = { name: 'reset:pair', max: 5, windowSeconds: HOUR };
export const RESET_PER_ACCOUNT: Limit = { name: 'reset:account', max: 20, windowSeconds: HOUR };
export const RESET_PER_DEVICE: Limit = { name: 'reset:device', max: 5, windowSeconds: HOUR };
export const RESET_PER_ADDRESS: Limit = { name: 'reset:address', max: 20, windowSeconds: HOUR };
/** Links that are tried: nobody guesses one, and yet nobody tries for ever. */
export const RESET_LINKS_PER_ADDRESS: Limit = { name: 'reset-link:address', max: 20, windowSeconds: HOUR };
/** Codes that prove a mailbox: limited by address too, so that many askers together cannot flood one mailbox. */
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
