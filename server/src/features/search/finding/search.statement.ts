/**
 * The statements of search. Each is put together from the filters that are set, so that PostgreSQL plans for exactly
 * these, and gives the page as one finished text: the cards are never taken apart on their way out.
 */
import { LIMITS } from '@faircourt/contracts/limits';
import type { SearchFilters } from '@faircourt/contracts/search';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import type { CardReader } from '../../../access/rules/card.rules.ts';
import {
  blockConditions,
  cursorCondition,
  filterConditions,
  readerConditions,
  sortColumn,
  Values,
} from './search.conditions.ts';
import type { Cursor } from './search.cursor.ts';

export interface Search {
  reader: CardReader;
  filters: SearchFilters;
  /** Per word of the name that was typed, the words that count as the same; empty without a name. */
  words: readonly (readonly string[])[];
  now: Date;
}

export interface PreparedSearch {
  text: string;
  values: unknown[];
}

/** One more than a page shows whether there is another page. */
const FOUND = LIMITS.searchPage + 1;

export function pageStatement(search: Search, sort: SearchSort, cursor: Cursor | null): PreparedSearch {
  const column = sortColumn(sort, search.filters);
  const order = `order by ${column} desc, athlete_id desc`;
  const values = new Values();
  const cards = branches(search, values, {
    columns: `card, ${column}, athlete_id`,
    also: cursorCondition(values, sort, column, cursor),
    order,
    limit: FOUND,
  });
  const text = `select
    coalesce(string_agg(card, ',' order by place) filter (where place <= ${LIMITS.searchPage}), '') as cards,
    max(${column}) filter (where place = ${LIMITS.searchPage}) as last_key,
    max(athlete_id::text) filter (where place = ${LIMITS.searchPage}) as last_id,
    count(*) > ${LIMITS.searchPage} as has_more
  from (select *, row_number() over (${order}) as place from (${unionOf(cards)}) found ${order} limit ${FOUND}) page`;
  return { text, values: values.list };
}

export function countStatement(search: Search): PreparedSearch {
  const values = new Values();
  const limit = LIMITS.searchCountMax + 1;
  const cards = branches(search, values, { columns: 'athlete_id', also: [], order: '', limit });
  return {
    text: `select count(*)::int as count from (select 1 from (${unionOf(cards)}) found limit ${limit}) counted`,
    values: values.list,
  };
}

interface Wanted {
  columns: string;
  also: string[];
  order: string;
  limit: number;
}

/** The shared cards and, for a coach, those made for the institution alone. No athlete is in both. */
function branches(search: Search, values: Values, wanted: Wanted): string[] {
  const { reader, words } = search;
  const institution =
    reader.audience === 'everyone' || reader.institutionId === null
      ? null
      : values.add(reader.institutionId, 'uuid');
  const conditions = [
    ...filterConditions(values, search.filters, search.now),
    ...blockConditions(values, reader),
    ...wanted.also,
  ];
  const isOneWord = words.length === 1;
  // Every value must be used in the text; the entries by name are asked for the word itself.
  const names = isOneWord && institution === null ? [] : nameConditions(values, words);
  const shared = [...readerConditions(reader, institution), ...conditions];
  const part = reader.audience === 'everyone' ? 'everyone' : 'colleges';
  const [only] = words;
  const found =
    isOneWord && only
      ? byOneWord(part, only, shared, values, wanted)
      : select(`athlete_cards_${part}`, [...shared, ...names], wanted);
  if (institution === null) return [found];
  const own = [`institution_id = ${institution}`, ...conditions, ...names];
  return [found, select('athlete_cards_institution', own, wanted)];
}

/** A single word is looked up among the entries by name, which stand in the order of the default search. */
function byOneWord(
  part: string,
  words: readonly string[],
  conditions: string[],
  values: Values,
  { columns, order, limit }: Wanted,
): string {
  const names = `card_names_${part}`;
  const keys = columns.replace('card, ', '');
  const [word] = words;
  const found =
    words.length === 1
      ? select(names, [`word = ${values.add(word, 'text')}`, ...conditions], {
          columns: keys,
          also: [],
          order,
          limit,
        })
      : `select distinct ${keys} from unnest(${values.add(words, 'text[]')}) as asked (asked_word)
         cross join lateral (${select(names, ['word = asked_word', ...conditions], { columns: keys, also: [], order, limit })}) entry
         ${order} limit ${limit}`;
  if (keys === columns) return found;
  return `select ${columns} from (${found}) entry join (select athlete_id, card from athlete_cards_${part}) c using (athlete_id)`;
}

function nameConditions(values: Values, words: readonly (readonly string[])[]): string[] {
  return words.map((same) => `name_words && ${values.add(same, 'text[]')}`);
}

function select(table: string, conditions: string[], { columns, order, limit }: Wanted): string {
  return `select ${columns} from ${table} where ${conditions.join(' and ')} ${order} limit ${limit}`;
}

function unionOf(statements: string[]): string {
  return statements.length === 1
    ? statements.join('')
    : statements.map((one) => `(${one})`).join(' union all ');
}
