/**
 * Closing an item, with a word on why. Where nothing was wrong, paused contact goes on; where a moderator has acted it
 * stays paused. Who closes has claimed it, so that two never decide the same.
 */
import type { CloseItem } from '@faircourt/contracts/moderation';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { liveClaim } from './claim.ts';
import { resumeContact } from './freeze.service.ts';
import { listFrozenAthletes } from './freeze.store.ts';
import { findItem, findItemFacts, storeClosing } from './item.store.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { itemEvent } from './moderation.events.ts';

export async function closeItem(
  deps: Pick<ModerationDeps, 'db'>,
  guard: Guard,
  id: string,
  { outcome, note }: CloseItem,
): Promise<void> {
  guard.authorise('moderation.close', await findItemFacts(deps.db, id));
  await inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'moderation.close', {
      records: { athlete: await listFrozenAthletes(trx, id), moderation_item: id },
      load: () => findItemFacts(trx, id),
    });
    const item = await findItem(trx, id, guard.now);
    if (!item) throw notFound();
    const by = actedBy(guard);
    if (item.closed_at !== null) throw new AppError('conflict', 'This has been closed already.');
    if (liveClaim(item, guard.now)?.userId !== by.userId) {
      throw new AppError('conflict', 'Claim this before you close it.');
    }
    await storeClosing(trx, id, { outcome, note, by: by.userId, now: guard.now });
    if (outcome === 'nothing_wrong') await resumeContact(trx, item, by, guard.now);
    await recordEvent(trx, itemEvent('closed', item, by), guard.now);
  });
}
