/** The criteria by which a desk rates, at most eight, the same on all its lists. */
import type { Criteria, CriteriaInput } from '@faircourt/contracts/list-work';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { holdForCapability } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { criteriaChanged } from './list.events.ts';
import { countWork } from './list.limits.ts';
import type { ListsDeps } from './lists.deps.ts';
import { ownDesk } from './own-desk.ts';
import { listCriteria, storeCriteria } from './rating.store.ts';

export async function changeCriteria(
  deps: ListsDeps,
  guard: Guard,
  { criteria }: CriteriaInput,
): Promise<Criteria> {
  guard.authorise('list_criteria.keep');
  const subscriptionId = ownDesk(guard);
  await countWork(deps, guard);
  return inTransaction(deps.db, async (trx) => {
    await holdForCapability(trx, guard, 'list_criteria.keep', { records: { subscription: subscriptionId } });
    // The seat at that desk may have ended while this waited.
    if (ownDesk(guard) !== subscriptionId) throw notFound();
    const known = (await listCriteria(trx, subscriptionId)).map(({ id }) => id);
    if (criteria.some(({ id }) => id !== null && !known.includes(id))) throw notFound();
    await storeCriteria(trx, subscriptionId, criteria);
    await recordEvent(trx, criteriaChanged(subscriptionId, actedBy(guard), criteria.length));
    return { criteria: await listCriteria(trx, subscriptionId) };
  });
}
