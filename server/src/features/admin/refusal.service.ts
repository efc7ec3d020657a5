/** Telling a director-to-be no. They read the reason, and wait again as soon as they change what they said or showed. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Director, RefuseDirector } from '@faircourt/contracts/regions';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import type { AdminDeps } from './admin.deps.ts';
import { storeDecisionOn } from './application-document.store.ts';
import { requireDirector } from './director.service.ts';
import { findAccountFacts } from './director.store.ts';
import { deleteRefusal, findRefusal, insertRefusal } from './refusal.store.ts';
import { directorRefused } from './region.events.ts';

export async function refuseDirector(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  { reason }: RefuseDirector,
): Promise<Director> {
  return inTransaction(deps.db, async (trx) => {
    const { status } = await holdFor(trx, guard, 'director.refuse', {
      records: { account: userId },
      load: () => findAccountFacts(trx, userId),
    });
    if (status !== 'pending' || (await findRefusal(trx, userId))) {
      throw new AppError('conflict', 'This person is not waiting for a decision.');
    }
    const by = actedBy(guard);
    await insertRefusal(trx, { userId, reason, by: by.userId, now: guard.now });
    await recordEvent(trx, directorRefused(userId, by), guard.now);
    return requireDirector(trx, userId);
  });
}

/** Who says or shows something else asks again: then the document waits for a decision too. */
export async function endRefusal(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'director.applied' | 'director.document_stored'>,
): Promise<void> {
  if (await deleteRefusal(trx, userId)) await storeDecisionOn(trx, userId, null);
}

/** An admin has thought better of it, or two have made an admin of them. */
export async function forgetRefusal(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'director.approved' | 'account.role_changed'>,
): Promise<void> {
  await deleteRefusal(trx, userId);
}

/** A no is a decision as well: thirty days later the document is gone. */
export async function dateRefusedDocument(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'director.refused'>,
  { now }: { now: Date },
): Promise<void> {
  await storeDecisionOn(trx, userId, now);
}
