/** Which videos of an athlete somebody sees. */
import type { Actor } from '../engine/actor.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { isAdult } from './age.ts';
import { canOpen, canReadGroup } from './athlete.rules.ts';
import { countedMarks } from './in-effect.ts';

/** `public`: those that are marked public, by anybody. Else those that one of these people marked. */
export type VideoReach = 'all' | 'public' | { markedBy: readonly string[] };

/** A video shows with the release of its group; one whose public mark counts, to everybody who may open the profile. */
export function videoReach(actor: Actor, athlete: AthleteFacts, now: Date): VideoReach {
  if (canReadGroup(actor, { athlete, group: 'videos' }, now)) return 'all';
  if (!canOpen(actor, athlete, now)) return { markedBy: [] };
  const marks = countedMarks(actor, athlete, now);
  return marks === 'all' ? 'public' : { markedBy: marks };
}

/**
 * Once a family decides with a minor, videos are public only under a guardian's form. A minor who never had a guardian may
 * mark what a guardian will decide on; until then the mark shows the video to nobody.
 */
export function mayMarkPublic(athlete: AthleteFacts, now: Date): boolean {
  return isAdult(athlete, now) || !athlete.hasHadGuardian || athlete.consents.includes('media');
}

/** Whether a video is marked public, and by whom; null for marks from before we stored that. */
export interface VideoMark {
  isPublic: boolean;
  publicBy: string | null;
}

export function isReached(reach: VideoReach, { isPublic, publicBy }: VideoMark): boolean {
  if (reach === 'all') return true;
  return isPublic && (reach === 'public' || (publicBy !== null && reach.markedBy.includes(publicBy)));
}
