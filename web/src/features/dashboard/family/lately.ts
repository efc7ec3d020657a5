/** What an athlete hears of their own profile: the next thing to add, who looked, and what others changed. */
import type { RecentViewers } from '@faircourt/contracts/athlete-page';
import type { FamilyAthlete, LogEntry } from '@faircourt/contracts/family';
import type { Road } from '@faircourt/contracts/road';
import { DAY_MS } from '@faircourt/contracts/time';
import { currentStep } from '../../../domain/road/step-place.ts';

export const LOOK_DAYS = 7;
const CHANGES = 3;

export interface Lately {
  /** Null where the road to being seen says it on the same screen, or lets nothing be added yet. */
  nextStep: FamilyAthlete['next_step'];
  /** Institutions that looked in the last days; null when that is not known. */
  looks: number | null;
  changes: LogEntry[];
}

export function latelyOf(
  athlete: Pick<FamilyAthlete, 'next_step' | 'changes'>,
  { road, viewers, today }: { road: Road | undefined; viewers: RecentViewers | undefined; today: string },
): Lately {
  const isOnRoad =
    road !== undefined &&
    (currentStep(road)?.todo === 'fill_profile' ||
      road.steps.some(({ step, state }) => step === 'profile' && state === 'later'));
  return {
    nextStep: isOnRoad ? null : athlete.next_step,
    looks: viewers ? looksOf(viewers, today) : null,
    changes: athlete.changes.slice(0, CHANGES),
  };
}

/** With today, so many days. */
function looksOf({ viewers }: RecentViewers, today: string): number {
  return viewers.filter(
    ({ institution_name: institution, last_viewed_on: day }) =>
      institution !== null && Date.parse(today) - Date.parse(day) < LOOK_DAYS * DAY_MS,
  ).length;
}
