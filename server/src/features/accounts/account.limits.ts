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
export const PASSWORD_PER_ACCOUNT: Limit = { name: 'password:account', max: 10, windowSeconds: 10 * MINUTE };
