/**
 * An account that two admins have decided to erase, for somebody who cannot ask on the page: a parent without an account, a
 * person who lost theirs. It takes the same fourteen days; an admin can stop it until they are over.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { erasureCancelled, erasureRequested } from './erasure.events.ts';
import { askerOf, deleteErasure, findErasure, insertErasure } from './erasure.store.ts';
import { endOfDays, refuseOnceStarted } from './own-erasure.service.ts';

/** The account is held by then, and was judged under that lock: nothing else is scheduled for it. */
export async function scheduleErasure(
  trx: Transaction<DB>,
  { chain: userId, actor, data }: EventOf<'confirmation.confirmed'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.kind !== 'erase_account' || actor.userId === null) return;
  await insertErasure(trx, {
    userId,
    requestedBy: actor.userId,
    confirmationId: data.confirmation_id,
    now,
    eraseAt: endOfDays(now),
  });
  await recordEvent(trx, erasureRequested(userId, actor, false), now);
}

/** The admin holds the account. What the person or a guardian asked for is not theirs to stop. */
export async function stopErasure(
  trx: Transaction<DB>,
  { chain: userId, actor }: EventOf<'erasure.stopped'>,
  { now }: { now: Date },
): Promise<void> {
  const row = await findErasure(trx, userId);
  if (!row || askerOf(row) !== 'admins') return;
  refuseOnceStarted(row);
  await deleteErasure(trx, userId);
  await recordEvent(trx, erasureCancelled(userId, actor), now);
}
