/** The SQL of entries: who is on a list, in which stage and where within it. An entry names an athlete and holds nothing of them. */
import { sql, type Transaction } from 'kysely';
import type { CardReader } from '../../access/rules/card.rules.ts';
import type { Condition } from '../../access/scopes/condition.ts';
import { cardReadBy } from '../../access/scopes/read-card.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Between neighbours, so that a place is free for many moves before a stage is numbered afresh. */
const GAP = 1_000_000;

export interface EntryRow {
  id: string;
  stage_id: string;
  athlete_id: string | null;
  added_at: Date;
  moved_at: Date | null;
  tags: string[];
  step: string | null;
  step_on: string | null;
  step_owner_id: string | null;
  step_owner_name: string | null;
  rating: number | null;
  notes: number;
  /** As JSON; null where this reader finds no card. */
  card: string | null;
}

/** In the order of the board; all, or those with these ids. */
export async function listEntries(
  queries: Queries,
  listId: string,
  reader: CardReader,
  now: Date,
  entryIds: readonly string[] | null = null,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.id, entry.stage_id, entry.athlete_id, entry.added_at, entry.moved_at, entry.tags,
      entry.step, entry.step_on, entry.step_owner_id, step_owner.name as step_owner_name, shown.card,
      (select round(avg(value), 1)::float8 from entry_ratings given where given.entry_id = entry.id) as rating,
      (select count(*)::int from list_notes note where note.entry_id = entry.id) as notes
    from list_entries entry join list_stages stage on stage.id = entry.stage_id
    left join users step_owner on step_owner.id = entry.step_owner_id
    left join lateral ${cardReadBy(sql`entry.athlete_id`, reader, now)} on true
    where entry.list_id = ${listId} and entry.removed_at is null
      and (${entryIds}::uuid[] is null or entry.id = any(${entryIds}::uuid[]))
    order by stage.position, entry.position, entry.id`.execute(queries);
  return rows;
}

/** In the order of the board; all, or those of the given ones that are on the list. */
export async function listEntryIds(
  queries: Queries,
  listId: string,
  entryIds: readonly string[] | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from list_entries entry join list_stages stage on stage.id = entry.stage_id
    where entry.list_id = ${listId} and entry.removed_at is null
      and (${entryIds}::uuid[] is null or entry.id = any(${entryIds}::uuid[]))
    order by stage.position, entry.position, entry.id`.execute(queries);
  return rows.map(({ id }) => id);
}

/** By list, the entry of one athlete. `which` is over recruiting_lists named `list`. */
export async function findEntriesOf(
  queries: Queries,
  athleteId: string,
  which: Condition,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; list_id: string }>`
    select entry.id, entry.list_id from list_entries entry join recruiting_lists list on list.id = entry.list_id
    where entry.athlete_id = ${athleteId} and entry.removed_at is null and ${which}`.execute(queries);
  return new Map(rows.map(({ id, list_id }) => [list_id, id]));
}

export async function countEntries(queries: Queries, listId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('list_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('list_id', '=', listId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** At the end of the first stage. Returns the new entries; who is on the list already stays where they are. */
export async function insertEntries(
  trx: Transaction<DB>,
  listId: string,
  athleteIds: readonly string[],
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with stage as (
      select id, coalesce((select max(entry.position) from list_entries entry where entry.stage_id = list_stages.id), 0) as last
      from list_stages where list_id = ${listId} order by position limit 1
    )
    insert into list_entries (list_id, stage_id, athlete_id, position, added_by, added_at)
    select ${listId}, stage.id, given.athlete_id, stage.last + given.place * ${GAP}::bigint, ${userId}, ${now}
    from stage, unnest(${athleteIds}::uuid[]) with ordinality as given (athlete_id, place)
    join athletes on athletes.id = given.athlete_id
    order by given.place
    on conflict (list_id, athlete_id) where removed_at is null do nothing
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Returns those that were on the list until now. */
export async function storeRemoval(
  trx: Transaction<DB>,
  listId: string,
  entryIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update list_entries set removed_at = ${now}
    where list_id = ${listId} and id = any(${entryIds}::uuid[]) and removed_at is null
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Returns those that are back. An athlete who was added again meanwhile has an entry already. */
export async function storeReturn(
  trx: Transaction<DB>,
  listId: string,
  entryIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update list_entries entry set removed_at = null
    where entry.list_id = ${listId} and entry.id = any(${entryIds}::uuid[]) and entry.removed_at is not null
      and not exists (
        select 1 from list_entries other
        where other.list_id = entry.list_id and other.athlete_id = entry.athlete_id and other.removed_at is null)
    returning entry.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Those of the given that are on the list, in the given order. */
export async function findEntries(
  queries: Queries,
  listId: string,
  entryIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from unnest(${entryIds}::uuid[]) with ordinality as given (id, place)
    join list_entries entry on entry.id = given.id
    where entry.list_id = ${listId} and entry.removed_at is null
    order by given.place`.execute(queries);
  return rows.map(({ id }) => id);
}

/**
 * Puts entries into a stage, in front of one of its entries or at its end. The list is held, so the neighbours stay where they
 * are meanwhile; where the gap between them is used up, the stage is numbered afresh.
 */
export async function storePlaces(
  trx: Transaction<DB>,
  { stageId, entryIds, beforeId }: { stageId: string; entryIds: readonly string[]; beforeId: string | null },
  now: Date,
): Promise<void> {
  let place = await findPlace(trx, { stageId, entryIds, beforeId });
  if (place.after - place.before <= entryIds.length) {
    await numberAfresh(trx, stageId, entryIds);
    place = await findPlace(trx, { stageId, entryIds, beforeId });
  }
  const step = Math.min(GAP, Math.floor((place.after - place.before) / (entryIds.length + 1)));
  await sql`
    update list_entries set stage_id = ${stageId}, position = ${place.before}::bigint + given.place * ${step}::bigint,
      moved_at = case when stage_id = ${stageId} then moved_at else ${now} end
    from unnest(${entryIds}::uuid[]) with ordinality as given (id, place)
    where list_entries.id = given.id`.execute(trx);
}

interface Place {
  before: number;
  after: number;
}

/** The positions between which the entries come; those that are moved do not count. */
async function findPlace(
  trx: Transaction<DB>,
  { stageId, entryIds, beforeId }: { stageId: string; entryIds: readonly string[]; beforeId: string | null },
): Promise<Place> {
  const others = sql`list_entries
    where stage_id = ${stageId} and removed_at is null and id <> all(${entryIds}::uuid[])`;
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    with anchor as (select position from ${others} and id = ${beforeId}::uuid)
    select (select position from anchor) as after,
      (select max(position) from ${others} and position < coalesce((select position from anchor), 9e18)) as before`.execute(
    trx,
  );
  const before = Number(rows[0]?.before ?? 0);
  const after = rows[0]?.after;
  return { before, after: after == null ? before + GAP * (entryIds.length + 1) : Number(after) };
}

async function numberAfresh(
  trx: Transaction<DB>,
  stageId: string,
  entryIds: readonly string[],
): Promise<void> {
  await sql`
    update list_entries set position = numbered.place * ${GAP}::bigint
    from (select id, row_number() over (order by position, id) as place from list_entries
      where stage_id = ${stageId} and id <> all(${entryIds}::uuid[])) numbered
    where list_entries.id = numbered.id`.execute(trx);
}

/** Those that nobody brought back in time, with what was written there. */
export function forgetRemovedEntries(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'list_entries', sql`removed_at <= ${over}`, most);
}
