/** Going through the results of a search or a list, one page after the other. */
import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { answerOf, api } from '../../../api/client.ts';
import {
  ON_A_WALK,
  placeIn,
  withoutAthlete,
  withPage,
  type AthleteWalk,
  type Place,
  type Step,
} from '../../../domain/athlete-walk/athlete-walk.ts';
import { useKeptWalk } from '../../../domain/athlete-walk/use-kept-walk.ts';
import { filterQuery } from '../../../domain/filter-query.ts';
import { athletePath } from '../../../shell/paths.ts';

export interface Walking {
  place: Place;
  list: AthleteWalk['list'];
  /** More results are on their way. */
  isBusy: boolean;
  /** Opens the neighbour. Fails when more results cannot be loaded. */
  go: (step: Step) => Promise<void>;
  /** Leaves this athlete out and goes on in the same direction; false where nobody comes after. */
  skip: (step: Step) => Promise<boolean>;
}

/** Null for a page that was not opened from results. */
export function useWalk(id: string): Walking | null {
  const navigate = useNavigate();
  const isOnWalk = hasKey(useLocation().state, 'isFromSearch');
  const { read, keep } = useKeptWalk();
  const [isBusy, setIsBusy] = useState(false);
  const walk = isOnWalk ? read() : null;
  const place = walk && placeIn(walk, id);

  // Replaces the page: one step back leads to the results, however far somebody has walked.
  const open = (target: string, step: Step) =>
    navigate(athletePath(target), { replace: true, state: { ...ON_A_WALK, step } });

  const neighbour = async (step: Step): Promise<string | null> => {
    if (!walk || !place) return null;
    const known = place[step];
    if (known !== null || step === 'previous' || !walk.more) return known;
    const longer = await loadMore(walk);
    keep(longer);
    return placeIn(longer, id)?.next ?? null;
  };
  const busily = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    setIsBusy(true);
    try {
      return await work();
    } finally {
      setIsBusy(false);
    }
  };
  if (!walk || !place) return null;
  return {
    place,
    list: walk.list,
    isBusy,
    go: (step) =>
      busily(async () => {
        const target = await neighbour(step);
        if (target !== null) await open(target, step);
      }),
    skip: (step) =>
      busily(async () => {
        const target = await neighbour(step);
        const left = read();
        if (left) keep(withoutAthlete(left, id));
        if (target === null) return false;
        await open(target, step);
        return true;
      }),
  };
}

/** A walk of one leads nowhere else. */
export function isAlone({ place }: Walking): boolean {
  return place.previous === null && place.next === null && !place.hasMore;
}

/** In which direction a press has just led here; null for a page that was opened by itself, loaded again or gone back to. */
export function usePressedStep(): Step | null {
  const state: unknown = useLocation().state;
  // A step replaces the page before it. A document that loads and a way through history are no press.
  const isPressed = useNavigationType() === NavigationType.Replace;
  if (!isPressed || !hasKey(state, 'step')) return null;
  return state.step === 'previous' || state.step === 'next' ? state.step : null;
}

async function loadMore(walk: AthleteWalk): Promise<AthleteWalk> {
  if (!walk.more) return walk;
  const { filters, sort, after } = walk.more;
  const page = await answerOf(
    api.GET('/api/athletes', { params: { query: { ...filterQuery(filters), sort, after } } }),
  );
  return withPage(walk, page);
}

function hasKey<Key extends string>(state: unknown, key: Key): state is Record<Key, unknown> {
  return typeof state === 'object' && state !== null && key in state;
}
