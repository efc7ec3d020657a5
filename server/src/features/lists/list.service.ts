/** Recruiting lists: what a desk has, made, named, shared, archived and restored. */
import {
  LIST_LIMITS,
  type ChangeList,
  type CreateList,
  type RecruitingList,
  type RecruitingLists,
} from '@faircourt/contracts/lists';
import { actedBy } from '../../access/engine/acted-by.ts';
import { isMember } from '../../access/engine/actor.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { loadListFacts } from '../../access/facts/load-list-facts.ts';
import { holdFor, holdForCapability } from '../../access/holding/hold-for.ts';
import { listsOnDesk } from '../../access/scopes/list.scope.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findEntriesOf } from './entry.store.ts';
import { listChanged, listCreated, listPutAway } from './list.events.ts';
import { countWork } from './list.limits.ts';
import { presentList } from './list.presenter.ts';
import { countLists, findList, insertList, listLists, storeList } from './list.store.ts';
import type { ListsDeps } from './lists.deps.ts';
import { ownDesk } from './own-desk.ts';

/** `athleteId`: also says which of them this athlete is on. */
export async function readLists(
  deps: ListsDeps,
  guard: Guard,
  athleteId: string | null,
): Promise<RecruitingLists> {
  guard.authorise('list.list');
  const isLocked = !guard.can('list.create');
  const rows = await listLists(deps.db, listsOnDesk(guard.actor));
  const entries =
    athleteId === null || isLocked ? new Map<string, string>() : await entriesOf(deps, guard, athleteId);
  return {
    lists: rows.map((row) => ({ ...presentList(row, guard), entry_id: entries.get(row.id) ?? null })),
    is_locked: isLocked,
    is_frozen: !isMember(guard.actor),
  };
}

export async function createList(deps: ListsDeps, guard: Guard, wanted: CreateList): Promise<RecruitingList> {
  guard.authorise('list.create');
  const subscriptionId = ownDesk(guard);
  await countWork(deps, guard);
  return inTransaction(deps.db, async (trx) => {
    // Two colleagues who make a list at once are counted one after the other.
    await holdForCapability(trx, guard, 'list.create', { records: { subscription: subscriptionId } });
    // The seat at that desk may have ended while this waited.
    if (ownDesk(guard) !== subscriptionId) throw notFound();
    if ((await countLists(trx, subscriptionId)) >= LIST_LIMITS.lists) {
      throw new AppError('too_many', `A desk has ${LIST_LIMITS.lists} lists at most.`);
    }
    const by = actedBy(guard);
    const id = await insertList(trx, wanted, { subscriptionId, userId: by.userId });
    await recordEvent(trx, listCreated({ id, subscriptionId, isShared: wanted.is_shared }, by));
    return present(trx, guard, id);
  });
}

/** Archiving or sharing twice changes nothing. */
export async function changeList(
  deps: ListsDeps,
  guard: Guard,
  listId: string,
  wanted: ChangeList,
): Promise<RecruitingList> {
  await countWork(deps, guard);
  return inTransaction(deps.db, async (trx) => {
    const list = await holdFor(trx, guard, 'list.change', {
      records: { list: listId },
      load: () => loadListFacts(trx, listId),
    });
    const before = await findList(trx, listId);
    if (!before) throw notFound();
    if (wanted.is_shared !== undefined && wanted.is_shared !== list.isShared)
      guard.authorise('list.share', list);
    const fields = (['name', 'note', 'is_shared'] as const).filter(
      (field) => wanted[field] !== undefined && wanted[field] !== before[field],
    );
    const isPutAway =
      wanted.is_archived !== undefined && wanted.is_archived !== (before.archived_at !== null);
    if (fields.length > 0 || isPutAway) await storeList(trx, listId, wanted, guard.now);
    const by = actedBy(guard);
    if (fields.length > 0) await recordEvent(trx, listChanged(listId, by, fields));
    if (isPutAway) await recordEvent(trx, listPutAway(listId, by, wanted.is_archived === true));
    return present(trx, guard, listId);
  });
}

/** An athlete whom this coach may not see is on no list, as one who does not exist. */
async function entriesOf(deps: ListsDeps, guard: Guard, athleteId: string): Promise<Map<string, string>> {
  const athlete = await loadAthleteFacts(deps.db, athleteId);
  const entries = await findEntriesOf(deps.db, athleteId, listsOnDesk(guard.actor));
  return guard.can('athlete.open', athlete) ? entries : new Map();
}

async function present(queries: Queries, guard: Guard, listId: string): Promise<RecruitingList> {
  const row = await findList(queries, listId);
  if (!row) throw notFound();
  return presentList(row, guard);
}
