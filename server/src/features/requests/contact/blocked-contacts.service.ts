/** Ends what a block ends: the open requests and the conversations of a coach, or of a whole institution. */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { contactEvent } from './contact.events.ts';
import { blockContacts } from './contact.store.ts';

/** Called inside the transaction of the block. Returns the accounts of the coaches concerned. */
export async function endBlockedContacts(
  trx: Transaction<DB>,
  block: { athleteId: string; coachId: string | null; institutionId: string | null },
  by: EventActor & { userId: string },
  now: Date,
): Promise<string[]> {
  const { athleteId } = block;
  const closed = await blockContacts(trx, athleteId, block, { by: by.userId, now });
  for (const { id, coach_id: coachId } of closed) {
    await recordEvent(trx, contactEvent('blocked', { athleteId, id, coachId }, by));
  }
  return closed.map((contact) => contact.coach_user_id);
}
