/** The SQL that changes the stages of a list. */
import { sql, type Transaction } from 'kysely';
import type { ListStagesInput } from '@faircourt/contracts/lists';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Those of the given that somebody is in. */
export async function listStagesInUse(trx: Transaction<DB>, stageIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ stage_id: string }>`
    select distinct stage_id from list_entries
    where stage_id = any(${stageIds}::uuid[]) and removed_at is null`.execute(trx);
  return rows.map(({ stage_id }) => stage_id);
}

/** What was removed from the list comes back to its first stage then, should it come back. */
export async function deleteStages(
  trx: Transaction<DB>,
  stageIds: readonly string[],
  firstStageId: string,
): Promise<void> {
  await sql`
    update list_entries set stage_id = ${firstStageId} where stage_id = any(${stageIds}::uuid[])`.execute(
    trx,
  );
  await sql`delete from list_stages where id = any(${stageIds}::uuid[])`.execute(trx);
}

/** Returns the id of the first one. */
export async function storeStages(
  trx: Transaction<DB>,
  listId: string,
  stages: ListStagesInput['stages'],
): Promise<string> {
  let first: string | null = null;
  for (const [position, { id, name }] of stages.entries()) {
    const stored =
      id === null
        ? await trx
            .insertInto('list_stages')
            .values({ list_id: listId, name, position })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await trx
            .updateTable('list_stages')
            .set({ name, position })
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow();
    first ??= stored.id;
  }
  if (first === null) throw new Error('A list has a stage at least');
  return first;
}
