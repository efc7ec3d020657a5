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

/**
 * Whether we may keep a picture of what this athlete makes public. Never of a minor's video, whatever is marked or signed:
 * the form for videos and pictures tells families that only the link is kept.
 */
export function mayHaveStill(athlete: AthleteFacts, now: Date): boolean {
  return isAdult(athlete, now);
}

/** A mark that the athlete made as an adult, with the words about the picture beside the switch. */
export function isStillAgreed(
  { isPublic, publicBy, publicSince }: VideoMark & { publicSince: Date | null },
  athlete: AthleteFacts,
  now: Date,
): boolean {
  if (!isPublic || publicSince === null || publicBy !== athlete.userId) return false;
  return mayHaveStill(athlete, publicSince) && mayHaveStill(athlete, now);
}

/** Somebody who is frozen, waits to be erased or is suspended is not told to any platform; what is kept stays. */
export function mayFetchStillOf(athlete: AthleteFacts): boolean {
  return !athlete.isWithheld && !athlete.isSuspended;
}

export function isReached(reach: VideoReach, { isPublic, publicBy }: VideoMark): boolean {
  if (reach === 'all') return true;
  return isPublic && (reach === 'public' || (publicBy !== null && reach.markedBy.includes(publicBy)));
}
