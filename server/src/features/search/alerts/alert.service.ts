/** A person's alert on a saved search: chosen, changed and turned off. What one person chooses concerns nobody else. */
import type { ChooseAlert } from '@faircourt/contracts/alerts';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { AppError } from '../../../platform/errors.ts';
import { wordsOf } from '../finding/name.service.ts';
import { findSavedSearch, staffOf } from '../saved/saved-search.store.ts';
import { isTooWide, reachOf, wantsOf } from './alert-reach.ts';
import { alertChosen, alertStopped } from './alert.events.ts';
import { deleteAlert, storeAlert } from './alert.store.ts';
import { storeFirstZone } from './delivery.store.ts';

export interface AlertDeps {
  db: Database;
  statements: Statements;
}

export async function chooseAlert(
  deps: AlertDeps,
  guard: Guard,
  id: string,
  choice: ChooseAlert,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const find = () => findSavedSearch(trx, guard.actor, id);
    const found = await find();
    // The search stays what it is while the alert takes its filters over.
    await holdFor(trx, guard, 'alert.choose', {
      records: { subscription: found?.subscription_id },
      load: async () => staffOf(await find()),
    });
    const by = actedBy(guard);
    const search = await find();
    if (!search || search.deleted_at) throw notFound();
    const { filters } = search;
    if (isTooWide(filters)) {
      throw new AppError('alert_too_wide', 'An alert needs a search with a position, a class or a country.');
    }
    const words = filters.name === undefined ? [] : await wordsOf(deps.statements, filters.name);
    const kinds = [...new Set(choice.kinds)];
    if (choice.time_zone !== undefined) await storeFirstZone(trx, by.userId, choice.time_zone);
    await storeAlert(trx, {
      ...choice,
      kinds,
      savedSearchId: id,
      userId: by.userId,
      reach: reachOf(filters),
      wants: wantsOf(filters, words),
      now: guard.now,
    });
    await recordEvent(trx, alertChosen(id, { ...choice, kinds }, by));
  });
}

/** Also without a plan: nobody is kept from being left alone. */
export async function stopAlert(deps: AlertDeps, guard: Guard, id: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const find = () => findSavedSearch(trx, guard.actor, id);
    const found = await find();
    await holdFor(trx, guard, 'alert.stop', {
      records: { subscription: found?.subscription_id },
      load: async () => staffOf(await find()),
    });
    const by = actedBy(guard);
    if (await deleteAlert(trx, { savedSearchId: id, userId: by.userId })) {
      await recordEvent(trx, alertStopped(id, by));
    }
  });
}
