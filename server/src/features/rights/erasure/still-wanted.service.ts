/**
 * Looks again at what was asked for, under the lock: families change in fourteen days. What a guardian asked for counts while
 * that guardian could still ask. What a minor asked for needs a guardian who could still agree. What two admins decided hangs on
 * nobody in the family.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { canAnswerForErasure, needsGuardianToErase } from '../../../access/rules/erasure.rules.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { BY_THE_CALENDAR, erasureCancelled, erasureRescheduled } from './erasure.events.ts';
import { askerOf, deleteErasure, findErasure, storeSchedule, type ErasureRow } from './erasure.store.ts';
import { athleteOf, endOfDays } from './own-erasure.service.ts';

/** False when it ended, or when its day has changed. */
export async function isStillWanted(trx: Transaction<DB>, row: ErasureRow, now: Date): Promise<boolean> {
  const { user_id: userId, requested_by: requestedBy, agreed_by: agreedBy } = row;
  const athlete = await athleteOf(trx, userId);
  if (athlete === null || askerOf(row) === 'admins') return true;
  if (requestedBy !== userId) {
    if (canAnswerForErasure(athlete, requestedBy, now)) return true;
    await deleteErasure(trx, userId);
    await recordEvent(trx, erasureCancelled(userId, BY_THE_CALENDAR), now);
    return false;
  }
  const agreement = canAnswerForErasure(athlete, agreedBy, now) ? agreedBy : null;
  const isWaiting = agreement === null && needsGuardianToErase(athlete, now);
  if (isWaiting === (row.erase_at === null)) return true;
  await storeSchedule(trx, userId, { eraseAt: isWaiting ? null : endOfDays(now), agreedBy: agreement });
  await recordEvent(trx, erasureRescheduled(userId, isWaiting), now);
  return false;
}

/** While suspended nobody could change their mind: the days start again. The caller holds the account. */
export async function restartErasureDays(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'account.status_changed'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.from !== 'suspended') return;
  const row = await findErasure(trx, userId);
  if (!row?.erase_at || row.started_at !== null) return;
  await storeSchedule(trx, userId, { eraseAt: endOfDays(now), agreedBy: row.agreed_by });
  await recordEvent(trx, erasureRescheduled(userId, false), now);
}
