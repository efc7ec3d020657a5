/** A list as a table that a coach takes along, with what the staff has written. Who is no longer shown is not in it. */
import type { Readable } from 'node:stream';
import type { ListTable, ListWorkColumn } from '@faircourt/contracts/athlete-tables';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { loadListFacts } from '../../access/facts/load-list-facts.ts';
import {
  countExport,
  countExportedRows,
  streamAthletes,
  type AthleteTableDeps,
  type Part,
} from '../../athlete-tables/athlete-table.service.ts';
import { tableWords, type TableWords } from '../../athlete-tables/table.words.ts';
import type { Cell } from '../../platform/csv.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { readEntries, type CardedEntry } from './entry-cards.service.ts';
import { listEntryIds } from './entry.store.ts';
import { listAverages, listNewestNotes, type AverageRow } from './list-table.store.ts';
import { listStages, type StageRow } from './list.store.ts';
import { listCriteria, type CriterionRow } from './rating.store.ts';

/** Notes are long: so few that a part stays small. */
const PART = 200;

export async function exportList(
  deps: AthleteTableDeps,
  guard: Guard,
  listId: string,
  { columns, work, locale, entry_ids }: ListTable,
): Promise<Readable> {
  const list = guard.authorise('list.export', await loadListFacts(deps.db, listId));
  const words = tableWords(locale);
  await countExport(deps, guard);
  const entryIds = await listEntryIds(deps.db, listId, entry_ids);
  await countExportedRows(deps, guard, entryIds.length);
  const criteria = work.includes('rating') ? await listCriteria(deps.db, list.subscriptionId) : [];
  const stages = await listStages(deps.db, listId);
  const chosen = { work, words, criteria, stages };
  return streamAthletes<number>(deps, guard, {
    table: { columns, words, baseUrl: deps.baseUrl },
    listId,
    ownHead: work.flatMap((column) => headOf(column, chosen)),
    read: (trx, now, place) => readPart(trx, now, { listId, entryIds, chosen }, place ?? 0),
  });
}

interface Chosen {
  work: readonly ListWorkColumn[];
  words: TableWords;
  criteria: readonly CriterionRow[];
  stages: readonly StageRow[];
}

/** `place`: in the order that the list had when the table was asked for. */
async function readPart(
  trx: Transaction<DB>,
  guard: Guard,
  { listId, entryIds, chosen }: { listId: string; entryIds: readonly string[]; chosen: Chosen },
  place: number,
): Promise<Part<number>> {
  guard.authorise('list.export', await loadListFacts(trx, listId));
  const end = place + PART;
  const entries = await readEntries(trx, guard, listId, entryIds.slice(place, end));
  const written = await readWritten(
    trx,
    entries.map(({ id }) => id),
    chosen,
  );
  return {
    rows: entries.flatMap((entry) =>
      entry.card
        ? [
            {
              card: entry.card,
              own: chosen.work.flatMap((column) => cellsOf(column, entry, written, chosen)),
            },
          ]
        : [],
    ),
    next: end < entryIds.length ? end : null,
  };
}

interface Written {
  notes: ReadonlyMap<string, string>;
  averages: readonly AverageRow[];
}

async function readWritten(
  queries: Queries,
  entryIds: readonly string[],
  { work, criteria }: Chosen,
): Promise<Written> {
  return {
    notes: work.includes('notes') ? await listNewestNotes(queries, entryIds) : new Map(),
    averages: criteria.length > 0 ? await listAverages(queries, entryIds) : [],
  };
}

function headOf(column: ListWorkColumn, { words: { words }, criteria }: Chosen): string[] {
  if (column === 'step') return [words('table.step'), words('table.step_on'), words('table.step_owner')];
  if (column !== 'rating') return [words(`table.${column}`)];
  return criteria.map(({ name }) => words('table.rating', { criterion: name }));
}

function cellsOf(column: ListWorkColumn, entry: CardedEntry, written: Written, chosen: Chosen): Cell[] {
  switch (column) {
    case 'stage':
      return [stageName(entry.stage_id, chosen)];
    case 'tags':
      return [entry.tags.join(', ')];
    case 'step':
      return [entry.step, entry.step_on, entry.step_owner_name];
    case 'notes':
      return [written.notes.get(entry.id) ?? null];
    case 'rating':
      return chosen.criteria.map(
        ({ id }) =>
          written.averages.find((row) => row.entry_id === entry.id && row.criterion_id === id)?.average ??
          null,
      );
  }
}

/** One that was added since the table was asked for has no name here. */
function stageName(stageId: string, { stages, words }: Chosen): string | null {
  const stage = stages.find(({ id }) => id === stageId);
  return stage?.name ?? (stage?.kind ? words.card(`lists.stage.${stage.kind}`) : null);
}
