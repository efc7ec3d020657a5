/** One's own account: reading and changing it, and what admins do to the accounts of others. */
import type { AuthUser } from '@faircourt/contracts/accounts';
import type { EventActor } from '@faircourt/contracts/events';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { accountStatusChanged, accountUpdated } from './account.events.ts';
import { presentAccount } from './account.presenter.ts';
import { findAccount, updateUser, type AccountRow, storeApproval } from './account.store.ts';
import type { Caller } from '../../identity/authenticate.ts';

export async function readAccount(db: Database, guard: Guard, caller: Caller): Promise<AuthUser> {
  guard.authorise('account.read', { userId: caller.userId });
  return presentAccount(await requireAccount(db, caller.userId), caller);
}

export async function updateAccount(
  db: Database,
  guard: Guard,
  caller: Caller,
  changes: { name?: string | undefined; locale?: Locale | undefined },
): Promise<AuthUser> {
  guard.authorise('account.update', { userId: caller.userId });
  return inTransaction(db, async (trx) => {
    const before = await findAccount(trx, caller.userId);
    if (!before) throw new AppError('session_ended', 'This session has ended. Sign in again.');
    const changed = (['name', 'locale'] as const).filter(
      (field) => changes[field] !== undefined && changes[field] !== before[field],
    );
    if (changed.length === 0) return presentAccount(before, caller);
    await updateUser(trx, caller.userId, changes);
    await recordEvent(trx, accountUpdated(before, changed));
    return presentAccount({ ...before, ...definedOnly(changes) }, caller);
  });
}

/** Approves a pending account, which the caller holds; an active one stays as it is. Returns whether it was pending. */
export async function approveAccount(
  trx: Transaction<DB>,
  userId: string,
  by: EventActor,
): Promise<{ wasPending: boolean }> {
  const account = await requireHeld(trx, userId);
  if (account.status === 'suspended') {
    throw new AppError('conflict', 'This account is suspended. Reinstate it first.');
  }
  const wasPending = account.status === 'pending';
  if (wasPending) {
    await storeApproval(trx, account.id);
    await recordEvent(trx, accountStatusChanged(account, 'active', by));
  }
  return { wasPending };
}

async function requireHeld(trx: Transaction<DB>, userId: string): Promise<AccountRow> {
  const account = await findAccount(trx, userId);
  if (!account) throw new AppError('not_found', 'No such account.');
  return account;
}

async function requireAccount(db: Database, userId: string): Promise<AccountRow> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('session_ended', 'This session has ended. Sign in again.');
  return account;
}

function definedOnly(changes: {
  name?: string | undefined;
  locale?: Locale | undefined;
}): Partial<AccountRow> {
  return {
    ...(changes.name === undefined ? {} : { name: changes.name }),
    ...(changes.locale === undefined ? {} : { locale: changes.locale }),
  };
}
