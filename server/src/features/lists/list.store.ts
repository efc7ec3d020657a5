/** The SQL of recruiting lists and their stages. */
import {
  LIST_STAGES,
  type ChangeList,
  type CreateList,
  type ListStageKind,
} from '@faircourt/contracts/lists';
import { sql, type Transaction } from 'kysely';
import type { Condition } from '../../access/scopes/condition.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface ListRow {
  id: string;
  subscription_id: string;
  name: string;
  note: string;
  owner_user_id: string | null;
  owner_name: string | null;
  is_shared: boolean;
  archived_at: Date | null;
  updated_at: Date;
  entries: number;
}

export interface StageRow {
  id: string;
  kind: ListStageKind | null;
  name: string | null;
}

/** In use first, then by name. */
export async function listLists(queries: Queries, which: Condition): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select list.id, list.subscription_id, list.name, list.note, list.owner_user_id, owner.name as owner_name,
      list.is_shared, list.archived_at, list.updated_at, (
        select count(*)::int from list_entries entry where entry.list_id = list.id and entry.removed_at is null
      ) as entries
    from recruiting_lists list left join users owner on owner.id = list.owner_user_id
    where ${which}
    order by list.archived_at is not null, lower(list.name), list.id`.execute(queries);
  return rows;
}

export async function findList(queries: Queries, listId: string): Promise<ListRow | undefined> {
  return (await listLists(queries, sql<boolean>`list.id = ${listId}`))[0];
}

/** Those of the given that `which` names. */
export async function findLists(
  queries: Queries,
  listIds: readonly string[],
  which: Condition,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select list.id from recruiting_lists list where list.id = any(${listIds}::uuid[]) and ${which}`.execute(
    queries,
  );
  return rows.map(({ id }) => id);
}

export async function countLists(queries: Queries, subscriptionId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('recruiting_lists')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  return count;
}

/** With the stages that every list begins with. */
export async function insertList(
  trx: Transaction<DB>,
  list: CreateList,
  { subscriptionId, userId }: { subscriptionId: string; userId: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('recruiting_lists')
    .values({ ...list, subscription_id: subscriptionId, owner_user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('list_stages')
    .values(LIST_STAGES.map((kind, position) => ({ list_id: id, kind, position })))
    .execute();
  return id;
}

export async function storeList(
  trx: Transaction<DB>,
  listId: string,
  { is_archived, ...fields }: ChangeList,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('recruiting_lists')
    .set({
      ...fields,
      ...(is_archived === undefined ? {} : { archived_at: is_archived ? now : null }),
      updated_at: now,
    })
    .where('id', '=', listId)
    .execute();
}

/** Of the given lists, those that are not so yet. */
export async function storeArchiving(
  trx: Transaction<DB>,
  listIds: readonly string[],
  { isArchived, now }: { isArchived: boolean; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update recruiting_lists set archived_at = ${isArchived ? now : null}, updated_at = ${now}
    where id = any(${listIds}::uuid[]) and (archived_at is not null) <> ${isArchived}
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function touchList(trx: Transaction<DB>, listId: string, now: Date): Promise<void> {
  await trx.updateTable('recruiting_lists').set({ updated_at: now }).where('id', '=', listId).execute();
}

export function listStages(queries: Queries, listId: string): Promise<StageRow[]> {
  return queries
    .selectFrom('list_stages')
    .select(['id', 'kind', 'name'])
    .where('list_id', '=', listId)
    .orderBy('position')
    .execute();
}

/** Who works at the desk that a list belongs to, and whose it is. */
export async function findDesk(
  queries: Queries,
  listId: string,
): Promise<{ ownerUserId: string | null; isShared: boolean; userIds: string[] } | undefined> {
  const { rows } = await sql<{ owner_user_id: string | null; is_shared: boolean; user_ids: string[] }>`
    select list.owner_user_id, list.is_shared, array(
      select seat.user_id::text from seats seat
      where seat.subscription_id = list.subscription_id and seat.ended_at is null and seat.parked_at is null
    ) as user_ids
    from recruiting_lists list where list.id = ${listId}`.execute(queries);
  const [row] = rows;
  return row && { ownerUserId: row.owner_user_id, isShared: row.is_shared, userIds: row.user_ids };
}
