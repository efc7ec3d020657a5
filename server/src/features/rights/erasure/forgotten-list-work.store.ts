/**
 * What staffs wrote about an athlete who is erased. A note can hold a name, a number, an injury: nothing leads to it once the
 * athlete is gone, so it goes before. The entry stays, so that a colleague finds an empty place and not one place less.
 */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Person } from './erased-person.store.ts';
import { holdsWords, withoutWords } from './without-person.ts';

/** Also lists that the athlete was removed from and can be brought back to. */
export async function listListsNaming(queries: Queries, athleteId: string | null): Promise<string[]> {
  if (athleteId === null) return [];
  const rows = await queries
    .selectFrom('list_entries')
    .select('list_id')
    .distinct()
    .where('athlete_id', '=', athleteId)
    .orderBy('list_id')
    .execute();
  return rows.map(({ list_id }) => list_id);
}

/** Returns the entries that are empty now, by list. The caller holds the lists: nobody writes there meanwhile. */
export async function forgetListWork(
  trx: Transaction<DB>,
  person: Person,
  listIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (listIds.length === 0) return new Map();
  const entries = sql`(select id from list_entries where athlete_id = ${person.athleteId}::uuid)`;
  await sql`delete from list_notes where entry_id in ${entries}`.execute(trx);
  await sql`delete from entry_ratings where entry_id in ${entries}`.execute(trx);
  const { rows } = await sql<{ id: string; list_id: string }>`
    update list_entries
    set athlete_id = null, tags = '{}', step = null, step_on = null, step_owner_id = null
    where athlete_id = ${person.athleteId}::uuid
    returning id, list_id`.execute(trx);
  await forgetNameOnLists(trx, person, listIds);
  const emptied = Map.groupBy(rows, ({ list_id }) => list_id);
  return new Map([...emptied].map(([listId, gone]) => [listId, gone.map(({ id }) => id)]));
}

/** What these lists are called, and what was written there at other athletes. Only what names the person is written to. */
async function forgetNameOnLists(
  trx: Transaction<DB>,
  person: Person,
  listIds: readonly string[],
): Promise<void> {
  const words = wordsOnlyOf(person);
  if (words.length === 0) return;
  const on = sql`any(${listIds}::uuid[])`;
  const without = (column: string, most: number) =>
    sql`left(${withoutWords(sql.ref(column), words)}, ${most})`;
  const names = (column: string) => holdsWords(sql.ref(column), words);
  await sql`update recruiting_lists set name = ${without('name', 80)}, note = ${without('note', 1000)}
    where id = ${on} and (${names('name')} or ${names('note')})`.execute(trx);
  await sql`update list_stages set name = ${without('name', 40)}
    where list_id = ${on} and ${names('name')}`.execute(trx);
  await sql`
    update list_notes note set body = ${without('note.body', 2000)}
    from list_entries entry
    where entry.id = note.entry_id and entry.list_id = ${on} and ${names('note.body')}`.execute(trx);
  await sql`
    update list_entries set step = ${without('step', 200)}, tags = array(
      select ${without('tag', 30)} from unnest(tags) with ordinality as given (tag, place) order by place)
    where list_id = ${on}
      and (${names('step')} or exists (select from unnest(tags) as given (tag) where ${names('tag')}))`.execute(
    trx,
  );
}

/**
 * A name of one word can be a word of any sentence, and people choose their names: one who is called "The" would take it out of
 * all notes of a staff about others.
 */
function wordsOnlyOf({ name, provenEmail }: Person): string[] {
  const isOfOneWord = !/\p{L}.*\s.*\p{L}/u.test(name);
  return [...(isOfOneWord ? [] : [name]), ...(provenEmail === null ? [] : [provenEmail])];
}
