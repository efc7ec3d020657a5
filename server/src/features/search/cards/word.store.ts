/**
 * The only SQL that keeps the words of names that cards hold. PostgreSQL adds to each its remainders, by which a typing
 * mistake is found.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

const WORDS_LOCK = sql`hashtextextended('card_words', 0)`;

/**
 * A card may rely on a word that is there already, while the sweep cannot see the card before it is stored. So a
 * transaction that stores cards holds this shared lock until its end, and the sweep waits for all of them.
 */
export async function keepWords(trx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${WORDS_LOCK})`.execute(trx);
}

/** Never waits: with a sweep waiting in the queue, everybody who saves would wait behind it. */
export async function mayDeleteWords(trx: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ is_alone: boolean }>`
    select pg_try_advisory_xact_lock(${WORDS_LOCK}) as is_alone`.execute(trx);
  return rows[0]?.is_alone ?? false;
}

export async function listUnusedWords(queries: Queries, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from card_words where ${isUnused()} limit ${limit}`.execute(queries);
  return rows.map(({ word }) => word);
}

/** Those of them that still are in no name. */
export async function deleteUnusedWords(trx: Transaction<DB>, words: readonly string[]): Promise<void> {
  await sql`delete from card_words where word = any(${words}::text[]) and ${isUnused()}`.execute(trx);
}

/** Athletes whose names hold a word that cannot be found by its beginning or with a typing mistake. */
export function athletesWithLostWords(): RawBuilder<unknown> {
  return sql`
    select distinct athlete_id from athlete_cards, unnest(name_words) used
    where used not in (select word from card_words)`;
}

function isUnused(): RawBuilder<boolean> {
  return sql<boolean>`
    not exists (select 1 from card_names where card_names.word = card_words.word)
    and not exists (
      select 1 from (select unnest(name_words) as word from athlete_cards_institution) named
      where named.word = card_words.word)`;
}
