/**
 * A guardian tells the athlete that something is released and the profile is private. The athlete chooses; nobody is told twice
 * within a few days, however often somebody presses.
 */
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ListingDeps } from './listing.deps.ts';
import { listingSuggested } from './suggestion.events.ts';
import { hasReasonToSuggest } from './suggestion.reason.ts';
import { isTold } from './suggestion.store.ts';

export async function suggestListing(deps: ListingDeps, guard: Guard, athleteId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'listing.suggest', athleteId);
    if (!hasReasonToSuggest(athlete, guard.now)) throw nothingToTell();
    if (await isTold(trx, athleteId, guard.now)) return;
    await recordEvent(trx, listingSuggested(athleteId, actedBy(guard)));
  });
}

function nothingToTell(): AppError {
  return new AppError('conflict', 'This is not the athlete’s turn any more. Load the page again.');
}
