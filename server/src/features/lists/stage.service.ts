/** The stages of one list: renamed, added, put into another order and deleted while empty. */
import type { ListStage, ListStagesInput } from '@faircourt/contracts/lists';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadListFacts } from '../../access/facts/load-list-facts.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { listChanged } from './list.events.ts';
import { countWork } from './list.limits.ts';
import { presentStage } from './list.presenter.ts';
import { listStages, touchList, type StageRow } from './list.store.ts';
import type { ListsDeps } from './lists.deps.ts';
import { deleteStages, listStagesInUse, storeStages } from './stage.store.ts';

export async function changeStages(
  deps: ListsDeps,
  guard: Guard,
  listId: string,
  { stages }: ListStagesInput,
): Promise<{ stages: ListStage[] }> {
  await countWork(deps, guard);
  return inTransaction(deps.db, async (trx) => {
    // Nobody moves an entry into a stage while it is deleted.
    await holdFor(trx, guard, 'list.change', {
      records: { list: listId },
      load: () => loadListFacts(trx, listId),
    });
    const before = await listStages(trx, listId);
    requireKnown(stages, before);
    const gone = before.map(({ id }) => id).filter((id) => !stages.some((stage) => stage.id === id));
    if ((await listStagesInUse(trx, gone)).length > 0) {
      throw new AppError('conflict', 'Somebody is in this stage. Move them to another one first.');
    }
    const first = await storeStages(trx, listId, stages);
    await deleteStages(trx, gone, first);
    await touchList(trx, listId, guard.now);
    await recordEvent(trx, listChanged(listId, actedBy(guard), ['stages']));
    return { stages: (await listStages(trx, listId)).map(presentStage) };
  });
}

function requireKnown(stages: ListStagesInput['stages'], before: readonly StageRow[]): void {
  for (const [n, { id, name }] of stages.entries()) {
    if (id === null) continue;
    const known = before.find((stage) => stage.id === id);
    if (!known) throw notFound();
    if (known.kind === null && name === null) {
      const field = `stages.${n}.name`;
      throw validationFailed([{ field, code: 'required', message: 'Give the stage a name.' }]);
    }
  }
}
