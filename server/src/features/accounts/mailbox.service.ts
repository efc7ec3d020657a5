/**
 * That the owner of an account reads its mailbox: a code and a link go there and come back. The same proves a new
 * address before it replaces the old one.
 */
import type { ChangeEmail, Mailbox } from '@faircourt/contracts/accounts';
import type { ProveEmail } from '@faircourt/contracts/email-code';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { findMailedInvitation } from '../../access/facts/mailed-invitation.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { limitKeyOf } from '../../platform/http/client-address.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { codeRefused, isTry, judgeCode, type RefusedCode } from '../../platform/mail/mailed-code.ts';
import { isAddressTaken } from '../../platform/sessions/sign-in-engine.ts';
import { findOwnHeldAccount } from './held-account.ts';
import { WRONG_PROOFS_PER_ACCOUNT, WRONG_PROOFS_PER_ADDRESS } from './account.limits.ts';
import { presentMailbox } from './account.presenter.ts';
import { findAccount, findAccountByEmail, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { hashLink, isSameAddress, resendMailboxCode, sendMailboxCode } from './mailbox-code.ts';
import { acceptProof } from './mailbox-proof.service.ts';
import {
  countMailboxTry,
  deleteMailboxCode,
  findMailboxCode,
  findMailboxCodeByLink,
} from './mailbox.store.ts';
import { requirePassword } from '../../identity/password-check.ts';

export async function readMailbox(deps: AccountDeps, guard: Guard, caller: Caller): Promise<Mailbox> {
  guard.authorise('account.prove_mailbox', { userId: caller.userId });
  const account = requireFound(await findAccount(deps.db, caller.userId));
  return presentMailbox(account, await findMailboxCode(deps.db, account.id), guard.now);
}

/** This also works for an account from before mailboxes were proven, which never got a code. */
export async function sendMailboxCodeAgain(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
): Promise<Mailbox> {
  guard.authorise('account.prove_mailbox', { userId: caller.userId });
  return inTransaction(deps.db, async (trx) => {
    const account = requireFound(await findOwnHeldAccount(trx, guard, caller));
    await resendMailboxCode(trx, deps, account, guard.now);
    return present(trx, account, guard.now);
  });
}

/** Past the limit a right guess must not look different from a wrong one, so it is asked first. */
export async function proveMailbox(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  ipAddress: string,
  { code }: ProveEmail,
): Promise<Mailbox> {
  guard.authorise('account.prove_mailbox', { userId: caller.userId });
  const address = limitKeyOf(ipAddress);
  await deps.limiter.refuseWhenUsedUp(WRONG_PROOFS_PER_ACCOUNT, caller.userId);
  await deps.limiter.refuseWhenUsedUp(WRONG_PROOFS_PER_ADDRESS, address);
  // A wrong guess is counted on the code, which a refusal inside would undo: so the outcome comes out first.
  const outcome = await unlessTaken(
    deps.engine.transaction((trx) => tryCode(trx, deps, guard, caller, code)),
  );
  if (outcome === 'wrong' || outcome === 'used_up') {
    await deps.limiter.count([
      { limit: WRONG_PROOFS_PER_ACCOUNT, key: caller.userId },
      { limit: WRONG_PROOFS_PER_ADDRESS, key: address },
    ]);
  }
  if (typeof outcome === 'string') throw codeRefused(outcome);
  return outcome;
}

/**
 * The link of the email, opened in the account that it was made for. Anybody else's answers like one that has run out.
 */
export async function proveMailboxByLink(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  { token }: { token: string },
): Promise<Mailbox> {
  guard.authorise('account.prove_mailbox', { userId: caller.userId });
  const outcome = await unlessTaken(
    deps.engine.transaction(async (trx) => {
      const account = requireFound(await findOwnHeldAccount(trx, guard, caller));
      const address = await findProvenBy(trx, account, token, guard.now);
      if (address === null) return 'expired';
      await acceptProof(trx, deps, account, address, guard.now);
      return present(trx, account, guard.now);
    }),
  );
  if (typeof outcome === 'string') {
    throw new AppError('confirm_link_invalid', 'This link has been used or has expired. Ask for a new code.');
  }
  return outcome;
}

/** The address that the key was mailed to: in a mail of ours to this account, or in an athlete's invitation to it. */
async function findProvenBy(
  trx: Transaction<DB>,
  account: AccountRow,
  token: string,
  now: Date,
): Promise<string | null> {
  const tokenHash = hashLink(token);
  const sent = await findMailboxCodeByLink(trx, tokenHash);
  if (sent) return sent.user_id === account.id && sent.link_expires_at > now ? sent.email : null;
  if (account.is_mailbox_proven) return null;
  return findMailedInvitation(trx, { tokenHash, userId: account.id, now });
}

/** Whether the new address has an account is not told: the code just never arrives there. */
export async function changeAddress(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  wanted: ChangeEmail,
): Promise<Mailbox> {
  guard.authorise('account.prove_mailbox', { userId: caller.userId });
  await requirePassword(deps, caller, wanted.current_password);
  return inTransaction(deps.db, async (trx) => {
    const account = requireFound(await findOwnHeldAccount(trx, guard, caller));
    if (isSameAddress(account.email, wanted.email)) throw sameAddress();
    const isMailed = !(await findAccountByEmail(trx, wanted.email));
    const mailbox = { ...account, userId: account.id, email: wanted.email };
    await sendMailboxCode(trx, deps, mailbox, guard.now, { isMailed });
    return present(trx, account, guard.now);
  });
}

/** The address stays what it is; what was mailed to the other one no longer works. */
export async function cancelAddressChange(deps: AccountDeps, guard: Guard, caller: Caller): Promise<Mailbox> {
  guard.authorise('account.prove_mailbox', { userId: caller.userId });
  return inTransaction(deps.db, async (trx) => {
    const account = requireFound(await findOwnHeldAccount(trx, guard, caller));
    const sent = await findMailboxCode(trx, account.id);
    if (sent && !isSameAddress(sent.email, account.email)) await deleteMailboxCode(trx, account.id);
    return present(trx, account, guard.now);
  });
}

async function tryCode(
  trx: Transaction<DB>,
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  typed: string,
): Promise<Mailbox | RefusedCode> {
  const account = requireFound(await findOwnHeldAccount(trx, guard, caller));
  const sent = await findMailboxCode(trx, account.id);
  // A second press of the button: it is proven, and there is nothing more to do.
  if (!sent) return account.is_mailbox_proven ? present(trx, account, guard.now) : 'expired';
  const verdict = judgeCode(typed, sent, { ownerId: account.id, now: guard.now });
  if (verdict !== 'right') {
    if (isTry(verdict, sent)) await countMailboxTry(trx, account.id);
    return verdict;
  }
  await acceptProof(trx, deps, account, sent.email, guard.now);
  return present(trx, account, guard.now);
}

/** Somebody else proved the same address first: then it is theirs, and this proof has come too late. */
async function unlessTaken<T>(attempt: Promise<T>): Promise<T | 'expired'> {
  try {
    return await attempt;
  } catch (error) {
    if (isAddressTaken(error)) return 'expired';
    throw error;
  }
}

async function present(trx: Transaction<DB>, { id }: AccountRow, now: Date): Promise<Mailbox> {
  const account = requireFound(await findAccount(trx, id));
  return presentMailbox(account, await findMailboxCode(trx, id), now);
}

function requireFound(account: AccountRow | undefined): AccountRow {
  if (!account) throw new AppError('session_ended', 'This session has ended. Sign in again.');
  return account;
}

function sameAddress(): AppError {
  return validationFailed([
    { field: 'email', code: 'same_address', message: 'This is the address that your account has already.' },
  ]);
}
