/**
 * Which seasons of an athlete somebody reads: statistics go with the measurements group, each with its own badge, where the form
 * that a guardian signed names them.
 */
import type { Actor } from '../engine/actor.ts';
import { canOpen, readsUnchecked } from './athlete.rules.ts';
import { coversAll, isReleasedTo } from './in-effect.ts';
import type { AthleteFacts } from '../facts/subjects.ts';

/** `verified`: only seasons that a director has verified, each by itself. */
export type SeasonReach = 'all' | 'verified' | 'none';

export function seasonReach(actor: Actor, athlete: AthleteFacts, now: Date): SeasonReach {
  if (readsUnchecked(actor, athlete)) return 'all';
  const isReleased = canOpen(actor, athlete, now) && isReleasedTo(actor, athlete, 'measurements', now);
  return isReleased && coversAll(athlete, now) ? 'verified' : 'none';
}
