/**
 * What a coach knows of the athletes that a search found. It differs between readers, so it comes beside the pages of cards and
 * never in them: those are shared. Nothing is said of anybody whom the coach would not find.
 */
import type { SearchMarks } from '@faircourt/contracts/search-marks';
import type { SearchFilters } from '@faircourt/contracts/search';
import { livePlan, type Actor, type CoachActor } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { cardReader } from '../../../access/rules/card.rules.ts';
import { listsOnDesk } from '../../../access/scopes/list.scope.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import {
  listEntriesOn,
  listFound,
  listLooks,
  listNews,
  listOpenLists,
  type ListedRow,
  type LookRow,
} from './marks.store.ts';

/** Whom a coach looked at longer ago than this many others is no longer held against what changed since. */
const LOOKS_COMPARED = 1_000;

export async function readMarks(
  db: Database,
  guard: Guard,
  athleteIds: readonly string[],
): Promise<SearchMarks> {
  guard.authorise('athlete.search');
  const { actor, now } = guard;
  const reader = cardReader(actor);
  if (actor.kind !== 'coach' || !reader) return { marks: [] };
  const found = await listFound(db, [...new Set(athleteIds)], reader, now);
  if (found.length === 0) return { marks: [] };
  const [listed, looks, news] = await Promise.all([
    listEntriesOn(db, found, await openLists(db, actor, now)),
    listLooks(db, found, {
      userId: actor.userId,
      subscriptionId: livePlan(actor, now)?.subscriptionId ?? null,
    }),
    listNews(db, actor, { athleteIds: found }, now),
  ]);
  const newsOf = new Map(news.map(({ athlete_id, kinds }) => [athlete_id, kinds]));
  const marks = found.map((athlete_id) => ({
    athlete_id,
    lists: listed.filter(isOf(athlete_id)).map(presentList),
    looks: looks.filter(isOf(athlete_id)).map((look) => presentLook(look, actor)),
    news: newsOf.get(athlete_id) ?? [],
  }));
  return { marks: marks.filter(({ lists, looks }) => lists.length > 0 || looks.length > 0) };
}

/** The values of the filters that are a coach's own. */
export interface OwnFilters {
  /** Whose entries leave an athlete out; null when that is not asked. */
  lists: readonly string[] | null;
  /** Who has something new; null when that is not asked. */
  news: readonly string[] | null;
}

/** People without lists have nobody on them, and only coaches get told what is new. */
export async function readOwnFilters(
  queries: Queries,
  { actor, now }: Guard,
  { unlisted, news }: SearchFilters,
): Promise<OwnFilters> {
  return {
    lists: unlisted ? await openLists(queries, actor, now) : null,
    news: news ? await athletesWithNews(queries, actor, now) : null,
  };
}

async function athletesWithNews(queries: Queries, actor: Actor, now: Date): Promise<string[]> {
  if (actor.kind !== 'coach') return [];
  const rows = await listNews(queries, actor, { latest: LOOKS_COMPARED }, now);
  return rows.map(({ athlete_id }) => athlete_id).toSorted();
}

/** Without a live plan lists are shut, and say nothing here either. */
async function openLists(queries: Queries, actor: Actor, now: Date): Promise<string[]> {
  const isOpen = actor.kind === 'coach' && livePlan(actor, now) !== null;
  return isOpen ? listOpenLists(queries, listsOnDesk(actor)) : [];
}

function isOf(athleteId: string) {
  return (row: { athlete_id: string }) => row.athlete_id === athleteId;
}

function presentList({ id, name }: ListedRow) {
  return { id, name };
}

function presentLook({ user_id, name, looked_at }: LookRow, coach: CoachActor) {
  return { name, is_own: user_id === coach.userId, looked_at: looked_at.toISOString() };
}
