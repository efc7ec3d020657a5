/** Undoes decisions: because the director who made one asks for it, or because they should not have made it at all. */
import type { EventActor } from '@faircourt/contracts/events';
import { UNDO_MINUTES, type VerificationItem } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationEvent } from '../verification.events.ts';
import { reopen } from '../badges/verification.store.ts';
import { forgetTranscript, hasNewerQuestion } from './decision.store.ts';
import { readHeldItem, showItem } from './item.service.ts';
import type { ItemRow } from './item.store.ts';
import { isDecided, undoEnd, wasAccepted } from './undo.ts';

/** The item is back on the director's own desk, and nobody is told of what was decided. */
export function undoDecision(
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
  id: string,
): Promise<VerificationItem> {
  return inTransaction(deps.db, async (trx) => {
    const item = await readHeldItem(trx, guard, 'verification.decide', id);
    const by = actedBy(guard);
    const refusal = await refusalToUndo(trx, item, by.userId, guard.now);
    if (refusal !== null) throw new AppError('conflict', refusal);
    await takeBack(trx, item, by, { userId: by.userId, at: guard.now });
    return showItem(trx, deps, guard, caller, id);
  });
}

/**
 * Puts the item back in the queue, claimed by the named director. The caller holds the item and applies the change
 * afterwards.
 */
export async function takeBack(
  trx: Transaction<DB>,
  item: ItemRow,
  by: EventActor,
  claim: { userId: string; at: Date } | null,
): Promise<void> {
  await reopen(trx, item.id, claim);
  await forgetTranscript(trx, item.id);
  await recordEvent(trx, verificationEvent('undone', item, by, { decision: item.status }));
}

/** Why this person cannot take it back; null when they can. */
export async function refusalToUndo(
  trx: Transaction<DB>,
  item: ItemRow,
  userId: string,
  now: Date,
): Promise<string | null> {
  const end = undoEnd(item);
  if (!isDecided(item.status) || end === null) return 'There is no decision to take back.';
  if (item.director_user_id !== userId) return 'Only the director who decided can take it back.';
  if (wasAccepted(item)) return 'The family has accepted it already.';
  if (end <= now) return `A decision can be taken back for ${UNDO_MINUTES} minutes only.`;
  if (item.is_edited) return 'The values have been edited since.';
  return (await hasNewerQuestion(trx, item)) ? 'It has been asked for again since.' : null;
}
