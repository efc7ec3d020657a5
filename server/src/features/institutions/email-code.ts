/** The digits that prove a work address. Only their hash is kept, bound to the coach and the address. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { EMAIL_CODE_DIGITS } from '@faircourt/contracts/institutions';

export function newEmailCode(): string {
  return String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');
}

export function hashEmailCode(code: string, of: { coachId: string; email: string }): Buffer {
  return createHash('sha256').update(`${of.coachId}\n${of.email.toLowerCase()}\n${code}`).digest();
}

export function isEmailCode(code: string, kept: { hash: Buffer; coachId: string; email: string }): boolean {
  return timingSafeEqual(hashEmailCode(code, kept), kept.hash);
}
