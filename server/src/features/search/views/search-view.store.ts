/** The only SQL on search_views. */
import type { KeepSearchView } from '@faircourt/contracts/search-view';
import type { Queries } from '../../../platform/database/database.ts';

export function findSearchView(queries: Queries, userId: string) {
  return queries
    .selectFrom('search_views')
    .select(['view', 'columns'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function saveSearchView(
  queries: Queries,
  userId: string,
  { view, columns }: KeepSearchView,
): Promise<void> {
  await queries
    .insertInto('search_views')
    .values({ user_id: userId, view, columns: [...columns] })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ view, columns: [...columns] }))
    .execute();
}
