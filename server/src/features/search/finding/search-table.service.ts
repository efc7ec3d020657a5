/** What a search finds, as a table that a coach takes along. athlete-tables says how it is sent and told. */
import type { Readable } from 'node:stream';
import {
  ATHLETE_TABLE_LIMITS,
  type ExportOffer,
  type SearchTable,
} from '@faircourt/contracts/athlete-tables';
import type { AthleteCard, SearchFilters } from '@faircourt/contracts/search';
import type { Transaction } from 'kysely';
import type { Guard } from '../../../access/engine/guard.ts';
import { exportLock } from '../../../access/rules/athlete-table.rules.ts';
import {
  countExport,
  countExportedRows,
  streamAthletes,
  type AthleteTableDeps,
  type Part,
} from '../../../athlete-tables/athlete-table.service.ts';
import { tableWords } from '../../../athlete-tables/table.words.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { readOwnFilters, type OwnFilters } from '../marks/marks.service.ts';
import { nearWords, wordsOf } from './name.service.ts';
import { listCards } from './picked-card.store.ts';
import type { Cursor } from './search.cursor.ts';
import { countFound, readerOf, type FindDeps } from './search.service.ts';
import type { Search } from './search.shape.ts';
import { partStatement } from './search.statement.ts';

export type SearchTableDeps = AthleteTableDeps & FindDeps;

/** So few that a part is a fraction of a megabyte, so many that a table is sent in a few of them. */
const PART = 500;

export async function offerTable(
  deps: SearchTableDeps,
  guard: Guard,
  filters: SearchFilters,
): Promise<ExportOffer> {
  guard.authorise('athlete.search');
  const locked = exportLock(guard.actor, guard.now);
  if (locked) return { locked, count: 0, is_more: false };
  const count = await countRows(deps, guard, filters);
  return {
    locked,
    count: Math.min(count, ATHLETE_TABLE_LIMITS.found),
    is_more: count > ATHLETE_TABLE_LIMITS.found,
  };
}

export async function exportFound(
  deps: SearchTableDeps,
  guard: Guard,
  { columns, locale, filters, sort, athlete_ids }: SearchTable,
): Promise<Readable> {
  guard.authorise('search.export');
  const table = { columns, words: tableWords(locale), baseUrl: deps.baseUrl };
  const shared = { table, listId: null, ownHead: [] };
  // Before anything is read: one who is refused costs no count of what the search finds.
  await countExport(deps, guard);
  if (athlete_ids) {
    const picked = [...new Set(athlete_ids)];
    await countExportedRows(deps, guard, picked.length);
    return streamAthletes<never>(deps, guard, {
      ...shared,
      read: (trx, now) => readPicked(trx, now, picked),
    });
  }
  const count = Math.min(await countRows(deps, guard, filters), ATHLETE_TABLE_LIMITS.found);
  await countExportedRows(deps, guard, count);
  const words = filters.name === undefined ? [] : await wordsOf(deps.statements, filters.name);
  // Read once, so that all parts are of the same search.
  const own = await readOwnFilters(deps.db, guard, filters);
  return streamAthletes<Place>(deps, guard, {
    ...shared,
    read: (trx, now, place) => readPart(deps, trx, now, { filters, sort, words, own }, place),
  });
}

async function countRows(deps: SearchTableDeps, guard: Guard, filters: SearchFilters): Promise<number> {
  const own = await readOwnFilters(deps.db, guard, filters);
  const search: Search = { reader: readerOf(guard), filters, words: [], own, now: guard.now };
  return countFound(deps, search, ATHLETE_TABLE_LIMITS.found);
}

/** Those of the picked ones whom this coach finds now, in the order in which they were picked. */
async function readPicked(
  trx: Transaction<DB>,
  guard: Guard,
  athleteIds: readonly string[],
): Promise<Part<never>> {
  guard.authorise('search.export');
  return { rows: rowsOf(await listCards(trx, athleteIds, readerOf(guard), guard.now)), next: null };
}

interface Place {
  cursor: Cursor;
  sent: number;
  /** As the first part had them: names stay as wide as they were. */
  words: Search['words'];
}

async function readPart(
  deps: SearchTableDeps,
  trx: Transaction<DB>,
  guard: Guard,
  {
    filters,
    sort,
    words,
    own,
  }: Pick<SearchTable, 'filters' | 'sort'> & {
    words: readonly string[];
    own: OwnFilters;
  },
  place: Place | null,
): Promise<Part<Place>> {
  guard.authorise('search.export');
  if (filters.name !== undefined && words.length === 0) return { rows: [], next: null };
  const sent = place?.sent ?? 0;
  const most = Math.min(PART, ATHLETE_TABLE_LIMITS.found - sent);
  const read = (as: Search['words']) => {
    const search: Search = { reader: readerOf(guard), filters, words: as, own, now: guard.now };
    const { statement, given } = partStatement(search, sort, place?.cursor ?? null, most);
    return statement.execute(trx, given);
  };
  let as = place?.words ?? words.map((word) => [word]);
  let found = await read(as);
  if (place === null && found.length === 0 && words.length > 0) {
    as = await nearWords(deps.searchStatements, words);
    found = as.some((same) => same.length === 0) ? [] : await read(as);
  }
  const last = found.at(-1);
  const isOver = !last || found.length < most || sent + most >= ATHLETE_TABLE_LIMITS.found;
  return {
    rows: rowsOf(found.map(({ card }) => card)),
    next: isOver
      ? null
      : {
          // Whether names are wide is kept beside it.
          cursor: { key: Number(last.key), athleteId: last.athlete_id, isNear: false },
          sent: sent + most,
          words: as,
        },
  };
}

function rowsOf(cards: readonly string[]): Part<never>['rows'] {
  // Written by search, which makes exactly this of an athlete.
  return cards.map((card) => ({ card: JSON.parse(card) as AthleteCard, own: [] }));
}
