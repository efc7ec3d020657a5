/** Sends the code and the link that prove a mailbox; those before them no longer work. */
import { createHash, randomBytes } from 'node:crypto';
import { MAILBOX_LINK_HOURS } from '@faircourt/contracts/email-code';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import {
  codeExpiry,
  hashCode,
  newCode,
  secondsToWait,
  sentTooSoon,
} from '../../platform/mail/mailed-code.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { MAILBOX_CODES_PER_ACCOUNT, MAILBOX_CODES_PER_RECIPIENT } from './account.limits.ts';
import { findAccountByEmail, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { mailboxCodeMail } from './mailbox.mails.ts';
import { findMailboxCode, storeMailboxCode } from './mailbox.store.ts';

export interface ProvedMailbox {
  userId: string;
  email: string;
  locale: Locale;
}

export async function sendMailboxCode(
  trx: Transaction<DB>,
  deps: Pick<AccountDeps, 'jobs' | 'limiter' | 'baseUrl'>,
  { userId, email, locale }: ProvedMailbox,
  now: Date,
  // An address that is somebody else's gets no mail, and yet everything looks the same to the one who asks.
  { isMailed = true }: { isMailed?: boolean } = {},
): Promise<void> {
  await deps.limiter.count(
    [
      { limit: MAILBOX_CODES_PER_ACCOUNT, key: userId },
      { limit: MAILBOX_CODES_PER_RECIPIENT, key: email },
    ],
    trx,
  );
  const code = newCode();
  const token = randomBytes(24).toString('base64url');
  await storeMailboxCode(trx, userId, {
    email,
    codeHash: hashCode(code, { ownerId: userId, email }),
    linkHash: hashLink(token),
    expiresAt: codeExpiry(now),
    linkExpiresAt: new Date(now.getTime() + MAILBOX_LINK_HOURS * 3_600_000),
    now,
  });
  if (!isMailed) return;
  await deps.jobs.enqueue(trx, SEND_MAIL, mailboxCodeMail({ email, locale }, { code, token }, deps.baseUrl));
}

/**
 * Once more to the address that waits to be proven: the present one, or the one that is to replace it. The caller holds the
 * account.
 */
export async function resendMailboxCode(
  trx: Transaction<DB>,
  deps: Pick<AccountDeps, 'jobs' | 'limiter' | 'baseUrl'>,
  account: AccountRow,
  now: Date,
): Promise<void> {
  const sent = await findMailboxCode(trx, account.id);
  const email = sent?.email ?? account.email;
  const isPresent = isSameAddress(email, account.email);
  if (account.is_mailbox_proven && isPresent) {
    throw new AppError('conflict', 'This address is confirmed already.');
  }
  const wait = secondsToWait(sent ?? null, now);
  if (wait > 0) throw sentTooSoon(wait);
  const isMailed = isPresent || !(await findAccountByEmail(trx, email));
  await sendMailboxCode(trx, deps, { ...account, userId: account.id, email }, now, { isMailed });
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function hashLink(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
