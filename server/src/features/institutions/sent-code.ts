/** Sends a code to a work address; the one before it no longer works. */
import { EMAIL_CODE_MINUTES, EMAIL_CODE_WAIT_SECONDS } from '@faircourt/contracts/institutions';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { CODES_PER_COACH, CODES_PER_RECIPIENT } from './affiliation.limits.ts';
import { findLocale, storeCode, type CodeRow } from './affiliation.store.ts';
import { hashEmailCode, newEmailCode } from './email-code.ts';
import { emailCodeMail } from './institution.mails.ts';
import type { InstitutionDeps } from './institutions.deps.ts';

export async function sendCode(
  trx: Transaction<DB>,
  deps: Pick<InstitutionDeps, 'jobs' | 'limiter'>,
  coach: { id: string; userId: string; email: string },
  now: Date,
): Promise<void> {
  await deps.limiter.count(
    [
      { limit: CODES_PER_COACH, key: coach.userId },
      { limit: CODES_PER_RECIPIENT, key: coach.email },
    ],
    trx,
  );
  const code = newEmailCode();
  await storeCode(trx, coach.id, {
    email: coach.email,
    hash: hashEmailCode(code, { coachId: coach.id, email: coach.email }),
    expiresAt: new Date(now.getTime() + EMAIL_CODE_MINUTES * 60_000),
    now,
  });
  const locale = await findLocale(trx, coach.userId);
  await deps.jobs.enqueue(trx, SEND_MAIL, emailCodeMail({ email: coach.email, locale }, code));
}

/** How many seconds until another one may follow; 0 when it may now. */
export function secondsToWait(code: Pick<CodeRow, 'created_at'> | null, now: Date): number {
  if (code === null) return 0;
  const next = code.created_at.getTime() + EMAIL_CODE_WAIT_SECONDS * 1000;
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000));
}
