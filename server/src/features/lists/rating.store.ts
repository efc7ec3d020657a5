/** The SQL of ratings and of the criteria of a desk. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface CriterionRow {
  id: string;
  name: string;
}

export function listCriteria(queries: Queries, subscriptionId: string): Promise<CriterionRow[]> {
  return queries
    .selectFrom('rating_criteria')
    .select(['id', 'name'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('position')
    .execute();
}

/** All of them in their new order. What was rated by one that is left out goes with it. */
export async function storeCriteria(
  trx: Transaction<DB>,
  subscriptionId: string,
  criteria: readonly { id: string | null; name: string }[],
): Promise<void> {
  const kept = criteria.flatMap(({ id }) => id ?? []);
  await sql`
    delete from rating_criteria where subscription_id = ${subscriptionId} and id <> all(${kept}::uuid[])`.execute(
    trx,
  );
  for (const [position, { id, name }] of criteria.entries()) {
    await (id === null
      ? trx
          .insertInto('rating_criteria')
          .values({ subscription_id: subscriptionId, name, position })
          .execute()
      : trx.updateTable('rating_criteria').set({ name, position }).where('id', '=', id).execute());
  }
}

export interface RatingRow {
  criterion_id: string;
  own: number | null;
  average: number;
  people: number;
}

export async function listRatings(queries: Queries, entryId: string, userId: string): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select criterion_id, max(value) filter (where user_id = ${userId})::int as own,
      round(avg(value), 1)::float8 as average, count(*)::int as people
    from entry_ratings where entry_id = ${entryId} group by criterion_id`.execute(queries);
  return rows;
}

/** Null takes a rating back. */
export async function storeRatings(
  trx: Transaction<DB>,
  { entryId, userId }: { entryId: string; userId: string },
  ratings: readonly { criterion_id: string; value: number | null }[],
): Promise<void> {
  const gone = ratings.filter(({ value }) => value === null).map(({ criterion_id }) => criterion_id);
  await sql`
    delete from entry_ratings
    where entry_id = ${entryId} and user_id = ${userId} and criterion_id = any(${gone}::uuid[])`.execute(trx);
  for (const { criterion_id, value } of ratings) {
    if (value === null) continue;
    await trx
      .insertInto('entry_ratings')
      .values({ entry_id: entryId, criterion_id, user_id: userId, value })
      .onConflict((conflict) =>
        conflict.columns(['entry_id', 'criterion_id', 'user_id']).doUpdateSet({ value }),
      )
      .execute();
  }
}
