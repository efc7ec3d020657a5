/** Counting complete profiles: a limited plan opens so many distinct athletes per calendar month, the same one once. */
import type { Allowance, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Transaction } from 'kysely';
import { holdMore } from '../../access/holding/hold-for.ts';
import { livePlan, waitingTrial, type CoachActor, type HeldPlan } from '../../access/engine/actor.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { countOpens, hasOpened, insertOpen } from './allowance.store.ts';
import { findProfilesPerMonth } from './subscription.store.ts';

export async function readAllowance(db: Database, guard: Guard): Promise<Allowance> {
  guard.authorise('allowance.read');
  const { actor, now } = guard;
  const coach = actor.kind === 'coach' ? actor : null;
  const held = coach && livePlan(coach, now);
  if (!held) return withoutPlan(coach, now);
  const limit = await findProfilesPerMonth(db, held.plan);
  if (limit === null) return unlimited(held, now);
  const used = await countOpens(db, { subscriptionId: held.subscriptionId, month: monthOf(now) });
  return limited(held, { limit, used }, now);
}

export interface Opening {
  /** Null: the complete profile opens. */
  locked: OpenedAthlete['locked'];
  allowance: Allowance;
}

/** What the transaction that shows a profile has to hold, so that two tabs cannot both take the last one. */
export async function findCountedSubscription(
  queries: Queries,
  coach: CoachActor,
  now: Date,
): Promise<string | null> {
  const held = livePlan(coach, now);
  const isLimited = held !== null && (await findProfilesPerMonth(queries, held.plan)) !== null;
  return isLimited ? held.subscriptionId : null;
}

/** What opening these would take from the month, and how many of them would stay locked. Nothing is taken. */
export async function foreseeOpenings(
  queries: Queries,
  coach: CoachActor,
  athleteIds: readonly string[],
  now: Date,
): Promise<{ takes: number; stays_locked: number; allowance: Allowance }> {
  const held = livePlan(coach, now);
  if (!held) return { takes: 0, stays_locked: athleteIds.length, allowance: withoutPlan(coach, now) };
  const limit = await findProfilesPerMonth(queries, held.plan);
  if (limit === null) return { takes: 0, stays_locked: 0, allowance: unlimited(held, now) };
  const counted = { subscriptionId: held.subscriptionId, month: monthOf(now) };
  const used = await countOpens(queries, counted);
  const opened = await Promise.all(athleteIds.map((id) => hasOpened(queries, counted, id)));
  const fresh = opened.filter((isOpened) => !isOpened).length;
  const takes = Math.min(fresh, Math.max(0, limit - used));
  return { takes, stays_locked: fresh - takes, allowance: limited(held, { limit, used }, now) };
}

/** Takes the athlete out of the coach's month, in the transaction that shows the profile. */
export async function takeFromAllowance(
  trx: Transaction<DB>,
  coach: CoachActor,
  athleteId: string,
  now: Date,
): Promise<Opening> {
  const held = livePlan(coach, now);
  if (!held) return { locked: 'no_plan', allowance: withoutPlan(coach, now) };
  const limit = await findProfilesPerMonth(trx, held.plan);
  if (limit === null) return { locked: null, allowance: unlimited(held, now) };

  if (!(await holdMore(trx, { records: { subscription: held.subscriptionId } }))) {
    return { locked: 'no_plan', allowance: withoutPlan(coach, now) };
  }
  const counted = { subscriptionId: held.subscriptionId, month: monthOf(now) };
  const used = await countOpens(trx, counted);
  if (await hasOpened(trx, counted, athleteId)) {
    return { locked: null, allowance: limited(held, { limit, used }, now) };
  }
  if (used >= limit) return { locked: 'limit_reached', allowance: limited(held, { limit, used }, now) };
  await insertOpen(trx, counted, athleteId, now);
  return { locked: null, allowance: limited(held, { limit, used: used + 1 }, now) };
}

/** Whether the coach's plan has this athlete's complete profile open: without a limit always, else since it was counted. */
export async function hasOpenProfile(
  queries: Queries,
  coach: CoachActor,
  athleteId: string,
  now: Date,
): Promise<boolean> {
  const held = livePlan(coach, now);
  if (!held) return false;
  if ((await findProfilesPerMonth(queries, held.plan)) === null) return true;
  return hasOpened(queries, { subscriptionId: held.subscriptionId, month: monthOf(now) }, athleteId);
}

function withoutPlan(coach: CoachActor | null, now: Date): Allowance {
  const waiting_trial = coach && waitingTrial(coach);
  return { plan: null, waiting_trial, limit: 0, used: 0, left: 0, resets_on: nextMonthOf(now) };
}

function unlimited({ plan }: HeldPlan, now: Date): Allowance {
  return { plan, waiting_trial: null, limit: null, used: 0, left: null, resets_on: nextMonthOf(now) };
}

function limited({ plan }: HeldPlan, { limit, used }: { limit: number; used: number }, now: Date): Allowance {
  return {
    plan,
    waiting_trial: null,
    limit,
    used,
    left: Math.max(0, limit - used),
    resets_on: nextMonthOf(now),
  };
}

/** Months begin at midnight UTC for everybody, so that travelling neither gives nor takes any. */
function monthOf(now: Date, ahead = 0): string {
  return dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)));
}

function nextMonthOf(now: Date): string {
  return monthOf(now, 1);
}
