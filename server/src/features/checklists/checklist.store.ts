/** The only SQL on checklist_ticks. */
import type { KeepTicks } from '@faircourt/contracts/checklists';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

export function listTicked(queries: Queries, userId: string) {
  return queries
    .selectFrom('checklist_ticks')
    .select('item')
    .where('user_id', '=', userId)
    .where('is_ticked', '=', true)
    .orderBy('item')
    .execute();
}

/** In one statement and in one order, so that two devices that save at once neither wait for each other nor undo a newer change. */
export async function storeTicks(
  queries: Queries,
  userId: string,
  { changes, now }: { changes: KeepTicks['changes']; now: Date },
): Promise<void> {
  const rows = changes
    .toSorted((one, other) => (one.item < other.item ? -1 : 1))
    .map(({ item, is_ticked, age_ms }) => ({
      user_id: userId,
      item,
      is_ticked,
      changed_at: new Date(now.getTime() - age_ms),
    }));
  await queries
    .insertInto('checklist_ticks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item'])
        .doUpdateSet({ is_ticked: sql`excluded.is_ticked`, changed_at: sql`excluded.changed_at` })
        .where(sql<boolean>`excluded.changed_at >= checklist_ticks.changed_at`),
    )
    .execute();
}
