/** What comes with a contact that another guardian takes over: the conversation, also where nobody had opened it yet. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { openThreadFor } from './contact.store.ts';

export async function openThreadOf(
  trx: Transaction<DB>,
  { chain: athleteId, data }: EventOf<'contact.taken_over'>,
  { now }: { now: Date },
): Promise<void> {
  await openThreadFor(trx, { athleteId, coachId: data.coach_id }, now);
}
