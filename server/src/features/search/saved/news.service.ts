/**
 * What is new in a saved search: athletes whom it finds for this reader at this moment, and about whom something has become
 * new to them since they last looked. It shows cards as search does, and so nothing that search would not.
 */
import { LIMITS } from '@faircourt/contracts/limits';
import { overSince } from '@faircourt/contracts/retention';
import type { SearchNews } from '@faircourt/contracts/saved-searches';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { cardReader, type CardReader } from '../../../access/rules/card.rules.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { countAmong, findAmong } from '../finding/among.service.ts';
import type { Search } from '../finding/search.shape.ts';
import { listChanged, type ChangedAthlete } from './news.store.ts';
import type { SavedSearchDeps } from './saved-search.deps.ts';
import { presentSavedSearch } from './saved-search.presenter.ts';
import { findSavedSearch, staffOf, storeVisit, type SavedSearchRow } from './saved-search.store.ts';

/** A page that is loaded again within this time shows the same as before. */
const SITTING_MS = 30 * 60_000;
/**
 * A change has the time at which its request began, and may be there only after a visit that began later. So a visit counts
 * from a little earlier: what is told twice is better than what is told never.
 */
const STILL_ON_ITS_WAY_MS = 2 * 60_000;
/** So many athletes who changed are looked at, the latest first. */
const CHANGED_MAX = 20_000;
/** To count, which every dashboard does for every search, fewer will do. */
const COUNTED_MAX = 2_000;

export async function visitSearch(
  deps: SavedSearchDeps,
  guard: Guard,
  caller: Caller,
  id: string,
): Promise<SearchNews> {
  const row = await findSavedSearch(deps.db, guard.actor, id);
  guard.authorise('saved_search.open', staffOf(row));
  const { userId } = actedBy(guard);
  if (!row || row.deleted_at) throw notFound();
  const since = seenUntil(row, guard.now);
  const changed = await listChanged(deps.db, readerOf(guard), { since, limit: CHANGED_MAX });
  const cards = await findAmong(deps, ...searchAmong(guard, row, changed));
  await storeVisit(deps.db, { id, userId, visitedAt: lookedUntil(since, guard.now), seenUntil: since });
  const found = changed.flatMap(({ athlete_id, kinds, changed_at }) => {
    const athlete = cards.get(athlete_id);
    return athlete ? [{ athlete, changes: kinds, changed_at: changed_at.toISOString() }] : [];
  });
  return {
    search: presentSavedSearch({ ...row, visited_at: guard.now }, { userId, news: found.length }),
    since: since.toISOString(),
    news: found.slice(0, LIMITS.searchPage),
    is_capped: found.length > LIMITS.searchPage,
    file_key: deps.fileKeys.issue(caller, guard.now),
  };
}

/** Of each search in turn: who changed is read once, for the one that was seen longest ago. */
export async function countNews(
  deps: SavedSearchDeps,
  guard: Guard,
  rows: readonly SavedSearchRow[],
): Promise<number[]> {
  const sinces = rows.map((row) => row.visited_at ?? row.created_at);
  const oldest = sinces.toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!oldest) return [];
  const changed = await listChanged(deps.db, readerOf(guard), {
    since: notBefore(oldest, guard.now),
    limit: COUNTED_MAX,
  });
  const counts: number[] = [];
  // One after the other: a dashboard must not keep the connections of search from those who search.
  for (const [n, row] of rows.entries()) {
    const since = sinces[n] ?? guard.now;
    const isNew = ({ changed_at }: ChangedAthlete) => changed_at > since;
    counts.push(await countAmong(deps, ...searchAmong(guard, row, changed.filter(isNew))));
  }
  return counts;
}

function seenUntil({ visited_at, seen_until, created_at }: SavedSearchRow, now: Date): Date {
  const isSameSitting = visited_at !== null && now.getTime() - visited_at.getTime() < SITTING_MS;
  return notBefore((isSameSitting ? seen_until : visited_at) ?? created_at, now);
}

function lookedUntil(since: Date, now: Date): Date {
  return new Date(Math.max(since.getTime(), now.getTime() - STILL_ON_ITS_WAY_MS));
}

function notBefore(since: Date, now: Date): Date {
  const kept = overSince('card_changes', now);
  return since > kept ? since : kept;
}

function searchAmong(
  guard: Guard,
  { filters }: SavedSearchRow,
  changed: readonly ChangedAthlete[],
): [Search, string[]] {
  const search = { reader: readerOf(guard), filters, words: [], now: guard.now };
  return [search, changed.map(({ athlete_id }) => athlete_id)];
}

function readerOf(guard: Guard): CardReader {
  const reader = cardReader(guard.actor);
  // Everyone who may open a saved search reads some cards; a rule that changed on one side only must not open the other.
  if (!reader) throw notFound();
  return reader;
}
