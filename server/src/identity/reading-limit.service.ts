/** Keeps robots from copying the platform, and lets admins know which account ran into a limit. */
import type { ReachedLimitList } from '@faircourt/contracts/reached-limits';
import type { FastifyRequest } from 'fastify';
import { isSignedIn } from '../access/engine/actor.ts';
import type { Guard } from '../access/engine/guard.ts';
import type { Database } from '../platform/database/database.ts';
import type { FrequentLimiter } from '../platform/frequent-limit.ts';
import { limitKeyOf } from '../platform/http/client-address.ts';
import { refuseUsedUp } from '../platform/rate-limit.ts';
import { listReachedLimits, storeReachedLimit } from './reached-limit.store.ts';
import type { ReadingLimits } from './reading.limits.ts';

export interface ReadingLimitDeps {
  db: Database;
  frequentLimiter: FrequentLimiter;
}

/**
 * A preHandler: it counts one search or opened profile of a signed-in person; the rules refuse everybody else. `timesOf`: how
 * many a request opens at once, from a body that was validated.
 */
export function limitReading(
  deps: ReadingLimitDeps,
  limits: ReadingLimits,
  timesOf: (body: unknown) => number = () => 1,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const times = timesOf(request.body);
    for (let n = 0; n < times; n++) await countReading(deps, limits, request);
  };
}

async function countReading(
  deps: ReadingLimitDeps,
  limits: ReadingLimits,
  { guard, ip }: { guard: Guard; ip: string },
): Promise<void> {
  const { actor, now } = guard;
  if (!isSignedIn(actor)) return;
  const isFamily = actor.kind === 'athlete' || actor.kind === 'guardian';
  const ofAccount = (isFamily ? limits.ofFamily : limits.ofWork).map((limit) => ({
    limit,
    key: actor.userId,
  }));
  const ofAddress = limits.ofAddress.map((limit) => ({ limit, key: limitKeyOf(ip) }));
  const counted = await deps.frequentLimiter.count([...ofAccount, ...ofAddress]);
  const reached = ofAccount.filter((_, n) => counted[n]?.isUsedUp);
  for (const { limit } of reached) {
    await storeReachedLimit(deps.db, { userId: actor.userId, limit: limit.name, now });
  }
  refuseUsedUp(counted);
}

export async function readReachedLimits(deps: { db: Database }, guard: Guard): Promise<ReachedLimitList> {
  guard.authorise('reached_limit.list');
  const rows = await listReachedLimits(deps.db);
  return {
    accounts: rows.map((row) => ({
      user_id: row.user_id,
      name: row.name,
      role: row.role,
      limit: row.limit_name,
      first_at: row.first_at.toISOString(),
      last_at: row.last_at.toISOString(),
      times: row.times,
    })),
  };
}
