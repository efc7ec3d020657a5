/** Moderators decide about a safety report; what support keeps of it is closed with their decision. */
import { SUPPORT_CLOSING_NOTE_MAX } from '@faircourt/contracts/support-inbox';
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { reportClosed } from '../support.events.ts';
import { changeRequest, findState, listReportsOfItem } from './work.store.ts';

/** One that another admin has claimed stays open: they are still writing with its sender. */
export async function closeReportsOfItem(
  trx: Transaction<DB>,
  { chain: itemId, actor }: EventOf<'moderation.closed'>,
  { now }: { now: Date },
): Promise<void> {
  for (const { id, note } of await listReportsOfItem(trx, itemId)) {
    await holdUnasked(trx, 'a consequence', { records: { support_request: id } });
    const request = await findState(trx, id);
    if (!request || request.closed_at !== null) continue;
    if (request.claimed_by !== null && request.claimed_by !== actor.userId) continue;
    const words = note?.slice(0, SUPPORT_CLOSING_NOTE_MAX) ?? null;
    await changeRequest(trx, id, { closed_at: now, closed_by: actor.userId, closed_note: words });
    await recordEvent(trx, reportClosed(request, actor), now);
  }
}
