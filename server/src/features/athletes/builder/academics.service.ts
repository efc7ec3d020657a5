/** Saving one's own academics: inserted the first time, updated afterwards. */
import type { Academics, AcademicsValues } from '@faircourt/contracts/athletes';
import type { Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { findAcademics, saveAcademicsRow } from './academics.store.ts';
import { academicsSaved, byAthlete } from './builder.events.ts';
import { changedFields, filledFields, takeChanged } from './changed-fields.ts';
import { requireCollectionFor, requireHeldAthlete } from './own-athlete.ts';
import { presentAcademics } from './profile.presenter.ts';

/** Before anything was saved. */
export const EMPTY_ACADEMICS = { gpa: null, sat: null, act: null, transcript_url: null, core_courses: [] };

export async function saveAcademics(
  deps: AthleteDeps,
  guard: Guard,
  caller: Caller,
  given: AcademicsValues,
  changedThere?: readonly (keyof AcademicsValues)[],
): Promise<Academics> {
  guard.authorise('profile.build');
  return inTransaction(deps.db, async (trx) => {
    const athlete = await requireHeldAthlete(trx, guard, caller);
    const athleteId = athlete.id;
    const before = await findAcademics(trx, athleteId);
    const academics = takeChanged(before ?? EMPTY_ACADEMICS, given, changedThere);
    const changed = changedFields(before ?? EMPTY_ACADEMICS, academics);
    if (before && changed.length === 0) return presentAcademics(before);
    if (filledFields(before ?? EMPTY_ACADEMICS, academics, changed).length > 0)
      await requireCollectionFor(trx, guard, athlete);

    const after = await saveAcademicsRow(trx, athleteId, academics);
    const change = { fields: changed, isNew: !before };
    await recordEvent(trx, academicsSaved(athleteId, change, byAthlete(caller.userId)));
    return presentAcademics(after);
  });
}
