/** Reads what the rules need to know about a recruiting list. */
import type { Queries } from '../../platform/database/database.ts';
import type { ListFacts } from './subjects.ts';

export async function loadListFacts(db: Queries, listId: string): Promise<ListFacts | null> {
  const row = await db
    .selectFrom('recruiting_lists')
    .select(['subscription_id', 'owner_user_id', 'is_shared'])
    .where('id', '=', listId)
    .executeTakeFirst();
  return row
    ? { subscriptionId: row.subscription_id, ownerUserId: row.owner_user_id, isShared: row.is_shared }
    : null;
}
