/**
 * The only SQL that keeps the words of names: which of them cards hold, and their remainders, by which a typing
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
  await sql`
    with gone as (
      delete from card_words where word = any(${words}::text[]) and ${isUnused()} returning word
    )
    delete from card_word_remainders using gone where card_word_remainders.word = gone.word`.execute(trx);
}

/** Gives every word exactly the remainders that word_remainders() says. */
export async function correctRemainders(trx: Transaction<DB>): Promise<void> {
  await sql`
    with wrong as (select word from card_words where ${hasWrongRemainders(sql`card_words.word`)}), extra as (
      delete from card_word_remainders using wrong
      where card_word_remainders.word = wrong.word and card_word_remainders.remainder not in (select word_remainders(wrong.word))
    )
    insert into card_word_remainders (remainder, word) select remainder, word from wrong, word_remainders(word) remainder
    on conflict do nothing`.execute(trx);
}

/** Athletes whose names hold a word that cannot be found by its beginning or with a typing mistake. */
export function athletesWithWrongWords(): RawBuilder<unknown> {
  return sql`
    select distinct athlete_id from athlete_cards, unnest(name_words) word
    where word in (
      select word from (select distinct word from athlete_cards, unnest(name_words) word) used
      where not exists (select 1 from card_words where card_words.word = used.word)
        or ${hasWrongRemainders(sql`used.word`)})`;
}

function isUnused(): RawBuilder<boolean> {
  return sql<boolean>`
    not exists (select 1 from card_names where card_names.word = card_words.word)
    and not exists (
      select 1 from (select unnest(name_words) as word from athlete_cards_institution) named
      where named.word = card_words.word)`;
}

function hasWrongRemainders(word: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`array(select remainder from card_word_remainders where card_word_remainders.word = ${word} order by remainder)
    <> array(select remainder from word_remainders(${word}) remainder order by remainder)`;
}
