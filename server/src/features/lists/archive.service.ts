/** Many lists archived or restored at once, all of them or none. */
import type { ArchivedLists, ArchiveLists } from '@faircourt/contracts/lists';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { holdForCapability } from '../../access/holding/hold-for.ts';
import { listsOnDesk } from '../../access/scopes/list.scope.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { listPutAway } from './list.events.ts';
import { findLists, storeArchiving } from './list.store.ts';
import { countWork } from './list.limits.ts';
import type { ListsDeps } from './lists.deps.ts';

/** Lists that are not on this coach's desk are left out, as if they did not exist. */
export async function archiveLists(
  deps: ListsDeps,
  guard: Guard,
  { list_ids: wanted, is_archived: isArchived }: ArchiveLists,
): Promise<ArchivedLists> {
  guard.authorise('list.create');
  await countWork(deps, guard);
  return inTransaction(deps.db, async (trx) => {
    const known = await findLists(trx, wanted, listsOnDesk(guard.actor));
    await holdForCapability(trx, guard, 'list.create', { records: { list: known } });
    // By now an owner may have made one of them private, or this coach's seat may have ended.
    const open = await findLists(trx, wanted, listsOnDesk(guard.actor));
    const held = open.filter((id) => known.includes(id));
    if (held.length === 0) throw notFound();
    const changed = await storeArchiving(trx, held, { isArchived, now: guard.now });
    for (const id of changed) await recordEvent(trx, listPutAway(id, actedBy(guard), isArchived));
    return { list_ids: changed };
  });
}
