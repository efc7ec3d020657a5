/** What comes with a contact that another guardian takes over: the conversation, also where nobody had opened it yet. */
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { openThreadFor } from './contact.store.ts';

/** Called inside the transaction of the take-over. */
export async function openThreadsOf(
  trx: Transaction<DB>,
  contacts: readonly { athlete_id: string; coach_id: string }[],
  now: Date,
): Promise<void> {
  for (const { athlete_id: athleteId, coach_id: coachId } of contacts) {
    await openThreadFor(trx, { athleteId, coachId }, now);
  }
}
