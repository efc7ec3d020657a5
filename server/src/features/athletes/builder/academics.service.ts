/** Saving one's own academics: inserted the first time, updated afterwards. */
import type { Academics, AcademicsValues } from '@faircourt/contracts/athletes';
import type { Guard } from '../../../access/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { Caller } from '../../accounts/authenticate.ts';
import { refreshCards } from '../../search/card.service.ts';
import { dropBadge } from '../../verification/verification.service.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { findAcademics, saveAcademicsRow } from './academics.store.ts';
import { academicsSaved, byAthlete } from './builder.events.ts';
import { changedFields } from './changed-fields.ts';
import { lockOwnAthlete } from './own-athlete.ts';
import { presentAcademics } from './profile.presenter.ts';

const EMPTY = { gpa: null, sat: null, act: null, transcript_url: null, core_courses: [] };

export async function saveAcademics(
  deps: AthleteDeps,
  guard: Guard,
  caller: Caller,
  academics: AcademicsValues,
): Promise<Academics> {
  guard.authorise('profile.build');
  return deps.db.transaction().execute(async (trx) => {
    const { id: athleteId } = await lockOwnAthlete(trx, caller.userId);
    const before = await findAcademics(trx, athleteId);
    const changed = changedFields(before ?? EMPTY, academics);
    if (before && changed.length === 0) return presentAcademics(before);

    const after = await saveAcademicsRow(trx, athleteId, academics);
    const by = byAthlete(caller.userId);
    await recordEvent(trx, academicsSaved(athleteId, { fields: changed, isNew: !before }, by));
    // The transcript is checked on its own: a new address leaves the badge of the grades as it is.
    if (changed.includes('transcript_url')) await dropBadge(trx, { athleteId, factGroup: 'transcript' }, by);
    if (changed.some((field) => field !== 'transcript_url')) {
      await dropBadge(trx, { athleteId, factGroup: 'academics' }, by);
    }
    await refreshCards(trx, [athleteId], guard.now);
    return presentAcademics(after);
  });
}
