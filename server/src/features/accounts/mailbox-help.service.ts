/**
 * What an admin does for a mailbox: the code once more, or a code to another address. The admin never sees a code, and a
 * code counts only in a session of the account: who has the mailbox alone, or the admin's help alone, gets in nowhere. Until
 * the new address is proven the old one signs in and resets the password.
 */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { AppError } from '../../platform/errors.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { codeResent, correctionStarted } from './account.events.ts';
import { findAccount, findAccountByEmail, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { isSameAddress, resendMailboxCode, sendMailboxCode } from './mailbox-code.ts';
import { endSessions } from './session.service.ts';

type MailboxDeps = Pick<AccountDeps, 'jobs' | 'limiter' | 'baseUrl'>;

interface Helped {
  userId: string;
  by: EventActor;
  now: Date;
}

/** The caller holds the account. */
export async function resendCodeTo(
  trx: Transaction<DB>,
  deps: MailboxDeps,
  { userId, by, now }: Helped,
): Promise<void> {
  const account = await requireHeld(trx, userId);
  await resendMailboxCode(trx, deps, account, now);
  await recordEvent(trx, codeResent(account, by), now);
}

/** The caller holds the account. All sessions end: who is signed in where the address was wrong may be somebody else. */
export async function startCorrection(
  trx: Transaction<DB>,
  deps: MailboxDeps,
  email: string,
  { userId, by, now }: Helped,
): Promise<void> {
  const account = await requireHeld(trx, userId);
  if (isSameAddress(account.email, email)) {
    throw refuseAddress('same_address', 'This is the address that the account has already.');
  }
  // An admin reads every address anyway, so nothing is given away by saying so.
  if (await findAccountByEmail(trx, email)) {
    throw refuseAddress('taken', 'Another account has this address.');
  }
  await sendMailboxCode(trx, deps, { ...account, userId, email }, now);
  await recordEvent(trx, correctionStarted(account, by), now);
  await endSessions(trx, account, {}, 'ended_by_admin', by);
}

async function requireHeld(trx: Transaction<DB>, userId: string): Promise<AccountRow> {
  const account = await findAccount(trx, userId);
  if (!account) throw new Error('An account is gone that is held');
  return account;
}

function refuseAddress(code: string, message: string): AppError {
  return validationFailed([{ field: 'email', code, message }]);
}
