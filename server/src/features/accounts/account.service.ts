/** One's own account: reading and changing it, and what admins do to the accounts of others. */
import type { AuthUser } from '@faircourt/contracts/accounts';
import type { AccountStatus, Locale } from '@faircourt/contracts/vocabulary';
import type { Guard } from '../../access/guard.ts';
import { recordEvent, type AuditEvent } from '../../platform/audit.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { accountStatusChanged, accountUpdated } from './account.events.ts';
import { presentAccount } from './account.presenter.ts';
import {
  findAccount,
  findAccountByEmail,
  listActiveAdmins,
  updateUser,
  type AccountRow,
} from './account.store.ts';
import type { Caller } from './authenticate.ts';
import { endSessions } from './session.service.ts';

export async function readAccount(db: Database, guard: Guard, caller: Caller): Promise<AuthUser> {
  guard.authorise('account.read', { userId: caller.userId });
  return presentAccount(await requireAccount(db, caller.userId));
}

export async function updateAccount(
  db: Database,
  guard: Guard,
  caller: Caller,
  changes: { name?: string | undefined; locale?: Locale | undefined },
): Promise<AuthUser> {
  guard.authorise('account.update', { userId: caller.userId });
  return db.transaction().execute(async (trx) => {
    const before = await findAccount(trx, caller.userId);
    if (!before) throw new AppError('session_ended', 'This session has ended. Sign in again.');
    const changed = (['name', 'locale'] as const).filter(
      (field) => changes[field] !== undefined && changes[field] !== before[field],
    );
    if (changed.length === 0) return presentAccount(before);
    await updateUser(trx, caller.userId, changes);
    await recordEvent(trx, accountUpdated(before, changed));
    return presentAccount({ ...before, ...definedOnly(changes) });
  });
}

/** Suspending ends every session at once; the next request of any of them is refused. */
export async function setAccountStatus(
  db: Database,
  email: string,
  status: AccountStatus,
  by: AuditEvent['actor'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (!account) throw new AppError('not_found', 'No account has this address.');
    await updateUser(trx, account.id, { status });
    await recordEvent(trx, accountStatusChanged(account, status, by));
    if (status === 'suspended') await endSessions(trx, account, {}, 'suspended');
  });
}

/** Whom to alert when something cannot wait. For other features; nothing of it leaves the server. */
export async function listAdmins(
  queries: Queries,
): Promise<{ email: string; name: string; locale: Locale }[]> {
  const admins = await listActiveAdmins(queries);
  return admins.map(({ email, name, locale }) => ({ email, name, locale }));
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
