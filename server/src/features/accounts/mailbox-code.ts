/** Sends the code and the link that prove a mailbox; those before them no longer work. */
import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { codeExpiry, hashCode, newCode } from '../../platform/mail/mailed-code.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import {
  MAILBOX_CODES_PER_ACCOUNT,
  MAILBOX_CODES_PER_RECIPIENT,
  MAILBOX_LINK_HOURS,
} from './account.limits.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { mailboxCodeMail } from './mailbox.mails.ts';
import { storeMailboxCode } from './mailbox.store.ts';

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

export function hashLink(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
