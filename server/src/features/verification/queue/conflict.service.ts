/** A director says that they should not judge somebody: for good, and for what they have only just judged as well. */
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadVerificationFacts } from '../../../access/facts/load-verification-facts.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationEvent } from '../verification.events.ts';
import { clearClaimsOn, listFreshDecisions, storeConflict, type Conflict } from './claim.store.ts';
import { readHeldItem } from './item.service.ts';
import { findConcerned, findItem, type ItemRow } from './item.store.ts';
import { refusalToUndo, takeBack } from './undo.service.ts';

/** From then on nothing of this athlete or institution is offered to them. */
export function declareConflict(deps: VerificationDeps, guard: Guard, id: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    guard.authorise('verification.claim', await loadVerificationFacts(trx, id));
    const by = actedBy(guard);
    const item = await readHeldItem(
      trx,
      guard,
      'verification.claim',
      id,
      await coachesToHold(trx, guard, id),
    );
    const { athlete_id: athleteId, institution_id: institutionId } = item;
    const conflict = { userId: by.userId, athleteId, institutionId };
    await storeConflict(trx, conflict, guard.now);
    await clearClaimsOn(trx, conflict);
    await recordEvent(trx, verificationEvent('conflict_declared', item, by));
    const decided = await listDecisionsToTakeBack(trx, conflict, guard.now);
    for (const one of decided) await takeBack(trx, one, by, null);
  });
}

/** Other coaches of the institution about whom this director has only just decided. */
async function coachesToHold(trx: Transaction<DB>, guard: Guard, id: string): Promise<string[]> {
  const concerned = await findConcerned(trx, id);
  if (!concerned?.institution_id) return [];
  const { userId } = actedBy(guard);
  const conflict = { userId, athleteId: null, institutionId: concerned.institution_id };
  const rows = await listFreshDecisions(trx, conflict, guard.now);
  return rows.flatMap(({ coach_id }) => coach_id ?? []);
}

/** What they could undo themselves, and every correction that the family has yet to answer: nobody should accept it now. */
async function listDecisionsToTakeBack(
  trx: Transaction<DB>,
  conflict: Conflict,
  now: Date,
): Promise<ItemRow[]> {
  const found: ItemRow[] = [];
  for (const { id } of await listFreshDecisions(trx, conflict, now)) {
    const item = await findItem(trx, id);
    if (!item) continue;
    const isCorrection = item.status === 'offered';
    if (isCorrection || (await refusalToUndo(trx, item, conflict.userId, now)) === null) found.push(item);
  }
  return found;
}
