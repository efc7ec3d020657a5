/** The SQL of what a staff writes at an entry: notes, tags, ratings and the next step. */
import { sql, type Transaction } from 'kysely';
import { WORK_LIMITS, type NextStepInput } from '@faircourt/contracts/list-work';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface EntryWorkRow {
  id: string;
  list_id: string;
  subscription_id: string;
  athlete_id: string | null;
  tags: string[];
  step: string | null;
  step_on: string | null;
  step_owner_id: string | null;
  step_owner_name: string | null;
}

/** Also of a list that one may not open: the rules say so. Not of an entry that was removed. */
export async function findEntry(queries: Queries, entryId: string): Promise<EntryWorkRow | undefined> {
  const { rows } = await sql<EntryWorkRow>`
    select entry.id, entry.list_id, list.subscription_id, entry.athlete_id, entry.tags,
      entry.step, entry.step_on, entry.step_owner_id, owner.name as step_owner_name
    from list_entries entry join recruiting_lists list on list.id = entry.list_id
    left join users owner on owner.id = entry.step_owner_id
    where entry.id = ${entryId} and entry.removed_at is null`.execute(queries);
  return rows[0];
}

export interface NoteRow {
  id: string;
  entry_id: string;
  author_user_id: string;
  author_name: string;
  body: string;
  created_at: Date;
}

/** Newest first. */
export async function listNotes(queries: Queries, entryId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select note.id, note.entry_id, note.author_user_id, author.name as author_name, note.body, note.created_at
    from list_notes note join users author on author.id = note.author_user_id
    where note.entry_id = ${entryId} order by note.created_at desc, note.id desc`.execute(queries);
  return rows;
}

export async function countNotes(queries: Queries, entryId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('list_notes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertNote(
  trx: Transaction<DB>,
  note: { entryId: string; userId: string; body: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('list_notes')
    .values({
      entry_id: note.entryId,
      author_user_id: note.userId,
      body: note.body,
      created_at: note.now,
    })
    .execute();
}

export async function findNote(
  queries: Queries,
  noteId: string,
): Promise<{ entry_id: string; list_id: string; author_user_id: string } | undefined> {
  return queries
    .selectFrom('list_notes')
    .innerJoin('list_entries', 'list_entries.id', 'list_notes.entry_id')
    .select(['list_notes.entry_id', 'list_entries.list_id', 'list_notes.author_user_id'])
    .where('list_notes.id', '=', noteId)
    .executeTakeFirst();
}

export async function deleteNote(trx: Transaction<DB>, noteId: string): Promise<void> {
  await trx.deleteFrom('list_notes').where('id', '=', noteId).execute();
}

export async function storeTags(
  trx: Transaction<DB>,
  entryId: string,
  tags: readonly string[],
): Promise<void> {
  await sql`update list_entries set tags = ${tags}::text[] where id = ${entryId}`.execute(trx);
}

/** Returns those that have other tags now. One that would have too many stays as it is. */
export async function retagEntries(
  trx: Transaction<DB>,
  listId: string,
  entryIds: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update list_entries entry set tags = wanted.tags
    from (select one.id, array(
        select tag from (
          select distinct on (lower(tag)) tag, place
          from unnest(one.tags || ${add}::text[]) with ordinality as given (tag, place)
          where lower(tag) <> all(array(select lower(gone) from unnest(${remove}::text[]) as gone))
          order by lower(tag), place
        ) kept order by place) as tags
      from list_entries one
      where one.list_id = ${listId} and one.id = any(${entryIds}::uuid[]) and one.removed_at is null) wanted
    where entry.id = wanted.id and wanted.tags <> entry.tags and cardinality(wanted.tags) <= ${WORK_LIMITS.tags}
    returning entry.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function storeStep(
  trx: Transaction<DB>,
  entryId: string,
  step: NextStepInput | null,
): Promise<void> {
  await trx
    .updateTable('list_entries')
    .set({
      step: step?.text ?? null,
      step_on: step?.on ?? null,
      step_owner_id: step?.owner_id ?? null,
    })
    .where('id', '=', entryId)
    .execute();
}

/** Who works at a desk, by name. */
export async function listColleagues(
  queries: Queries,
  subscriptionId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, person.name from seats seat join users person on person.id = seat.user_id
    where seat.subscription_id = ${subscriptionId} and seat.ended_at is null and seat.parked_at is null
    order by person.name, person.id`.execute(queries);
  return rows;
}

export interface HistoryRow {
  type: string;
  created_at: Date;
  by_name: string | null;
  stage_id: string | null;
}

/** What happened to one entry, newest first, from the log of its list. */
export async function listHistory(
  queries: Queries,
  { listId, entryId }: { listId: string; entryId: string },
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select entry.type, entry.created_at, person.name as by_name, entry.data ->> 'stage_id' as stage_id
    from events entry left join users person on person.id = entry.actor_user_id
    where entry.chain = ${listId} and entry.type like 'list_entries.%' and entry.data -> 'entry_ids' ? ${entryId}
    order by entry.seq desc limit ${limit}`.execute(queries);
  return rows;
}
