/** The athletes on a list: opened, added, moved, removed and brought back. */
import { LIST_LIMITS, type AddedToList, type MoveEntries, type OpenList } from '@faircourt/contracts/lists';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadNamedAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { loadListFacts } from '../../access/facts/load-list-facts.ts';
import { exportLock } from '../../access/rules/athlete-table.rules.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { readEntries } from './entry-cards.service.ts';
import { presentEntry } from './entry.presenter.ts';
import {
  countEntries,
  findEntries,
  insertEntries,
  storePlaces,
  storeRemoval,
  storeReturn,
} from './entry.store.ts';
import { entriesChanged, entriesMoved } from './list.events.ts';
import { ADDING_PER_COACH, countWork } from './list.limits.ts';
import { presentList, presentStage } from './list.presenter.ts';
import { findList, listStages, touchList } from './list.store.ts';
import type { ListsDeps } from './lists.deps.ts';
import { readQuietPeriods } from './quiet-period.service.ts';

export async function openList(
  deps: ListsDeps,
  guard: Guard,
  caller: Caller,
  listId: string,
): Promise<OpenList> {
  guard.authorise('list.open', await loadListFacts(deps.db, listId));
  const list = await findList(deps.db, listId);
  if (!list) throw notFound();
  const entries = await readEntries(deps.db, guard, listId);
  const quiet = await readQuietPeriods(deps.db, guard);
  return {
    list: presentList(list, guard),
    stages: (await listStages(deps.db, listId)).map(presentStage),
    entries: entries.map((entry) => presentEntry(entry, quiet)),
    file_key: deps.fileKeys.issue(caller, guard.now),
    export_locked: exportLock(guard.actor, guard.now),
  };
}

/** Only athletes whom this coach may see now. All others are left out, as if they did not exist. */
export async function addToList(
  deps: ListsDeps,
  guard: Guard,
  listId: string,
  wanted: readonly string[],
): Promise<AddedToList> {
  guard.authorise('list.change', await loadListFacts(deps.db, listId));
  await deps.limiter.count([{ limit: ADDING_PER_COACH, key: actedBy(guard).userId }]);
  return inTransaction(deps.db, async (trx) => {
    await holdList(trx, guard, listId);
    const athletes = await loadNamedAthleteFacts(trx, wanted);
    const open = [...new Set(wanted)].filter((id) => guard.can('athlete.open', athletes.get(id)));
    if (open.length === 0) throw notFound();
    const by = actedBy(guard);
    const entryIds = await insertEntries(trx, listId, open, { userId: by.userId, now: guard.now });
    await requireRoom(trx, listId);
    await followEntries(trx, guard, listId, 'added', entryIds);
    return { entry_ids: entryIds, already: open.length - entryIds.length };
  });
}

export async function removeEntries(
  deps: ListsDeps,
  guard: Guard,
  listId: string,
  entryIds: readonly string[],
): Promise<void> {
  await countWork(deps, guard);
  await inTransaction(deps.db, async (trx) => {
    await holdList(trx, guard, listId);
    const removed = await storeRemoval(trx, listId, entryIds, guard.now);
    await followEntries(trx, guard, listId, 'removed', removed);
  });
}

/** Takes a removal back, with everything that was written there. */
export async function restoreEntries(
  deps: ListsDeps,
  guard: Guard,
  listId: string,
  entryIds: readonly string[],
): Promise<void> {
  await countWork(deps, guard);
  await inTransaction(deps.db, async (trx) => {
    await holdList(trx, guard, listId);
    const restored = await storeReturn(trx, listId, entryIds);
    await requireRoom(trx, listId);
    await followEntries(trx, guard, listId, 'restored', restored);
  });
}

/** Where two people move at once, the second places against what the first has left: no entry is lost and none is twice. */
export async function moveEntries(
  deps: ListsDeps,
  guard: Guard,
  listId: string,
  { entry_ids, stage_id, before_id }: MoveEntries,
): Promise<void> {
  await countWork(deps, guard);
  await inTransaction(deps.db, async (trx) => {
    await holdList(trx, guard, listId);
    const stages = await listStages(trx, listId);
    const entryIds = await findEntries(trx, listId, [...new Set(entry_ids)]);
    if (!stages.some(({ id }) => id === stage_id) || entryIds.length === 0) throw notFound();
    await storePlaces(trx, { stageId: stage_id, entryIds, beforeId: before_id }, guard.now);
    await touchList(trx, listId, guard.now);
    await recordEvent(trx, entriesMoved(listId, actedBy(guard), entryIds, stage_id));
  });
}

async function holdList(trx: Transaction<DB>, guard: Guard, listId: string): Promise<void> {
  await holdFor(trx, guard, 'list.change', {
    records: { list: listId },
    load: () => loadListFacts(trx, listId),
  });
}

async function requireRoom(trx: Transaction<DB>, listId: string): Promise<void> {
  if ((await countEntries(trx, listId)) <= LIST_LIMITS.entries) return;
  throw new AppError('too_many', `A list has room for ${LIST_LIMITS.entries} athletes. Start another one.`);
}

async function followEntries(
  trx: Transaction<DB>,
  guard: Guard,
  listId: string,
  what: 'added' | 'removed' | 'restored',
  entryIds: string[],
): Promise<void> {
  if (entryIds.length === 0) return;
  await touchList(trx, listId, guard.now);
  await recordEvent(trx, entriesChanged(listId, actedBy(guard), what, entryIds));
}
