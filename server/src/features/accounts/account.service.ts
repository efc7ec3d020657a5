/** One's own account: reading and changing it, and what admins do to the accounts of others. */
import type { AuthUser, UpdateAccount } from '@faircourt/contracts/accounts';
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { accountStatusChanged, accountUpdated } from './account.events.ts';
import { presentAccount } from './account.presenter.ts';
import { findAccount, storeApproval, updateUser, type AccountRow, type Editable } from './account.store.ts';
import type { Caller } from '../../identity/authenticate.ts';

export async function readAccount(db: Database, guard: Guard, caller: Caller): Promise<AuthUser> {
  guard.authorise('account.read', { userId: caller.userId });
  return presentAccount(await requireAccount(db, caller.userId), caller);
}

/** Two tabs at once come one after the other: what follows from a change is told by what really changed. */
export async function updateAccount(
  db: Database,
  guard: Guard,
  caller: Caller,
  wished: UpdateAccount,
): Promise<AuthUser> {
  const { userId } = caller;
  return inTransaction(db, async (trx) => {
    await holdFor(trx, guard, 'account.update', {
      records: { account: userId },
      load: async () => ({ userId }),
    });
    const before = await requireAccount(trx, userId);
    const changed = changedOnly(before, wished);
    const fields = Object.keys(changed);
    if (fields.length === 0) return presentAccount(before, caller);
    await updateUser(trx, userId, changed);
    await recordEvent(trx, accountUpdated(before, fields));
    return presentAccount({ ...before, ...changed }, caller);
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

async function requireAccount(queries: Queries, userId: string): Promise<AccountRow> {
  const account = await findAccount(queries, userId);
  if (!account) throw new AppError('session_ended', 'This session has ended. Sign in again.');
  return account;
}

function changedOnly(
  before: Editable,
  { name = before.name, locale = before.locale }: UpdateAccount,
): Partial<Editable> {
  return { ...(name !== before.name && { name }), ...(locale !== before.locale && { locale }) };
}
