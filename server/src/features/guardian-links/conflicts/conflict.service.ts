/**
 * Tells families and admins when a guardian's mailbox turns out to be that of a coach, director or admin who deals with the
 * athlete. The rules have asked all along; this makes the search cards again and says why something closed. It compares
 * what is with what was noted, so that it does not matter which of the many causes it was: a new address, a request, a
 * region, an institution, a country.
 */
import type { Transaction } from 'kysely';
import { holdAthlete } from '../../../access/holding/hold-for.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { isAdult } from '../../../access/rules/age.ts';
import { isInConflict } from '../../../access/rules/guardian-level.ts';
import { notify } from '../../../delivery/bell.ts';
import { listAdmins, listMailReaders } from '../../../delivery/mail-readers.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { notifyOtherGuardians } from '../links/other-guardians.service.ts';
import { conflictBegan, conflictEnded } from '../links/link.events.ts';
import {
  clearConflict,
  findCutName,
  listNewConflicts,
  listPastConflicts,
  storeConflict,
  type ConflictedLink,
} from './conflict.store.ts';

export interface ConflictDeps {
  db: Database;
  jobs: Jobs;
  baseUrl: string;
}

/** Any number of servers may do this at once: each athlete waits for their lock, and is looked at again. */
export async function processConflicts(deps: ConflictDeps, now: Date): Promise<void> {
  for (const link of await listNewConflicts(deps.db)) {
    await inTransaction(deps.db, async (trx) => {
      const athlete = await holdAthlete(trx, link.athlete_id);
      // Nobody decides for an adult, so there is nothing to tell.
      if (!athlete || isAdult(athlete, now) || !isInConflict(athlete, link.guardian_user_id)) return;
      if (!(await storeConflict(trx, link.id, now))) return;
      await recordEvent(trx, conflictBegan(link), now);
      await tell(trx, deps, athlete, link);
    });
  }
  for (const link of await listPastConflicts(deps.db)) {
    await inTransaction(deps.db, async (trx) => {
      const athlete = await holdAthlete(trx, link.athlete_id);
      if (!athlete || isInConflict(athlete, link.guardian_user_id)) return;
      if (!(await clearConflict(trx, link.id))) return;
      await recordEvent(trx, conflictEnded(link), now);
    });
  }
}

async function tell(
  trx: Transaction<DB>,
  deps: ConflictDeps,
  athlete: AthleteFacts,
  { guardian_name: name }: ConflictedLink,
): Promise<void> {
  await notifyOtherGuardians(trx, deps, athlete, { what: 'conflict', name, except: [] });
  const [self] = await listMailReaders(trx, [athlete.userId]);
  const news = { what: 'conflict', guardian_name: name } as const;
  if (self) {
    const data = { ...news, athlete_name: self.name };
    await notify(trx, { userId: self.userId, kind: 'guardian_news', data });
  }
  const data = { athlete_name: await findCutName(trx, athlete.athleteId), guardian_name: name };
  for (const { userId } of await listAdmins(trx)) {
    await notify(trx, { userId, kind: 'guardian_conflict', data });
  }
}
