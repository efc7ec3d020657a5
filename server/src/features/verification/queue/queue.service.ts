/** The directors' queue: what may be judged in one's own regions, in parts, a page at a time. */
import { QUEUE_PAGE, type Queue, type QueueQuery } from '@faircourt/contracts/verification';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { listedCountries, listedWithinCountry } from '../../../access/scopes/verification.scope.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readCursor, writeCursor } from './queue.cursor.ts';
import { presentQueueItem } from './queue.presenter.ts';
import {
  countParts,
  listCountriesWithItems,
  listDecided,
  listMine,
  listOpen,
  listWaiting,
  type ListedRow,
  type QueueFilter,
} from './queue.store.ts';

export async function listQueue(deps: { db: Database }, guard: Guard, query: QueueQuery): Promise<Queue> {
  guard.authorise('verification.list');
  const { userId } = actedBy(guard);
  const countries = await countriesOf(deps.db, guard);
  const filter: QueueFilter = {
    listed: listedWithinCountry(guard.actor),
    countries: query.country_code ? countries.filter((code) => code === query.country_code) : countries,
    factGroup: query.fact_group ?? null,
    onlyUnclaimed: query.unclaimed ?? false,
    after: query.after === undefined ? null : readCursor(query.part, query.after),
    now: guard.now,
  };
  const rows = await listPart(deps.db, query, userId, filter);
  const page = rows.slice(0, QUEUE_PAGE);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentQueueItem(row, { userId, now: guard.now })),
    next: last && rows.length > page.length ? writeCursor(query.part, last) : null,
    countries,
    counts: query.after === undefined ? await countParts(deps.db, filter, userId) : null,
  };
}

function listPart(
  db: Database,
  { part }: QueueQuery,
  userId: string,
  filter: QueueFilter,
): Promise<ListedRow[]> {
  switch (part) {
    case 'open':
      return listOpen(db, filter);
    case 'mine':
      return listMine(db, filter, userId);
    case 'waiting':
      return listWaiting(db, filter);
    case 'decided':
      return listDecided(db, filter, userId);
  }
}

async function countriesOf(db: Database, { actor }: Guard): Promise<string[]> {
  return listedCountries(actor)?.toSorted() ?? listCountriesWithItems(db);
}
