/** Handing out the picture of a video: to those who see the video at this moment, and to nobody else. */
import { isReached, videoReach } from '../../../access/rules/video.rules.ts';
import { isCounted } from '../../../access/rules/athlete.rules.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { hasOpenProfile } from '../../billing/allowance.service.ts';
import type { FileDeps } from '../file.deps.ts';
import { findMarkedVideo, findStill, type StillRow } from './still.store.ts';

export async function lookAtStill(deps: FileDeps, guard: Guard, videoId: string): Promise<StillRow> {
  const [video, still] = await Promise.all([findMarkedVideo(deps.db, videoId), findStill(deps.db, videoId)]);
  const facts = await loadAthleteFacts(deps.db, video?.athlete_id ?? videoId);
  if (!video || !still || !facts) {
    guard.authorise('athlete.open', null);
    throw notFound();
  }
  guard.authorise('athlete.open', facts);
  const mark = { isPublic: video.is_public, publicBy: video.public_by };
  if (!isReached(videoReach(guard.actor, facts, guard.now), mark)) throw notFound();
  // Videos are part of the complete profile, which a coach opens within a plan.
  guard.authorise('profile.open_complete', facts);
  const { actor, now } = guard;
  if (isCounted(actor) && !(await hasOpenProfile(deps.db, actor, video.athlete_id, now))) throw notFound();
  return still;
}
