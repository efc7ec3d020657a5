/** Writes decisions, and finds what may have overtaken them. */
import { UNDECIDED } from '@faircourt/contracts/verification';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { LoggedVerification } from '../verification.events.ts';
import { CURRENT_FACTS } from './item.store.ts';
import type { SeenTranscript } from './seen-transcript.ts';
import type { Decided } from './undo.ts';

export interface Verdict {
  status: Decided;
  method: string | null;
  reason: string | null;
  correctedValues: Record<string, unknown> | null;
  expiresAt: Date | null;
  /** Null where a transcript is no evidence. */
  transcript: SeenTranscript | null;
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
      evidence: withTranscript(verdict.transcript),
      method: verdict.method,
      reason: verdict.reason,
      offered_values: verdict.correctedValues && JSON.stringify(verdict.correctedValues),
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

export async function storeReminder(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx.updateTable('verifications').set({ reminded_at: now }).where('id', '=', id).execute();
}

/** With the decision goes what it was read from; what was said about the item stays. */
export async function forgetTranscript(trx: Transaction<DB>, id: string): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ evidence: withTranscript(null) })
    .where('id', '=', id)
    .execute();
}

/** One at most: that of the last decision. */
function withTranscript(seen: SeenTranscript | null): RawBuilder<string> {
  return sql<string>`(
    select coalesce(jsonb_agg(given.entry order by given.place), '[]')
    from jsonb_array_elements(verifications.evidence) with ordinality as given (entry, place)
    where given.entry ->> 'kind' is distinct from 'transcript'
  ) || ${JSON.stringify(seen ? [seen] : [])}::jsonb`;
}

/** The same fact was asked for again, or the same coach asks about another institution. */
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
            eb('guardian_link_id', 'is not distinct from', item.guardian_link_id),
          ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
