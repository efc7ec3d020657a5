/** A guardian decides on one video of a minor: public for everybody who may open the profile, or not. */
import { holdAthleteFor } from '../../../access/holding/hold-for.ts';
import type { Video } from '@faircourt/contracts/videos';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { decideVideo, findAthleteOfVideo } from './video.service.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { requireSay } from '../../../access/refusals/required-level.ts';

/** A mark may be set ahead of the check of guardianship, and counts from then on. */
export async function setFamilyVideo(
  deps: AthleteDeps,
  guard: Guard,
  videoId: string,
  isPublic: boolean,
): Promise<Video> {
  return inTransaction(deps.db, async (trx) => {
    const athleteId = await findAthleteOfVideo(trx, videoId);
    const athlete = await holdAthleteFor(trx, guard, 'release.decide', athleteId);
    const by = actedBy(guard);
    if (isPublic) requireSay(athlete, by.userId, guard.now);
    return decideVideo(trx, athlete, { videoId, isPublic, by, now: guard.now });
  });
}
