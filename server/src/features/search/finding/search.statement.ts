/**
 * The statements of search. Each is put together from the filters that are set, so that PostgreSQL plans for exactly
 * these, and gives the page as one finished text: the cards are never taken apart on their way out.
 */
import type { ATHLETE_TABLE_LIMITS } from '@faircourt/contracts/athlete-tables';
import { LIMITS } from '@faircourt/contracts/limits';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { earliestCardEnd } from '../../../access/rules/card.rules.ts';
import {
  given,
  KnownStatements,
  type Given,
  type PreparedStatement,
} from '../../../platform/database/prepared-statement.ts';
import { CARD_VERSION } from './card-version.ts';
import { filterConditions, sortColumn, type Fragment } from './filter.conditions.ts';
import type { Cursor } from './search.cursor.ts';
import { keyOf, shapeOf, valuesOf, type Search, type SearchValues, type Shape } from './search.shape.ts';

export interface SearchStatement<Row extends object> {
  /** Searches with the same key read the same cards. */
  key: string;
  statement: PreparedStatement<Row>;
  given: Given;
}

export interface PageRow {
  /** One more than a page shows, if there are so many: joined by CARD_END. */
  cards: string;
  found: number;
  /** Of the last one that the page shows; null when the page is not full. */
  last_key: number | Date | null;
  last_id: string | null;
  /** When the first of them ends; for ever is infinite, and so is an empty page. */
  valid_until: Date | number;
  /** Of the cards. */
  version: string;
}

/** One card by itself, with its place in the order. */
export interface PartRow {
  card: string;
  key: number | Date;
  athlete_id: string;
}

/** No card has a line break in it. */
export const CARD_END = ',\n';

/** There are more combinations of filters than a connection should remember statements of. */
const pages = new KnownStatements<PageRow>(400);
const counts = new KnownStatements<{ count: number }>(200);
const among = new KnownStatements<{ cards: string }>(100);
const parts = new KnownStatements<PartRow>(200);

export function pageStatement(
  search: Search,
  sort: SearchSort,
  cursor: Cursor | null,
): SearchStatement<PageRow> {
  const shape = shapeOf(search, sort, cursor);
  return prepared(pages, shape, writePage, valuesOf(search, cursor));
}

/** Counting stops past the limit, so that a wide search stays quick. */
export function countStatement(search: Search, limit: CountLimit): SearchStatement<{ count: number }> {
  const shape = shapeOf(search, 'grad_year', null);
  return prepared(counts, shape, (of) => writeCount(of, limit), valuesOf(search, null), `${limit}`);
}

export type CountLimit = typeof LIMITS.searchCountMax | typeof ATHLETE_TABLE_LIMITS.found;

/** Longer than a page, for a table. */
export function partStatement(
  search: Search,
  sort: SearchSort,
  cursor: Cursor | null,
  most: number,
): SearchStatement<PartRow> {
  const shape = shapeOf(search, sort, cursor);
  return prepared(parts, shape, writePart, { ...valuesOf(search, cursor), most });
}

/** The cards of those among these athletes whom the search finds. */
export function amongStatement(
  search: Search,
  athleteIds: readonly string[],
): SearchStatement<{ cards: string }> {
  const shape: Shape = { ...shapeOf(search, 'grad_year', null), planning: 'fresh' };
  return prepared(among, shape, writeAmong, { ...valuesOf(search, null), among: athleteIds });
}

/** How many of these athletes the search finds; their cards stay where they are. */
export function countAmongStatement(
  search: Search,
  athleteIds: readonly string[],
): SearchStatement<{ count: number }> {
  const shape: Shape = { ...shapeOf(search, 'grad_year', null), planning: 'fresh' };
  return prepared(counts, shape, writeCountAmong, { ...valuesOf(search, null), among: athleteIds }, 'among');
}

function prepared<Row extends object>(
  known: KnownStatements<Row>,
  shape: Shape,
  write: (shape: Shape) => RawBuilder<Row>,
  { now, ...values }: SearchValues,
  variant = '',
): SearchStatement<Row> {
  const shapeKey = keyOf(shape) + variant;
  return {
    key: `${shapeKey} ${JSON.stringify(values)}`,
    statement: known.of(shapeKey, () => write(shape), shape.planning),
    given: { ...values, earliestEnd: earliestCardEnd(now) },
  };
}

/** One more than a page shows whether there is another page. */
const FOUND = sql.lit(LIMITS.searchPage + 1);
const LAST = sql.lit(LIMITS.searchPage);

/** The cards come in their order, so they are joined in it. */
function writePage(shape: Shape): RawBuilder<PageRow> {
  const column = sortColumn(shape.sort, shape.position);
  const order = sql`order by ${column} desc, athlete_id desc`;
  const found = foundCards(shape, {
    columns: sql`card, ${column}, athlete_id, valid_until`,
    keys: sql`${column}, athlete_id, valid_until`,
    also: shape.hasCursor ? [afterCursor(shape.sort, column)] : [],
    order,
    limit: FOUND,
  });
  return sql<PageRow>`
    select coalesce(string_agg(card, ${sql.lit(CARD_END)}), '') as cards, count(*)::int as found,
      (array_agg(${column}))[${LAST}] as last_key, (array_agg(athlete_id))[${LAST}] as last_id,
      coalesce(min(valid_until), 'infinity') as valid_until, ${CARD_VERSION} as version
    from (select * from (${found}) found ${order} limit ${FOUND}) page`;
}

function writeCount(shape: Shape, most: CountLimit): RawBuilder<{ count: number }> {
  const keys = sql`athlete_id`;
  const limit = sql.lit(most + 1);
  const found = foundCards(shape, { columns: keys, keys, also: [], order: sql``, limit });
  return sql<{ count: number }>`
    select count(*)::int as count from (select 1 from (${found}) found limit ${limit}) counted`;
}

