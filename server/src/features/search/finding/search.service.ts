/** Search reads the cards and nothing else, so a mistake here cannot show what was not released. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { SearchCount, SearchFilters, SearchPage, SearchQuery } from '@faircourt/contracts/search';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { cardReader, type CardReader } from '../../../access/rules/card.rules.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DailyCounts } from '../../../platform/daily-counts.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { jsonBytes, type JsonBytes } from '../../../platform/http/json-bytes.ts';
import type { FileKeys } from '../../../platform/sessions/file-key.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { readOwnFilters, type OwnFilters } from '../marks/marks.service.ts';
import { nearWords, wordsOf } from './name.service.ts';
import type { RememberedPages } from './remembered-pages.ts';
import { readCursor, writeCursor, type Cursor } from './search.cursor.ts';
import type { Search } from './search.shape.ts';
import {
  CARD_END,
  countStatement,
  type CountLimit,
  pageStatement,
  type PageRow,
  type SearchStatement,
} from './search.statement.ts';

/** Where names are looked up, and where cards are read. */
export interface FindDeps {
  statements: Statements;
  searchStatements: Statements;
}

export interface SearchDeps extends FindDeps {
  db: Database;
  clock: Clock;
  fileKeys: FileKeys;
  pages: RememberedPages;
  counts: Pick<DailyCounts, 'add'>;
}

/** `cardVersion`: of the cards, read after the request had arrived. */
export async function searchAthletes(
  deps: SearchDeps,
  guard: Guard,
  caller: Caller,
  query: SearchQuery,
  cardVersion: string | null,
): Promise<JsonBytes<SearchPage>> {
  guard.authorise('athlete.search');
  const { sort, after, ...filters } = query;
  const cursor = after === undefined ? null : readCursor(sort, after);
  const own = await readOwnFilters(deps.db, guard, filters);
  const search: Search = { reader: readerOf(guard), filters, words: [], own, now: guard.now };
  const json =
    filters.name === undefined
      ? await findPage(deps, search, sort, cursor, cardVersion)
      : await findPageByName(deps, search, filters.name, sort, cursor);
  // The next page of a search is no search of its own.
  if (!cursor) deps.counts.add('searches', json.equals(NO_PAGE) ? 'empty' : 'found');
  return jsonBytes(Buffer.concat([json, Buffer.from(`"${deps.fileKeys.issue(caller, guard.now)}"}`)]));
}

export async function countAthletes(
  deps: SearchDeps,
  guard: Guard,
  filters: SearchFilters,
): Promise<SearchCount> {
  guard.authorise('athlete.search');
  const reader = readerOf(guard);
  const own = await readOwnFilters(deps.db, guard, filters);
  const search = { reader, filters, words: [], own, now: guard.now };
  const count = await countFound(deps, search, LIMITS.searchCountMax);
  return {
    count: Math.min(count, LIMITS.searchCountMax),
    is_capped: count > LIMITS.searchCountMax,
    is_public_only: reader.audience === 'everyone' && reader.isPublicOnly,
  };
}

async function findPage(
  { searchStatements, pages }: SearchDeps,
  search: Search,
  sort: SearchSort,
  cursor: Cursor | null,
  cardVersion: string | null,
): Promise<Buffer> {
  const { key, statement, given } = pageStatement(search, sort, cursor);
  // What a coach keeps on lists changes while the cards do not.
  const version = isOwn(search.own) ? null : cardVersion;
  const known = version === null ? null : pages.find(key, version, search.now);
  if (known) return known.json;
  const [row] = await searchStatements.run(statement, given);
  if (!row) return NO_PAGE;
  const json = pageJson(row, sort, false);
  if (!isOwn(search.own))
    pages.keep(key, { json, version: row.version, validUntil: Number(row.valid_until) });
  return json;
}

async function findPageByName(
  deps: SearchDeps,
  search: Search,
  name: string,
  sort: SearchSort,
  cursor: Cursor | null,
): Promise<Buffer> {
  const words = await wordsOf(deps.statements, name);
  if (words.length === 0) return NO_PAGE;
  if (!cursor?.isNear) {
    const [row] = await run(
      deps,
      pageStatement({ ...search, words: words.map((word) => [word]) }, sort, cursor),
    );
    if (row && (row.found > 0 || cursor)) return pageJson(row, sort, false);
  }
  const near = await nearWords(deps.searchStatements, words);
  if (near.some((same) => same.length === 0)) return NO_PAGE;
  const [row] = await run(deps, pageStatement({ ...search, words: near }, sort, cursor));
  return row ? pageJson(row, sort, true) : NO_PAGE;
}

function isOwn(own: OwnFilters | undefined): boolean {
  return Boolean(own?.lists ?? own?.news);
}

const NO_PAGE = answerJson('', null);

function pageJson({ cards, found, last_key, last_id }: PageRow, sort: SearchSort, isNear: boolean): Buffer {
  if (found <= LIMITS.searchPage || last_key === null || last_id === null) return answerJson(cards, null);
  const next = writeCursor(sort, { key: Number(last_key), athleteId: last_id, isNear });
  return answerJson(cards.slice(0, cards.lastIndexOf(CARD_END)), next);
}

/** Up to the key for files, which is the caller's own. */
function answerJson(cards: string, next: string | null): Buffer {
  return Buffer.from(`{"athletes":[${cards}],"next":${JSON.stringify(next)},"file_key":`);
}

/** Names are widened exactly when the page is. */
export async function countFound(deps: FindDeps, search: Search, limit: CountLimit): Promise<number> {
  const { name } = search.filters;
  if (name === undefined) return readCount(deps, search, limit);
  const words = await wordsOf(deps.statements, name);
  if (words.length === 0) return 0;
  const count = await readCount(deps, { ...search, words: words.map((word) => [word]) }, limit);
  if (count > 0) return count;
  const near = await nearWords(deps.searchStatements, words);
  return near.some((same) => same.length === 0) ? 0 : readCount(deps, { ...search, words: near }, limit);
}

async function readCount(deps: FindDeps, search: Search, limit: CountLimit): Promise<number> {
  const [row] = await run(deps, countStatement(search, limit));
  return row?.count ?? 0;
}

function run<Row extends object>(deps: FindDeps, { statement, given }: SearchStatement<Row>): Promise<Row[]> {
  return deps.searchStatements.run(statement, given);
}

export function readerOf(guard: Guard): CardReader {
  const reader = cardReader(guard.actor);
  // Everyone who may search reads some cards; a rule that changed on one side only must not open the other.
  if (!reader) throw notFound();
  return reader;
}
