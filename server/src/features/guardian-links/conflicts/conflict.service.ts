/**
 * Tells families and admins when a guardian's mailbox turns out to be that of a coach, director or admin who deals with the
 * athlete. The rules have asked all along; this makes the search cards again and says why something closed. It compares
 * what is with what was noted, so that it does not matter which of the many causes it was: a new address, a request, a
 * region, an institution, a country.
 */
import { holdAthleteUnasked } from '../../../access/holding/unasked.ts';
import { isAdult } from '../../../access/rules/age.ts';
import { isInConflict } from '../../../access/rules/guardian-level.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { conflictBegan, conflictEnded } from '../links/link.events.ts';
import { clearConflict, listNewConflicts, listPastConflicts, storeConflict } from './conflict.store.ts';

/** Any number of servers may do this at once: each athlete waits for their lock, and is looked at again. */
export async function processConflicts(db: Database, now: Date): Promise<void> {
  for (const link of await listNewConflicts(db)) {
    await inTransaction(db, async (trx) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', link.athlete_id);
      // Nobody decides for an adult, so there is nothing to tell.
      if (!athlete || isAdult(athlete, now) || !isInConflict(athlete, link.guardian_user_id)) return;
      if (!(await storeConflict(trx, link.id, now))) return;
      await recordEvent(trx, conflictBegan(link), now);
    });
  }
  for (const link of await listPastConflicts(db)) {
    await inTransaction(db, async (trx) => {
      const athlete = await holdAthleteUnasked(trx, 'the calendar', link.athlete_id);
      if (!athlete || isInConflict(athlete, link.guardian_user_id)) return;
      if (!(await clearConflict(trx, link.id))) return;
      await recordEvent(trx, conflictEnded(link), now);
    });
  }
}
