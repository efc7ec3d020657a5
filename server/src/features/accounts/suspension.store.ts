/** The only SQL on why accounts are suspended, and until when. */
import type { Queries } from '../../platform/database/database.ts';

export async function insertSuspension(
  queries: Queries,
  suspension: { userId: string; reason: string; until: Date | null; by: string; now: Date },
): Promise<void> {
  await queries
    .insertInto('suspensions')
    .values({
      user_id: suspension.userId,
      reason: suspension.reason,
      until: suspension.until,
      suspended_by: suspension.by,
      suspended_at: suspension.now,
    })
    .execute();
}

/** `by` and the reason are null for one that ends by its date. */
export async function storeLift(
  queries: Queries,
  lift: { userId: string; by: string | null; reason: string | null; now: Date },
): Promise<void> {
  await queries
    .updateTable('suspensions')
    .set({ lifted_at: lift.now, lifted_by: lift.by, lift_reason: lift.reason })
    .where('user_id', '=', lift.userId)
    .where('lifted_at', 'is', null)
    .execute();
}

export async function listEndedSuspensions(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .selectFrom('suspensions')
    .select('user_id')
    .where('lifted_at', 'is', null)
    .where('until', '<=', now)
    .orderBy('until')
    .limit(500)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export function findOpenSuspension(
  queries: Queries,
  userId: string,
): Promise<{ reason: string; until: Date | null } | undefined> {
  return queries
    .selectFrom('suspensions')
    .select(['reason', 'until'])
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
}
