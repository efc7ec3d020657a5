/**
 * Having one's own account erased. An adult decides alone. What a minor with a guardian asks for hides the profile at
 * once and waits for a guardian's yes: nobody talks a child into deleting what was done to it without the family
 * knowing.
 */
import { ERASURE_DAYS, type AskErasure, type OwnErasure } from '@faircourt/contracts/erasure';
import { DAY_MS } from '@faircourt/contracts/time';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { holdFor, holdUnlessDone } from '../../../access/holding/hold-for.ts';
import { isAdult } from '../../../access/rules/age.ts';
import { canAnswerForErasure, needsGuardianToErase } from '../../../access/rules/erasure.rules.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { requireProof } from '../../../identity/proof.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ErasureDeps } from './erasure.deps.ts';
import { erasureCancelled, erasureRequested } from './erasure.events.ts';
import { ERASURES_PER_ACCOUNT } from './erasure.limits.ts';
import { presentErasure } from './erasure.presenter.ts';
import {
  askerOf,
  deleteErasure,
  findAthleteIdOf,
  findErasure,
  insertErasure,
  isOtherAdminLeft,
  type ErasureRow,
} from './erasure.store.ts';

export async function readOwnErasure(
  deps: Pick<ErasureDeps, 'db'>,
  guard: Guard,
  { userId }: Caller,
): Promise<OwnErasure> {
  guard.authorise('account.erase', { userId });
  return present(deps.db, userId, guard.now);
}

/** Asking twice is asking once: the days count from the first time. */
export async function askForOwnErasure(
  deps: ErasureDeps,
  guard: Guard,
  caller: Caller,
  given: AskErasure,
): Promise<OwnErasure> {
  const { userId } = caller;
  guard.authorise('account.erase', { userId });
  await requireProof(deps, caller, given);
  return inTransaction(deps.db, async (trx) => {
    await holdOwn(trx, guard, userId);
    if (!(await findErasure(trx, userId))) {
      if (guard.actor.kind === 'admin' && !(await isOtherAdminLeft(trx, userId))) throw lastAdmin();
      const athlete = await athleteOf(trx, userId);
      const isWaiting = athlete !== null && needsGuardianToErase(athlete, guard.now);
      const eraseAt = isWaiting ? null : endOfDays(guard.now);
      await deps.limiter.count([{ limit: ERASURES_PER_ACCOUNT, key: userId }], trx);
      await insertErasure(trx, { userId, requestedBy: userId, now: guard.now, eraseAt });
      await recordEvent(trx, erasureRequested(userId, actedBy(guard), isWaiting), guard.now);
    }
    return present(trx, userId, guard.now);
  });
}

/** Needs no password: who changes their mind shall not fail at it. What a minor's guardian asked for is the guardian's. */
export async function cancelOwnErasure(
  deps: Pick<ErasureDeps, 'db'>,
  guard: Guard,
  { userId }: Caller,
): Promise<OwnErasure> {
  return inTransaction(deps.db, async (trx) => {
    const owner = await holdUnlessDone(trx, guard, 'account.erase', {
      records: { account: userId },
      load: async () => ({ userId }),
      isDone: async () => (await findErasure(trx, userId)) === undefined,
    });
    if (owner) {
      const row = await findErasure(trx, userId);
      if (row && !isOwnToCancel(row, await athleteOf(trx, userId), guard.now)) throw notYours(row);
      if (row) refuseOnceStarted(row);
      await deleteErasure(trx, userId);
      await recordEvent(trx, erasureCancelled(userId, actedBy(guard)), guard.now);
    }
    return present(trx, userId, guard.now);
  });
}

export function endOfDays(now: Date): Date {
  return new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
}

export async function athleteOf(queries: Queries, userId: string): Promise<AthleteFacts | null> {
  const athleteId = await findAthleteIdOf(queries, userId);
  return athleteId === null ? null : loadAthleteFacts(queries, athleteId);
}

async function holdOwn(trx: Transaction<DB>, guard: Guard, userId: string): Promise<void> {
  const athleteId = await findAthleteIdOf(trx, userId);
  await holdFor(trx, guard, 'account.erase', {
    records: { account: userId, athlete: athleteId },
    load: async () => ({ userId }),
  });
}

async function present(queries: Queries, userId: string, now: Date): Promise<OwnErasure> {
  const row = await findErasure(queries, userId);
  const athlete = await athleteOf(queries, userId);
  return {
    erasure: row ? presentErasure(row, { canCancel: isOwnToCancel(row, athlete, now) }) : null,
    needs_guardian: athlete !== null && needsGuardianToErase(athlete, now),
  };
}

/**
 * What a guardian asked for is the minor's to stop as soon as that guardian could no longer ask for it. What two admins
 * decided a minor never stops: it may be about a child who must not be here without a parent.
 */
function isOwnToCancel(row: ErasureRow, athlete: AthleteFacts | null, now: Date): boolean {
  const asker = askerOf(row);
  if (asker === 'owner' || athlete === null) return true;
  if (asker === 'admins') return isAdult(athlete, now);
  return !canAnswerForErasure(athlete, row.requested_by, now);
}

export function refuseOnceStarted({ started_at: startedAt }: ErasureRow): void {
  if (startedAt)
    throw new AppError('conflict', 'The account is being deleted. This can no longer be stopped.');
}

function notYours(row: ErasureRow): AppError {
  return new AppError(
    'not_allowed',
    askerOf(row) === 'admins'
      ? 'Our team decided this. Your guardian or our support can stop it. If you do not agree, write to support.'
      : 'Your guardian asked for this. A guardian can stop it. If you do not agree, talk to them or write to support.',
  );
}

function lastAdmin(): AppError {
  return new AppError('conflict', 'You are the only admin. Make somebody else an admin first.');
}
