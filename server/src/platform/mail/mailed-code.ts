/**
 * Digits that are mailed to an address and typed in again: made, kept as a hash that is bound to their owner and the
 * address, compared in constant time, and good for a few minutes and a few tries.
 */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import {
  EMAIL_CODE_ATTEMPTS,
  EMAIL_CODE_DIGITS,
  EMAIL_CODE_MINUTES,
  EMAIL_CODE_WAIT_SECONDS,
} from '@faircourt/contracts/email-code';
import { AppError } from '../errors.ts';
import { validationFailed } from '../http/problems.ts';

export interface KeptCode {
  email: string;
  code_hash: Buffer;
  attempts: number;
  expires_at: Date;
  created_at: Date;
}

/** Who may type it in, and which address it was mailed to. */
export interface CodeOwner {
  ownerId: string;
  email: string;
}

export function newCode(): string {
  return String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');
}

export function hashCode(code: string, { ownerId, email }: CodeOwner): Buffer {
  return createHash('sha256').update(`${ownerId}\n${email.toLowerCase()}\n${code}`).digest();
}

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + EMAIL_CODE_MINUTES * 60_000);
}

export type RefusedCode = 'wrong' | 'expired' | 'used_up';

export function judgeCode(
  typed: string,
  kept: KeptCode,
  { ownerId, now }: { ownerId: string; now: Date },
): 'right' | RefusedCode {
  if (kept.expires_at <= now) return 'expired';
  if (kept.attempts >= EMAIL_CODE_ATTEMPTS) return 'used_up';
  if (timingSafeEqual(hashCode(typed, { ownerId, email: kept.email }), kept.code_hash)) return 'right';
  return kept.attempts + 1 >= EMAIL_CODE_ATTEMPTS ? 'used_up' : 'wrong';
}

/** Whether this was a try that the caller has to count, on the code itself. */
export function isTry(verdict: 'right' | RefusedCode, { attempts }: Pick<KeptCode, 'attempts'>): boolean {
  return verdict === 'wrong' || (verdict === 'used_up' && attempts < EMAIL_CODE_ATTEMPTS);
}

const REFUSALS: Record<RefusedCode, { code: string; message: string }> = {
  wrong: { code: 'wrong_code', message: 'This is not the code. Look at the newest mail.' },
  expired: { code: 'code_expired', message: 'This code has expired. Have another one sent.' },
  used_up: { code: 'code_used_up', message: 'Too many wrong codes. Have another one sent.' },
};

export function codeRefused(refusal: RefusedCode): AppError {
  return validationFailed([{ field: 'code', ...REFUSALS[refusal] }]);
}

/** How many seconds until another one may follow; 0 when it may now. */
export function secondsToWait(code: Pick<KeptCode, 'created_at'> | null, now: Date): number {
  if (code === null) return 0;
  const next = code.created_at.getTime() + EMAIL_CODE_WAIT_SECONDS * 1000;
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000));
}

export function sentTooSoon(seconds: number): AppError {
  return new AppError('rate_limited', `A code was sent a moment ago. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
}
