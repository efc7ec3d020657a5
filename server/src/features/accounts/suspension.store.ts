/** The only SQL on why accounts are suspended, and until when. */
import type { Queries } from '../../platform/database/database.ts';

export async function insertSuspension(
  queries: Queries,
  suspension: {
    userId: string;
    reason: string;
    until: Date | null;
    by: string;
    decisionId: string | null;
    now: Date;
  },
): Promise<void> {
  await queries
    .insertInto('suspensions')
    .values({
      user_id: suspension.userId,
      reason: suspension.reason,
      until: suspension.until,
      suspended_by: suspension.by,
      suspended_at: suspension.now,
      moderation_decision_id: suspension.decisionId,
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

/** What moderators wrote, which the person reads. */
export async function findDecidedReason(queries: Queries, decisionId: string): Promise<string> {
  const { reason } = await queries
    .selectFrom('moderation_decisions')
    .select('reason')
    .where('id', '=', decisionId)
    .executeTakeFirstOrThrow();
  return reason;
}

/** Whether it is this decision that shuts the account out, and not another one since. */
export async function isShutOutBy(queries: Queries, userId: string, decisionId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('suspensions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('moderation_decision_id', '=', decisionId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
