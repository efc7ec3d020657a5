/** Search reads the cards and nothing else, so a mistake here cannot show what was not released. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { SearchCount, SearchFilters, SearchPage, SearchQuery } from '@faircourt/contracts/search';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { cardReader, type CardReader } from '../../../access/rules/card.rules.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { jsonText, type JsonText } from '../../../platform/http/json-text.ts';
import type { FileKeys } from '../../../platform/sessions/file-key.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { nearWords, wordsOf } from './name.service.ts';
import { readCursor, writeCursor, type Cursor } from './search.cursor.ts';
import type { Search } from './search.shape.ts';
import { CARD_END, countStatement, pageStatement, type SearchStatement } from './search.statement.ts';

export interface SearchDeps {
  clock: Clock;
  fileKeys: FileKeys;
  statements: Statements;
  searchStatements: Statements;
}

export async function searchAthletes(
  deps: SearchDeps,
  guard: Guard,
  caller: Caller,
  query: SearchQuery,
): Promise<JsonText<SearchPage>> {
  guard.authorise('athlete.search');
  const { sort, after, ...filters } = query;
  const cursor = after === undefined ? null : readCursor(sort, after);
  const search: Search = { reader: readerOf(guard), filters, words: [], now: guard.now };
  const page = await findPage(deps, search, sort, cursor);
  const fileKey = deps.fileKeys.issue(caller, guard.now);
  return jsonText(
    `{"athletes":[${page.cards}],"next":${JSON.stringify(page.next)},"file_key":${JSON.stringify(fileKey)}}`,
  );
}

export async function countAthletes(
  deps: SearchDeps,
  guard: Guard,
  filters: SearchFilters,
): Promise<SearchCount> {
  guard.authorise('athlete.search');
  const reader = readerOf(guard);
  const count = await countFound(deps, { reader, filters, words: [], now: guard.now });
  return {
    count: Math.min(count, LIMITS.searchCountMax),
    is_capped: count > LIMITS.searchCountMax,
    is_public_only: reader.audience === 'everyone' && reader.isPublicOnly,
  };
}

interface Page {
  cards: string;
  next: string | null;
}

const NO_PAGE: Page = { cards: '', next: null };

async function findPage(
  deps: SearchDeps,
  search: Search,
  sort: SearchSort,
  cursor: Cursor | null,
): Promise<Page> {
  const { name } = search.filters;
  if (name === undefined) return readPage(deps, search, sort, cursor, false);
  const words = await wordsOf(deps.statements, name);
  if (words.length === 0) return NO_PAGE;
  if (!cursor?.isNear) {
    const page = await readPage(deps, { ...search, words: words.map((word) => [word]) }, sort, cursor, false);
    if (page.cards !== '' || cursor) return page;
  }
  const near = await nearWords(deps.searchStatements, words);
  if (near.some((same) => same.length === 0)) return NO_PAGE;
  return readPage(deps, { ...search, words: near }, sort, cursor, true);
}

async function readPage(
  deps: SearchDeps,
  search: Search,
  sort: SearchSort,
  cursor: Cursor | null,
  isNear: boolean,
): Promise<Page> {
  const [row] = await run(deps, pageStatement(search, sort, cursor));
  if (!row) return NO_PAGE;
  const { cards, found, last_key, last_id } = row;
  if (found <= LIMITS.searchPage || last_key === null || last_id === null) return { cards, next: null };
  return {
    cards: cards.slice(0, cards.lastIndexOf(CARD_END)),
    next: writeCursor(sort, { key: Number(last_key), athleteId: last_id, isNear }),
  };
}

/** Names are widened exactly when the page is. */
async function countFound(deps: SearchDeps, search: Search): Promise<number> {
  const { name } = search.filters;
  if (name === undefined) return readCount(deps, search);
  const words = await wordsOf(deps.statements, name);
  if (words.length === 0) return 0;
  const count = await readCount(deps, { ...search, words: words.map((word) => [word]) });
  if (count > 0) return count;
  const near = await nearWords(deps.searchStatements, words);
  return near.some((same) => same.length === 0) ? 0 : readCount(deps, { ...search, words: near });
}

async function readCount(deps: SearchDeps, search: Search): Promise<number> {
  const [row] = await run(deps, countStatement(search));
  return row?.count ?? 0;
}

function run<Row extends object>(
  deps: SearchDeps,
  { statement, given }: SearchStatement<Row>,
): Promise<Row[]> {
  return deps.searchStatements.run(statement, given);
}

function readerOf(guard: Guard): CardReader {
  const reader = cardReader(guard.actor);
  // Whoever may search reads some cards; a rule that changed on one side only must not open the other.
  if (!reader) throw notFound();
  return reader;
}
