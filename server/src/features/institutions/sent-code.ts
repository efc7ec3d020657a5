/** Sends a code to a work address; the one before it no longer works. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { codeExpiry, hashCode, newCode } from '../../platform/mail/mailed-code.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { CODES_PER_COACH, CODES_PER_RECIPIENT } from './affiliation.limits.ts';
import { findLocale, storeCode } from './affiliation.store.ts';
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
  const code = newCode();
  await storeCode(trx, coach.id, {
    email: coach.email,
    hash: hashCode(code, { ownerId: coach.id, email: coach.email }),
    expiresAt: codeExpiry(now),
    now,
  });
  const locale = await findLocale(trx, coach.userId);
  await deps.jobs.enqueue(trx, SEND_MAIL, emailCodeMail({ email: coach.email, locale }, code));
}
