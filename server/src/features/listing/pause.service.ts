/** A family takes its athlete out of search until a day. Releases, contacts and requests stay as they are. */
import type { EventActor } from '@faircourt/contracts/events';
import { pausableDays, type PauseListing } from '@faircourt/contracts/listing-pause';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import { holdAthleteUnasked } from '../../access/holding/unasked.ts';
import { dayEverywhere } from '../../access/rules/age.ts';
import { isPaused } from '../../access/rules/in-effect.ts';
import { recordEvent } from '../../platform/audit.ts';
import { dayOf } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import type { ListingDeps } from './listing.deps.ts';
import { listingPaused, listingResumed } from './pause.events.ts';
import { clearPause, listEndedPauses, storePause } from './pause.store.ts';

const BY_DATE: EventActor = { userId: null, role: 'system' };

/** Pauses, or chooses another day. An earlier one opens, so it needs what ending the pause needs. */
export async function pauseListing(
  deps: ListingDeps,
  guard: Guard,
  athleteId: string,
  { until }: PauseListing,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'listing.pause', athleteId);
    requirePausable(until, guard.now);
    const before = isPaused(athlete, guard.now) ? athlete.pause : null;
    if (before?.until === until) return;
    if (before && until < before.until) guard.authorise('listing.resume', athlete);
    const by = actedBy(guard);
    // The pause stays with its maker: nobody gets to end it by choosing a later day first.
    await storePause(trx, athleteId, { until, by: before ? before.by : by.userId, now: guard.now });
    await recordEvent(
      trx,
      listingPaused(athleteId, by, { until, ...(before ? { from: before.until } : {}) }),
    );
  });
}

/** Before its day. Ending it twice changes nothing. */
export async function resumeListing(deps: ListingDeps, guard: Guard, athleteId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'listing.resume', athleteId);
    if (!isPaused(athlete, guard.now)) return;
    await clearPause(trx, athleteId);
    await recordEvent(trx, listingResumed(athleteId, actedBy(guard)));
  });
}

/** Those whose day has come. Rules have let everybody see them since; this clears the row and tells the family. */
export async function endPauses(db: Database, now: Date): Promise<void> {
  for (const athleteId of await listEndedPauses(db, dayEverywhere(now))) {
    await inTransaction(db, async (trx) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', athleteId);
      if (!athlete?.pause || isPaused(athlete, now)) return;
      await clearPause(trx, athleteId);
      await recordEvent(trx, listingResumed(athleteId, BY_DATE), now);
    });
  }
}

function requirePausable(until: string, now: Date): void {
  const { first, last } = pausableDays(dayOf(now));
  if (until < first) throw refuse('in_past', 'Choose a day from tomorrow on.');
  if (until > last) throw refuse('too_far', 'Choose a day within the next 12 months.');
}

function refuse(code: string, message: string) {
  return validationFailed([{ field: 'until', code, message }]);
}
