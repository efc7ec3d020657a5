/** An account that two admins have made an admin's. Who had it signs in again. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { accountRoleChanged } from './account.events.ts';
import { findAccount, storeRole } from './account.store.ts';
import { endSessions } from './session.service.ts';

/** The account is held by then, and was judged under that lock. */
export async function makeAdmin(
  trx: Transaction<DB>,
  { chain: userId, actor, data }: EventOf<'confirmation.confirmed'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.kind !== 'make_admin') return;
  const account = await findAccount(trx, userId);
  if (!account) return;
  await storeRole(trx, userId, 'admin');
  await recordEvent(trx, accountRoleChanged(account, 'admin', actor), now);
  // A session that was opened as another role is not an admin's, and neither is a device that was left signed in.
  await endSessions(trx, account, {}, 'ended_by_admin', actor);
}
