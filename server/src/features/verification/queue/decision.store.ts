/** Writes decisions, and takes them back. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { LoggedVerification } from '../verification.events.ts';
import { UNANSWERED, UNDECIDED } from '../verification.store.ts';
import { CURRENT_FACTS } from './item.store.ts';
import type { Decided } from './undo.ts';

export interface Verdict {
  status: Decided;
  method: string | null;
  reason: string | null;
  offeredValues: Record<string, unknown> | null;
  expiresAt: Date | null;
  directorUserId: string;
  now: Date;
}

/** With the values as they are on record: made and hashed by the database, so that no number changes its shape on the way. */
export async function storeVerdict(trx: Transaction<DB>, id: string, verdict: Verdict): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({
      status: verdict.status,
      fact_values: sql`${CURRENT_FACTS}`,
      values_hash: sql`facts_hash(${CURRENT_FACTS})`,
      method: verdict.method,
      reason: verdict.reason,
      offered_values: verdict.offeredValues && JSON.stringify(verdict.offeredValues),
      director_user_id: verdict.directorUserId,
      decided_at: verdict.now,
      expires_at: verdict.expiresAt,
      expiry_noticed_at: null,
      claimed_by: null,
      claimed_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Back on the desk of whoever decided, as if they had not. */
export async function reopen(trx: Transaction<DB>, id: string, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ ...UNANSWERED, status: 'open', reason: null, claimed_by: userId, claimed_at: now })
    .where('id', '=', id)
    .execute();
}

/** The same fact was asked for anew, or the same coach asks about another institution. */
export async function hasNewerQuestion(trx: Transaction<DB>, item: LoggedVerification): Promise<boolean> {
  const row = await trx
    .selectFrom('verifications')
    .select('id')
    .where('id', '<>', item.id)
    .where('status', 'in', [...UNDECIDED])
    .where((eb) =>
      item.athlete_id === null
        ? eb('coach_id', '=', item.coach_id)
        : eb.and([
            eb('athlete_id', '=', item.athlete_id),
            eb('fact_group', '=', item.fact_group),
            eb('season_id', 'is not distinct from', item.season_id),
          ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