function writePart(shape: Shape): RawBuilder<PartRow> {
  const column = sortColumn(shape.sort, shape.position);
  const order = sql`order by ${column} desc, athlete_id desc`;
  const limit = given('most', 'int');
  const found = foundCards(shape, {
    columns: sql`card, ${column}, athlete_id`,
    keys: sql`${column}, athlete_id`,
    also: shape.hasCursor ? [afterCursor(shape.sort, column)] : [],
    order,
    limit,
  });
  return sql<PartRow>`
    select card, ${column} as key, athlete_id from (${found}) found ${order} limit ${limit}`;
}

/** As many as were given; none is found twice. */
function writeAmong(shape: Shape): RawBuilder<{ cards: string }> {
  const found = foundAmong(shape, sql`card, athlete_id`);
  return sql<{ cards: string }>`select coalesce(string_agg(card, ','), '') as cards from (${found}) found`;
}

function writeCountAmong(shape: Shape): RawBuilder<{ count: number }> {
  const found = foundAmong(shape, sql`athlete_id`);
  return sql<{ count: number }>`select count(*)::int as count from (${found}) found`;
}

function foundAmong(shape: Shape, columns: Fragment): Fragment {
  const isGiven = sql`athlete_id = any(${given('among', 'uuid[]')})`;
  return foundCards(shape, {
    columns,
    keys: sql`athlete_id`,
    also: [isGiven],
    order: sql``,
    limit: sql`all`,
  });
}

function afterCursor(sort: SearchSort, column: Fragment): Fragment {
  const key = sort === 'updated' ? given('cursorMoment', 'timestamptz') : given('cursorKey', 'smallint');
  return sql`(${column}, athlete_id) < (${key}, ${given('cursorId', 'uuid')})`;
}

interface Selection {
  columns: Fragment;
  /** Those of them that the entries by name have too. */
  keys: Fragment;
  also: readonly Fragment[];
  order: Fragment;
  limit: Fragment;
}

/** The shared cards and, for a coach, those made for the institution alone. No athlete is in both. */
function foundCards(shape: Shape, selection: Selection): Fragment {
  const conditions = [
    sql`valid_until >= ${given('earliestEnd', 'timestamptz')}`,
    ...filterConditions(shape.filters, shape.position, shape.planning),
    // Families who blocked this reader are few, and most readers are blocked by nobody.
    ...(shape.hasBlocks ? [sql`athlete_id <> all(${given('blockedBy', 'uuid[]')})`] : []),
    ...ownConditions(shape),
    ...selection.also,
  ];
  const shared = [...sharedConditions(shape), ...conditions];
  const names = nameConditions(shape);
  const part = shape.cards === 'colleges' ? 'colleges' : 'everyone';
  const found =
    shape.words === 1
      ? byOneWord(part, shape, shared, selection)
      : select(`athlete_cards_${part}`, [...shared, ...names], selection);
  if (!shape.hasInstitution) return found;
  const own = [sql`institution_id = ${given('institution', 'uuid')}`, ...conditions, ...names];
  return sql`(${found}) union all (${select('athlete_cards_institution', own, selection)})`;
}

/**
 * What a coach's own work leaves of the cards. In a walk through many cards PostgreSQL looks up the entries of each; where that
 * is more work it reads all entries once. `is true` leaves it that choice: a plain "not exists" becomes a join, which loses the
 * order of the walk.
 */
function ownConditions({ isUnlisted, hasNews }: Shape): Fragment[] {
  const onNoList = sql`(not exists (
    select 1 from list_entries entry
    where entry.athlete_id = one.athlete_id and entry.removed_at is null
      and entry.list_id = any(${given('lists', 'uuid[]')}))) is true`;
  const isNew = sql`athlete_id = any(${given('news', 'uuid[]')})`;
  return [...(isUnlisted ? [onNoList] : []), ...(hasNews ? [isNew] : [])];
}

/** Which of the shared cards this reader reads. */
function sharedConditions({ cards, hasInstitution }: Shape): Fragment[] {
  if (cards === 'public') return [sql`is_public`];
  // For these athletes the institution has cards of its own.
  return hasInstitution
    ? [sql`(except_institutions is null or ${given('institution', 'uuid')} <> all(except_institutions))`]
    : [];
}

/** A single word is looked up among the entries by name, which are in the order of the default search. */
function byOneWord(
  part: string,
  shape: Shape,
  conditions: readonly Fragment[],
  selection: Selection,
): Fragment {
  const { columns, keys, order, limit } = selection;
  const entries = (word: Fragment) =>
    select(`card_names_${part}`, [sql`word = ${word}`, ...conditions], { ...selection, columns: keys });
  const found = shape.hasSimilarWords
    ? sql`select distinct ${keys} from unnest(${given('words0', 'text[]')}) as asked (asked_word)
        cross join lateral (${entries(sql`asked_word`)}) entry ${order} limit ${limit}`
    : entries(given('word', 'text'));
  if (keys === columns) return found;
  return sql`select ${columns} from (${found}) entry
    join (select athlete_id, card from ${sql.table(`athlete_cards_${part}`)}) c using (athlete_id)`;
}

function nameConditions({ words }: Shape): Fragment[] {
  return Array.from({ length: words }, (_, n) => sql`name_words && ${given(`words${n}`, 'text[]')}`);
}

function select(
  table: string,
  conditions: readonly Fragment[],
  { columns, order, limit }: Selection,
): Fragment {
  return sql`select ${columns} from ${sql.table(table)} one where ${sql.join(conditions, sql` and `)} ${order} limit ${limit}`;
}
