/** Subscriptions: what a coach has paid for, or is trying out. The access engine reads them as facts. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { ScoutPlan } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { insertTrial } from './subscription.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Fourteen days of the chosen plan, no card. */
export async function startTrial(
  trx: Transaction<DB>,
  trial: { userId: string; plan: ScoutPlan; now: Date },
): Promise<void> {
  const endsAt = new Date(trial.now.getTime() + LIMITS.trialDays * DAY_MS);
  await insertTrial(trx, { userId: trial.userId, plan: trial.plan, endsAt });
}
