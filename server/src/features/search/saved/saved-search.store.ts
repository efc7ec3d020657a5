/** The only SQL on saved_searches and saved_search_visits. */
import type { SearchAlert } from '@faircourt/contracts/alerts';
import type { SearchFilters } from '@faircourt/contracts/search';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { isSignedIn, type Actor } from '../../../access/engine/actor.ts';
import type { StaffFacts } from '../../../access/facts/subjects.ts';
import { isOfOwnStaff } from '../../../access/scopes/own-records.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface SavedSearchRow {
  id: string;
  subscription_id: string;
  name: string;
  filters: SearchFilters;
  sort: SearchSort;
  saved_by: string | null;
  saver_name: string | null;
  created_at: Date;
  deleted_at: Date | null;
  /** By the reader. */
  visited_at: Date | null;
  seen_until: Date | null;
  alert: SearchAlert | null;
}

/** What rules know of a saved search; to everybody outside the staff it is absent. */
export function staffOf(row: Pick<SavedSearchRow, 'subscription_id'> | undefined): StaffFacts | null {
  return row ? { subscriptionId: row.subscription_id } : null;
}

/** In the order in which they were saved. */
export async function listSavedSearches(queries: Queries, actor: Actor): Promise<SavedSearchRow[]> {
  return selectSearches(queries, actor).where('search.deleted_at', 'is', null).orderBy('search.id').execute();
}

/** Also one that was deleted and can be brought back. */
export function findSavedSearch(
  queries: Queries,
  actor: Actor,
  id: string,
): Promise<SavedSearchRow | undefined> {
  return selectSearches(queries, actor).where('search.id', '=', id).executeTakeFirst();
}

export async function countSavedSearches(trx: Transaction<DB>, subscriptionId: string): Promise<number> {
  const { kept } = await trx
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('subscription_id', '=', subscriptionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return kept;
}

interface NewSavedSearch {
  subscriptionId: string;
  savedBy: string;
  name: string;
  filters: SearchFilters;
  sort: SearchSort;
  now: Date;
}

export async function insertSavedSearch(trx: Transaction<DB>, search: NewSavedSearch): Promise<string> {
  const { id } = await trx
    .insertInto('saved_searches')
    .values({
      subscription_id: search.subscriptionId,
      saved_by: search.savedBy,
      name: search.name,
      filters: JSON.stringify(search.filters),
      sort: search.sort,
      created_at: search.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeName(trx: Transaction<DB>, id: string, name: string): Promise<void> {
  await trx.updateTable('saved_searches').set({ name }).where('id', '=', id).execute();
}

export async function storeDeletion(trx: Transaction<DB>, id: string, deletedAt: Date | null): Promise<void> {
  await trx.updateTable('saved_searches').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
}

export async function storeVisit(
  queries: Queries,
  visit: { id: string; userId: string; visitedAt: Date; seenUntil: Date },
): Promise<void> {
  const { id, userId, visitedAt, seenUntil } = visit;
  await sql`
    insert into saved_search_visits (saved_search_id, user_id, visited_at, seen_until)
    values (${id}, ${userId}, ${visitedAt}, ${seenUntil})
    on conflict (saved_search_id, user_id) do update set
      visited_at = greatest(saved_search_visits.visited_at, excluded.visited_at),
      seen_until = greatest(saved_search_visits.seen_until, excluded.seen_until)`.execute(queries);
}

export function forgetDeletedSearches(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'saved_searches', sql`deleted_at <= ${over}`, most);
}

function selectSearches(queries: Queries, actor: Actor) {
  const userId = isSignedIn(actor) ? actor.userId : null;
  return (
    queries
      .selectFrom('saved_searches as search')
      .leftJoin('users as saver', 'saver.id', 'search.saved_by')
      .leftJoin('saved_search_visits as visit', (join) =>
        join.onRef('visit.saved_search_id', '=', 'search.id').on('visit.user_id', '=', userId),
      )
      .select([
        'search.id',
        'search.subscription_id',
        'search.name',
        'search.saved_by',
        'saver.name as saver_name',
        'search.created_at',
        'search.deleted_at',
        'visit.visited_at',
        'visit.seen_until',
      ])
      .select(
        sql<SearchAlert | null>`(select json_build_object('kinds', alerts.kinds, 'frequency', alerts.frequency,
        'by_bell', alerts.by_bell, 'by_email', alerts.by_email)
        from alerts where alerts.saved_search_id = search.id and alerts.user_id = ${userId})`.as('alert'),
      )
      // Both are what the contract let in when it was saved.
      .select(sql<SearchFilters>`search.filters`.as('filters'))
      .select(sql<SearchSort>`search.sort`.as('sort'))
      .where(isOfOwnStaff(actor, sql.ref('search.subscription_id')))
  );
}
