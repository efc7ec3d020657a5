/** Guardians ask to have a minor's account erased, agree to what the minor asked for, or stop it. */
import type { AskErasure, FamilyErasure } from '@faircourt/contracts/erasure';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { holdAthleteFor } from '../../../access/holding/hold-for.ts';
import { requireLevel } from '../../../access/refusals/required-level.ts';
import { canAnswerForErasure, canEraseFor } from '../../../access/rules/erasure.rules.ts';
import { levelToDecide } from '../../../access/rules/guardian-level.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { requireProof } from '../../../identity/proof.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { ErasureDeps } from './erasure.deps.ts';
import { erasureAgreed, erasureCancelled, erasureRequested } from './erasure.events.ts';
import { ERASURES_PER_ACCOUNT } from './erasure.limits.ts';
import { presentErasure } from './erasure.presenter.ts';
import { askerOf, deleteErasure, findErasure, insertErasure, storeSchedule } from './erasure.store.ts';
import { endOfDays, refuseOnceStarted } from './own-erasure.service.ts';

export async function readFamilyErasure(
  deps: Pick<ErasureDeps, 'db'>,
  guard: Guard,
  athleteId: string,
): Promise<FamilyErasure> {
  const athlete = guard.authorise('family.read', await loadAthleteFacts(deps.db, athleteId));
  return present(deps.db, guard, athlete);
}

/** Asks, or agrees to what the minor asked for. A guardian who is only linked can stop it, and no more. */
export async function eraseForMinor(
  deps: ErasureDeps,
  guard: Guard,
  caller: Caller,
  athleteId: string,
  given: AskErasure,
): Promise<FamilyErasure> {
  const known = guard.authorise('athlete.erase', await loadAthleteFacts(deps.db, athleteId));
  requireLevel(known, caller.userId, levelToDecide(known, guard.now), guard.now);
  await requireProof(deps, caller, given);
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdMinor(trx, guard, 'athlete.erase', known);
    requireLevel(athlete, caller.userId, levelToDecide(athlete, guard.now), guard.now);
    await askOrAgree(trx, deps, guard, athlete);
    return present(trx, guard, athlete);
  });
}

/** The no to what the minor asked for, or a change of mind. Nothing to stop is stopped already. */
export async function keepMinor(
  deps: Pick<ErasureDeps, 'db'>,
  guard: Guard,
  athleteId: string,
): Promise<FamilyErasure> {
  const known = guard.authorise('athlete.keep', await loadAthleteFacts(deps.db, athleteId));
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdMinor(trx, guard, 'athlete.keep', known);
    const row = await findErasure(trx, athlete.userId);
    if (row) {
      // What two admins decided falls by a guardian whose word counts, not by a second account of the child.
      if (askerOf(row) === 'admins') {
        requireLevel(athlete, actedBy(guard).userId, levelToDecide(athlete, guard.now), guard.now);
      }
      refuseOnceStarted(row);
      await deleteErasure(trx, athlete.userId);
      await recordEvent(trx, erasureCancelled(athlete.userId, actedBy(guard)), guard.now);
    }
    return present(trx, guard, athlete);
  });
}

function holdMinor(
  trx: Transaction<DB>,
  guard: Guard,
  action: 'athlete.erase' | 'athlete.keep',
  { athleteId, userId }: AthleteFacts,
): Promise<AthleteFacts> {
  return holdAthleteFor(trx, guard, action, athleteId, { records: { account: userId } });
}

async function askOrAgree(
  trx: Transaction<DB>,
  { limiter }: ErasureDeps,
  guard: Guard,
  { userId }: AthleteFacts,
): Promise<void> {
  const by = actedBy(guard);
  const row = await findErasure(trx, userId);
  const eraseAt = endOfDays(guard.now);
  if (!row) {
    await limiter.count([{ limit: ERASURES_PER_ACCOUNT, key: userId }], trx);
    await insertErasure(trx, { userId, requestedBy: by.userId, now: guard.now, eraseAt });
    await recordEvent(trx, erasureRequested(userId, by, false), guard.now);
  } else if (row.erase_at === null) {
    await storeSchedule(trx, userId, { eraseAt, agreedBy: by.userId });
    await recordEvent(trx, erasureAgreed(userId, by), guard.now);
  }
}

async function present(queries: Queries, guard: Guard, athlete: AthleteFacts): Promise<FamilyErasure> {
  const row = await findErasure(queries, athlete.userId);
  const { actor } = guard;
  const canCancel =
    actor.kind === 'guardian' &&
    canEraseFor(actor, athlete, guard.now) &&
    (!row || askerOf(row) !== 'admins' || canAnswerForErasure(athlete, actor.userId, guard.now));
  return { erasure: row ? presentErasure(row, { canCancel }) : null };
}
