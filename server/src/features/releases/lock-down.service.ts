/** Everything private at once: nothing stays released, open or allowed, and a coach who asked reads only that it is closed. */
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { ReleaseDeps } from './releases.deps.ts';
import { askersOf, listCoachUsers, updateCoachPages } from './coach-pages.ts';
import { clearLockDown, storeLockDown } from './lock-down.store.ts';
import { withdrawHandoversIn } from './handover.store.ts';
import { contactEvent, lockDownLifted, lockedDown, releaseEvent, type Decider } from './release.events.ts';
import { closeContacts, closeRequests, withdrawApprovedIn } from './release.store.ts';

export async function lockDown(deps: ReleaseDeps, guard: Guard, athleteId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'release.withdraw', athleteId);
    const by = actedBy(guard);
    const wasShown = athlete.visibility !== 'private';
    // An adult's own is undone by the adult's next save, and binds nobody.
    const isLocked =
      by.userId !== athlete.userId && (await storeLockDown(trx, athleteId, by.userId, guard.now));
    const closed = await closeEverything(trx, athleteId, by, guard.now);
    const isChanged = wasShown || isLocked || Object.values(closed.counts).some((count) => count > 0);
    if (isChanged) await recordEvent(trx, lockedDown(athleteId, by, closed.counts));
    await updateCoachPages(trx, closed.coaches);
  });
}

/** The switch stays private; from now on the athlete can turn it again. Lifting twice changes nothing. */
export async function liftLockDown(deps: ReleaseDeps, guard: Guard, athleteId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdAthleteFor(trx, guard, 'lock_down.lift', athleteId);
    if (!(await clearLockDown(trx, athleteId))) return;
    await recordEvent(trx, lockDownLifted(athleteId, actedBy(guard)));
  });
}

async function closeEverything(trx: Transaction<DB>, athleteId: string, by: Decider, now: Date) {
  const releases = await withdrawApprovedIn(trx, athleteId, FIELD_GROUPS, now);
  for (const release of releases) {
    await recordEvent(trx, releaseEvent('withdrawn', release, by, 'lock_down'));
  }
  const requests = await closeRequests(trx, athleteId, { decidedBy: by.userId, now });
  for (const request of requests) {
    await recordEvent(trx, releaseEvent('closed', request, by, 'lock_down'));
  }
  const contacts = await closeContacts(trx, athleteId, ['requested', 'approved'], {
    decidedBy: by.userId,
    now,
  });
  for (const contact of contacts) {
    await recordEvent(trx, contactEvent('declined', contact, by, 'lock_down'));
  }
  await withdrawHandoversIn(trx, athleteId, FIELD_GROUPS);
  return {
    coaches: [...askersOf([...releases, ...requests]), ...(await listCoachUsers(trx, contacts))],
    counts: { releases: releases.length, requests: requests.length, contacts: contacts.length },
  };
}
