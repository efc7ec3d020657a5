/**
 * Freezing an account without erasing it. Of an athlete, everything is kept as it is: releases, contacts and requests wait,
 * and nobody but the family and those who oversee sees any of it. A coach sees and asks nothing meanwhile.
 */
import type { RestrictionPlacer, RestrictionState } from '@faircourt/contracts/restrictions';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { isSignedIn } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts, RestrictionFacts } from '../../../access/facts/subjects.ts';
import { holdAthleteFor, holdFor } from '../../../access/holding/hold-for.ts';
import { isAdult } from '../../../access/rules/age.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { restricted, restrictionLifted, type Frozen } from './restriction.events.ts';
import { RESTRICTIONS_PER_ACCOUNT } from './restriction.limits.ts';
import {
  deleteRestriction,
  findRestriction,
  insertRestriction,
  type RestrictionRow,
} from './restriction.store.ts';

export interface RestrictionDeps {
  db: Database;
  limiter: RateLimiter;
}

export async function readOwnRestriction(
  { db }: RestrictionDeps,
  guard: Guard,
  { userId }: Caller,
): Promise<RestrictionState> {
  guard.authorise('account.read', { userId });
  const athlete = await ownAthlete(db, guard);
  return athlete ? presentOf(db, guard, athlete) : presentCoach(db, guard, userId);
}

export async function restrictOwn(
  deps: RestrictionDeps,
  guard: Guard,
  { userId }: Caller,
): Promise<RestrictionState> {
  guard.authorise('account.restrict', { userId });
  const athlete = await ownAthlete(deps.db, guard);
  if (athlete) return restrictAthlete(deps, guard, athlete.athleteId);
  return inTransaction(deps.db, async (trx) => {
    await holdCoach(trx, guard, userId);
    if (!(await findRestriction(trx, userId))) await place(trx, deps, guard, { userId, athleteId: null });
    return presentCoach(trx, guard, userId);
  });
}

export async function liftOwnRestriction(
  deps: RestrictionDeps,
  guard: Guard,
  { userId }: Caller,
): Promise<RestrictionState> {
  guard.authorise('account.restrict', { userId });
  const athlete = await ownAthlete(deps.db, guard);
  if (athlete) return liftAthleteRestriction(deps, guard, athlete.athleteId);
  return inTransaction(deps.db, async (trx) => {
    await holdCoach(trx, guard, userId);
    if (await findRestriction(trx, userId)) await lift(trx, guard, { userId, athleteId: null });
    return presentCoach(trx, guard, userId);
  });
}

export async function readAthleteRestriction(
  { db }: RestrictionDeps,
  guard: Guard,
  athleteId: string,
): Promise<RestrictionState> {
  const athlete = guard.authorise('family.read', await loadAthleteFacts(db, athleteId));
  return presentOf(db, guard, athlete);
}

/** Freezing twice is freezing once. */
export async function restrictAthlete(
  deps: RestrictionDeps,
  guard: Guard,
  athleteId: string,
): Promise<RestrictionState> {
  const known = guard.authorise('restriction.place', await loadAthleteFacts(deps.db, athleteId));
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'restriction.place', athleteId, {
      records: { account: known.userId },
    });
    // What the minor froze stays the minor's: a guardian who could take it over could then open it.
    if (!(await findRestriction(trx, athlete.userId))) await place(trx, deps, guard, athlete);
    return presentOf(trx, guard, athlete);
  });
}

/** Nothing to lift is lifted already. */
export async function liftAthleteRestriction(
  deps: RestrictionDeps,
  guard: Guard,
  athleteId: string,
): Promise<RestrictionState> {
  const load = (queries: Queries) => loadRestrictionFacts(queries, guard, athleteId);
  const known = guard.authorise('restriction.lift', await load(deps.db));
  return inTransaction(deps.db, async (trx) => {
    const { athlete } = await holdFor(trx, guard, 'restriction.lift', {
      records: { athlete: athleteId, account: known.athlete.userId },
      load: () => load(trx),
    });
    if (await findRestriction(trx, athlete.userId)) await lift(trx, guard, athlete);
    return presentOf(trx, guard, athlete);
  });
}

/** Where nothing is frozen, the caller counts as the one who froze it and finds it done. */
async function loadRestrictionFacts(
  queries: Queries,
  guard: Guard,
  athleteId: string,
): Promise<RestrictionFacts | null> {
  const athlete = await loadAthleteFacts(queries, athleteId);
  if (!athlete) return null;
  const row = await findRestriction(queries, athlete.userId);
  const { actor } = guard;
  return { athlete, placedBy: row ? row.placed_by : isSignedIn(actor) ? actor.userId : null };
}

async function place(
  trx: Transaction<DB>,
  { limiter }: RestrictionDeps,
  guard: Guard,
  frozen: Frozen,
): Promise<void> {
  const by = actedBy(guard);
  await limiter.count([{ limit: RESTRICTIONS_PER_ACCOUNT, key: `${frozen.userId}:${by.userId}` }], trx);
  await insertRestriction(trx, { userId: frozen.userId, placedBy: by.userId, now: guard.now });
  await recordEvent(trx, restricted(frozen, by), guard.now);
}

async function lift(trx: Transaction<DB>, guard: Guard, frozen: Frozen): Promise<void> {
  await deleteRestriction(trx, frozen.userId);
  await recordEvent(trx, restrictionLifted(frozen, actedBy(guard)), guard.now);
}

async function holdCoach(trx: Transaction<DB>, guard: Guard, userId: string): Promise<void> {
  await holdFor(trx, guard, 'account.restrict', {
    records: { account: userId },
    load: async () => ({ userId }),
  });
}

function ownAthlete(queries: Queries, { actor }: Guard): Promise<AthleteFacts | null> {
  if (actor.kind !== 'athlete' || actor.athleteId === null) return Promise.resolve(null);
  return loadAthleteFacts(queries, actor.athleteId);
}

async function presentCoach(queries: Queries, guard: Guard, userId: string): Promise<RestrictionState> {
  const row = await findRestriction(queries, userId);
  const canChange = guard.can('account.restrict', { userId });
  return {
    restriction: row
      ? { placed_at: row.placed_at.toISOString(), placed_by: 'you', can_lift: canChange }
      : null,
    can_place: canChange,
  };
}

async function presentOf(queries: Queries, guard: Guard, athlete: AthleteFacts): Promise<RestrictionState> {
  const row = await findRestriction(queries, athlete.userId);
  return {
    restriction: row
      ? {
          placed_at: row.placed_at.toISOString(),
          placed_by: placerOf(row, athlete, guard),
          can_lift: guard.can('restriction.lift', { athlete, placedBy: row.placed_by }),
        }
      : null,
    can_place: guard.can('restriction.place', athlete),
  };
}

/** From 18 on nobody asks any more who froze it: it is the athlete's. */
function placerOf({ placed_by }: RestrictionRow, athlete: AthleteFacts, guard: Guard): RestrictionPlacer {
  if (placed_by === actedBy(guard).userId) return 'you';
  if (placed_by === athlete.userId) return 'athlete';
  return guard.actor.kind === 'athlete' && isAdult(athlete, guard.now) ? 'you' : 'guardian';
}
