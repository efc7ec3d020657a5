/**
 * A guardian tells the athlete that something is released and the profile is private. The athlete chooses; nobody is told twice
 * within a few days, however often somebody presses.
 */
import { LIMITS } from '@faircourt/contracts/limits';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import { releasesInEffect } from '../../access/rules/in-effect.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ListingDeps } from './listing.deps.ts';
import { listingSuggested } from './suggestion.events.ts';
import { wasSuggestedSince } from './suggestion.store.ts';

export async function suggestListing(deps: ListingDeps, guard: Guard, athleteId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'listing.suggest', athleteId);
    const hasReason = athlete.visibility === 'private' && releasesInEffect(athlete, guard.now).length > 0;
    if (!hasReason || (await wasSuggestedSince(trx, athleteId, lastTold(guard.now)))) return;
    await recordEvent(trx, listingSuggested(athleteId, actedBy(guard)));
  });
}

const DAY_MS = 86_400_000;

function lastTold(now: Date): Date {
  return new Date(now.getTime() - LIMITS.tellAthleteDays * DAY_MS);
}
