/** Subscriptions: what a coach has paid for, or is trying out. The access engine reads them as facts. */
import { DAY_MS } from '@faircourt/contracts/time';
import { LIMITS } from '@faircourt/contracts/limits';
import type { ScoutPlan } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { firstReminderOf } from './life/reminders.ts';
import { endPromisedTrial, hasTriedBefore, insertTrial, storeTrialEnd } from './subscription.store.ts';

/** A trial of the chosen plan, no card. It waits until the mailbox is proven. */
export async function promiseTrial(
  trx: Transaction<DB>,
  trial: { userId: string; plan: ScoutPlan },
): Promise<void> {
  await insertTrial(trx, trial);
}

/**
 * Its fourteen days run from now on; there is one for each person and for each institution's domain. Returns whether it
 * was used up before. Does nothing for somebody who was promised none.
 */
export async function beginTrial(trx: Transaction<DB>, userId: string, now: Date): Promise<'begun' | 'used'> {
  if (await hasTriedBefore(trx, userId)) {
    const isEnded = await endPromisedTrial(trx, userId);
    return isEnded ? 'used' : 'begun';
  }
  const endsAt = new Date(now.getTime() + LIMITS.trialDays * DAY_MS);
  await storeTrialEnd(trx, userId, { endsAt, nextStepAt: firstReminderOf(endsAt) });
  return 'begun';
}
