/** What an athlete hears of their own profile: the next thing to add, who looked, and what others changed. */
import type { RecentViewers } from '@faircourt/contracts/athlete-page';
import type { FamilyAthlete, LogEntry } from '@faircourt/contracts/family';
import type { Road } from '@faircourt/contracts/road';
import { DAY_MS } from '@faircourt/contracts/time';

export const LOOK_DAYS = 7;
const CHANGES = 3;
const NAMED = 3;
const PRESS_MS = 60_000;

export interface Looks {
  count: number;
  /** The latest that are verified, by name, as the page of looks has them. What somebody only claims is counted alone. */
  names: string[];
}

export interface Lately {
  /** Null where the road to being seen says it on the same screen, or lets nothing be added yet. */
  nextStep: FamilyAthlete['next_step'];
  /** Institutions that looked in the last days; null when that is not known. */
  looks: Looks | null;
  changes: LogEntry[];
}

export function latelyOf(
  athlete: Pick<FamilyAthlete, 'next_step' | 'changes'>,
  { road, viewers, today }: { road: Road | undefined; viewers: RecentViewers | undefined; today: string },
): Lately {
  const isOnRoad =
    road !== undefined &&
    road.steps.some(({ step, state, todo }) => step === 'profile' && (todo !== null || state === 'later'));
  return {
    nextStep: isOnRoad ? null : athlete.next_step,
    looks: viewers ? looksOf(viewers, today) : null,
    changes: gatherReleases(athlete.changes).slice(0, CHANGES),
  };
}

/** Nobody looked and nobody changed anything: that is not worth a card. */
export function isUneventful({ looks, changes }: Lately): boolean {
  return (looks?.count ?? 0) === 0 && changes.length === 0;
}

/** What one press released is one change: the log has an entry for each group, and three of them would fill the card. */
function gatherReleases(entries: readonly LogEntry[]): LogEntry[] {
  const gathered: LogEntry[] = [];
  for (const entry of entries) {
    const newer = gathered.at(-1);
    if (newer === undefined || !isOnePress(newer, entry)) {
      gathered.push(entry);
      continue;
    }
    const field_groups = [...groupsOf(newer), ...groupsOf(entry)];
    gathered[gathered.length - 1] = { ...newer, data: { ...newer.data, field_groups } };
  }
  return gathered;
}

function isOnePress(newer: LogEntry, entry: LogEntry): boolean {
  return (
    entry.type === 'release.approved' &&
    newer.type === entry.type &&
    newer.actor_name === entry.actor_name &&
    newer.institution_name === entry.institution_name &&
    newer.data['audience'] === entry.data['audience'] &&
    Date.parse(newer.at) - Date.parse(entry.at) < PRESS_MS
  );
}

function groupsOf({ data }: LogEntry): unknown[] {
  return Array.isArray(data['field_groups']) ? data['field_groups'] : [data['field_group']];
}

/** With today, so many days. */
function looksOf({ viewers }: RecentViewers, today: string): Looks {
  const recent = viewers
    .filter(
      ({ institution_name: institution, last_viewed_on: day }) =>
        institution !== null && Date.parse(today) - Date.parse(day) < LOOK_DAYS * DAY_MS,
    )
    .toSorted((one, other) => other.last_viewed_on.localeCompare(one.last_viewed_on));
  const verified = recent.filter(({ is_institution_verified: isVerified }) => isVerified);
  const names = verified.flatMap(({ institution_name: name }) => name ?? []).slice(0, NAMED);
  return { count: recent.length, names };
}
