/** Subscriptions: what a coach has paid for, or is trying out. The access engine reads them as facts. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { ScoutPlan } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { insertTrial, storeTrialEnd } from './subscription.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A trial of the chosen plan, no card. It waits until the mailbox is proven. */
export async function promiseTrial(
  trx: Transaction<DB>,
  trial: { userId: string; plan: ScoutPlan },
): Promise<void> {
  await insertTrial(trx, trial);
}

/** Its fourteen days run from now on. Does nothing for somebody who was promised none. */
export async function beginTrial(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await storeTrialEnd(trx, userId, new Date(now.getTime() + LIMITS.trialDays * DAY_MS));
}
