/** Searches that a staff keeps: saved under a name, renamed, deleted and brought back. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { SavedSearch, SavedSearchList, SaveSearch } from '@faircourt/contracts/saved-searches';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { isMember, livePlan } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { holdFor, holdForCapability } from '../../../access/holding/hold-for.ts';
import { hasAlerts } from '../../../access/rules/saved-search.rules.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { countNews } from './news.service.ts';
import type { SavedSearchDeps } from './saved-search.deps.ts';
import { savedSearchEvent } from './saved-search.events.ts';
import { presentSavedSearch } from './saved-search.presenter.ts';
import {
  countSavedSearches,
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  staffOf,
  storeDeletion,
  storeName,
  type SavedSearchRow,
} from './saved-search.store.ts';

/** Locked ones are listed by name alone: what is in them is not looked at. */
export async function listSearches(deps: SavedSearchDeps, guard: Guard): Promise<SavedSearchList> {
  guard.authorise('saved_search.list');
  const { userId } = actedBy(guard);
  const rows = await listSavedSearches(deps.db, guard.actor);
  const lockedBy = lockOf(guard);
  const news = lockedBy ? rows.map(() => null) : await countNews(deps, guard, rows);
  return {
    searches: rows.map((row, n) => presentSavedSearch(row, { userId, news: news[n] ?? null })),
    locked_by: lockedBy,
    can_alert: guard.actor.kind === 'coach' && hasAlerts(guard.actor, guard.now),
    max: LIMITS.savedSearchesMax,
  };
}

function lockOf(guard: Guard): SavedSearchList['locked_by'] {
  if (guard.can('saved_search.save')) return null;
  return isMember(guard.actor) ? 'no_plan' : 'freeze';
}

export async function saveSearch(
  deps: SavedSearchDeps,
  guard: Guard,
  { name, filters, sort }: SaveSearch,
): Promise<SavedSearch> {
  guard.authorise('saved_search.save');
  return inTransaction(deps.db, async (trx) => {
    const subscriptionId = subscriptionOf(guard);
    // Two tabs save one after the other: the second counts what the first has saved.
    await holdForCapability(trx, guard, 'saved_search.save', { records: { subscription: subscriptionId } });
    // The plan may have changed while this request waited.
    if (subscriptionOf(guard) !== subscriptionId) throw planChanged();
    await requireRoom(trx, subscriptionId);
    const by = actedBy(guard);
    const saved = { subscriptionId, savedBy: by.userId, name, filters, sort, now: guard.now };
    const id = await insertSavedSearch(trx, saved);
    await recordEvent(
      trx,
      savedSearchEvent('saved_search.saved', { id, subscription_id: subscriptionId }, by),
    );
    return present(trx, guard, id);
  });
}

export async function renameSearch(
  deps: SavedSearchDeps,
  guard: Guard,
  id: string,
  name: string,
): Promise<SavedSearch> {
  return inTransaction(deps.db, async (trx) => {
    const search = await holdSearch(trx, guard, id);
    if (search.deleted_at) throw notFound();
    if (search.name !== name) {
      await storeName(trx, id, name);
      await recordEvent(trx, savedSearchEvent('saved_search.renamed', search, actedBy(guard)));
    }
    return present(trx, guard, id);
  });
}

/** Deleting twice changes nothing. */
export async function deleteSearch(deps: SavedSearchDeps, guard: Guard, id: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const search = await holdSearch(trx, guard, id);
    if (search.deleted_at) return;
    await storeDeletion(trx, id, guard.now);
    await recordEvent(trx, savedSearchEvent('saved_search.deleted', search, actedBy(guard)));
  });
}

export async function restoreSearch(deps: SavedSearchDeps, guard: Guard, id: string): Promise<SavedSearch> {
  return inTransaction(deps.db, async (trx) => {
    const search = await holdSearch(trx, guard, id);
    if (search.deleted_at) {
      await requireRoom(trx, search.subscription_id);
      await storeDeletion(trx, id, null);
      await recordEvent(trx, savedSearchEvent('saved_search.restored', search, actedBy(guard)));
    }
    return present(trx, guard, id);
  });
}

async function holdSearch(trx: Transaction<DB>, guard: Guard, id: string): Promise<SavedSearchRow> {
  const find = () => findSavedSearch(trx, guard.actor, id);
  const found = await find();
  await holdFor(trx, guard, 'saved_search.change', {
    records: { subscription: found?.subscription_id },
    load: async () => staffOf(await find()),
  });
  const held = await find();
  if (!held) throw notFound();
  return held;
}

async function requireRoom(trx: Transaction<DB>, subscriptionId: string): Promise<void> {
  if ((await countSavedSearches(trx, subscriptionId)) >= LIMITS.savedSearchesMax) {
    throw new AppError(
      'too_many',
      `Your staff has saved ${LIMITS.savedSearchesMax} searches. Delete some of them first.`,
    );
  }
}

async function present(trx: Transaction<DB>, guard: Guard, id: string): Promise<SavedSearch> {
  const { userId } = actedBy(guard);
  const row = await findSavedSearch(trx, guard.actor, id);
  if (!row) throw notFound();
  return presentSavedSearch(row, { userId, news: 0 });
}

function subscriptionOf({ actor, now }: Guard): string {
  const held = actor.kind === 'coach' ? livePlan(actor, now) : null;
  if (!held) throw planChanged();
  return held.subscriptionId;
}

function planChanged(): AppError {
  return new AppError('conflict', 'Your plan has just changed. Try again.');
}
