/** Accounts that are shut out, until a day or until an admin lets them in again. Both hold from the next request on. */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { needsTwoToReturn } from '../../access/rules/administration.rules.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { accountStatusChanged } from './account.events.ts';
import { findAccount, storeReinstatement, storeSuspension, type AccountRow } from './account.store.ts';
import { findHeldAccountByEmail } from './held-account.ts';
import { endSessions } from './session.service.ts';
import { insertSuspension, listEndedSuspensions, storeLift } from './suspension.store.ts';

/** What an admin says of it. On the command line nobody is asked for a reason. */
export interface SuspensionTerms {
  reason: string;
  until: Date | null;
  adminUserId: string;
  /** Where moderators decided it. */
  decisionId?: string;
}

export interface LiftTerms {
  /** Null where it is kept elsewhere. */
  reason: string | null;
  adminUserId: string;
}

const BY_DATE: EventActor = { userId: null, role: 'system' };

/** By the command line, where people are known by address. */
export async function suspendAccount(
  db: Database,
  email: string,
  by: EventActor,
  now = new Date(),
): Promise<void> {
  await inTransaction(db, async (trx) => suspend(trx, await idOf(trx, email), by, { now, terms: null }));
}

export async function reinstateAccount(
  db: Database,
  email: string,
  by: EventActor,
  now = new Date(),
): Promise<void> {
  await inTransaction(db, async (trx) => reinstate(trx, await idOf(trx, email), by, { now, terms: null }));
}

/** The caller holds the account. Ends every session at once. */
export async function suspend(
  trx: Transaction<DB>,
  userId: string,
  by: EventActor,
  { now, terms }: { now: Date; terms: SuspensionTerms | null },
): Promise<void> {
  const account = known(await findAccount(trx, userId));
  if (account.status === 'suspended') throw new AppError('conflict', 'This account is suspended already.');
  await storeSuspension(trx, account.id);
  if (terms) {
    const { reason, until, adminUserId, decisionId = null } = terms;
    await insertSuspension(trx, { userId: account.id, reason, until, by: adminUserId, decisionId, now });
  }
  await recordEvent(trx, accountStatusChanged(account, 'suspended', by), now);
  await endSessions(trx, account, {}, 'suspended', by);
}

/** The caller holds the account. Gives back what it was before, and no more: suspending is no way around an approval. */
export async function reinstate(
  trx: Transaction<DB>,
  userId: string,
  by: EventActor,
  { now, terms }: { now: Date; terms: LiftTerms | null },
): Promise<void> {
  const account = known(await findAccount(trx, userId));
  if (account.status !== 'suspended') throw new AppError('conflict', 'This account is not suspended.');
  const status = await storeReinstatement(trx, account.id);
  const lift = { by: terms?.adminUserId ?? null, reason: terms?.reason ?? null };
  await storeLift(trx, { userId: account.id, ...lift, now });
  await recordEvent(trx, accountStatusChanged(account, status, by), now);
}

/** Those whose day has come, but no admin: two others let one in again. Each by itself: one that fails keeps nobody else out. */
export async function endDatedSuspensions(db: Database, now: Date): Promise<void> {
  for (const userId of await listEndedSuspensions(db, now)) {
    await inTransaction(db, async (trx) => {
      await holdUnasked(trx, 'the calendar', { records: { account: userId } });
      const account = await findAccount(trx, userId);
      if (account?.status !== 'suspended' || needsTwoToReturn(account)) return;
      await reinstate(trx, userId, BY_DATE, { now, terms: null });
    });
  }
}

async function idOf(trx: Transaction<DB>, email: string): Promise<string> {
  return known(await findHeldAccountByEmail(trx, email)).id;
}

function known(account: AccountRow | undefined): AccountRow {
  if (!account) throw new AppError('not_found', 'No account has this address.');
  return account;
}
