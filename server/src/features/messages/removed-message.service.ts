/** Messages that moderators remove: everybody sees that there was one, and nobody what it said. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { messageChanged } from './message.events.ts';
import { hideMessages, showMessagesAgain } from './removed-message.store.ts';
import { findThreadKey } from './thread.store.ts';

export async function removeMessages(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.decided'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.measure !== 'remove' || data.kind !== 'conversation') return;
  await holdUnasked(trx, 'a consequence', { records: { thread: data.subject_id } });
  for (const id of await hideMessages(trx, data.message_ids, data.decision_id)) {
    await recordEvent(trx, messageChanged('removed', data.subject_id, id, actor), now);
  }
  await showThread(trx, data.subject_id);
}

export async function restoreRemovedMessages(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.undone'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.measure !== 'remove' || data.kind !== 'conversation') return;
  await holdUnasked(trx, 'a consequence', { records: { thread: data.subject_id } });
  for (const id of await showMessagesAgain(trx, data.decision_id)) {
    await recordEvent(trx, messageChanged('restored', data.subject_id, id, actor), now);
  }
  await showThread(trx, data.subject_id);
}

async function showThread(trx: Transaction<DB>, id: string): Promise<void> {
  const thread = await findThreadKey(trx, id);
  const athlete = thread && (await loadAthleteFacts(trx, thread.athlete_id));
  const userIds = [
    ...(thread ? [thread.coach_user_id] : []),
    ...(athlete ? [athlete.userId, ...athlete.guardianUserIds] : []),
  ];
  await publishChange(trx, { userIds, topic: 'threads', id });
}
