/** What one viewer sees of one athlete: the states that the page says, and what may be read from the tables for it. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { groupState, readsUnchecked, readsWhole } from '../../../access/rules/athlete.rules.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { notFound } from '../../../access/engine/guard.ts';
import { seasonReach, type SeasonReach } from '../../../access/rules/season.rules.ts';
import { videoReach, type VideoReach } from '../../../access/rules/video.rules.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';

type GroupStates = Omit<CompleteProfile['states'], 'seasons'>;

export interface Sight {
  states: GroupStates;
  seasons: SeasonReach;
  videos: VideoReach;
  /** Also what the first version of the form about colleges did not name: of the identity the team, the jersey number, the bio and the
   * accounts elsewhere; of the measurements the dominant hand and earlier ones. */
  isWhole: boolean;
  /** Of the measurement history: every entry, or what a director has checked. */
  history: 'all' | 'checked';
}

export function sightOf({ actor, now }: Guard, athlete: AthleteFacts): Sight {
  const stateOf = (group: FieldGroup) => {
    const state = groupState(actor, athlete, group, now);
    if (state === 'hidden') throw notFound();
    return state;
  };
  return {
    states: {
      identity: stateOf('identity'),
      measurements: stateOf('measurements'),
      academics: stateOf('academics'),
      transcript: stateOf('transcript'),
      videos: stateOf('videos'),
      contact: stateOf('contact'),
    },
    seasons: seasonReach(actor, athlete, now),
    videos: videoReach(actor, athlete, now),
    isWhole: readsWhole(actor, athlete, now),
    history: readsUnchecked(actor, athlete) ? 'all' : 'checked',
  };
}

export function sees({ states }: Sight, group: keyof GroupStates): boolean {
  return states[group] === 'visible';
}

export function seesWhole(sight: Sight, group: 'identity' | 'measurements'): boolean {
  return sees(sight, group) && sight.isWhole;
}

/** Statistics wait for a director like measurements do; an athlete without a season has nothing that could wait. */
export function seasonsState(
  { seasons }: Sight,
  count: { shown: number; recorded: number },
): CompleteProfile['states']['seasons'] {
  if (seasons === 'none') return 'not_released';
  return seasons === 'all' || count.shown > 0 || count.recorded === 0 ? 'visible' : 'under_verification';
}
