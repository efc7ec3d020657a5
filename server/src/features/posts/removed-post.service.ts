/** Posts that moderators remove: readers no longer find them, and their writers cannot publish them again. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { postEventBy } from './post.events.ts';
import { storeRemoval } from './post.store.ts';

export async function removePost(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.decided'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.measure !== 'remove' || data.kind !== 'post') return;
  await holdUnasked(trx, 'a consequence', { records: { post: data.subject_id } });
  const post = await storeRemoval(trx, data.subject_id, data.decision_id, 'removed');
  if (post) await recordEvent(trx, postEventBy('archived', post, actor), now);
}

export async function restoreRemovedPost(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.undone'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.measure !== 'remove' || data.kind !== 'post') return;
  await holdUnasked(trx, 'a consequence', { records: { post: data.subject_id } });
  const post = await storeRemoval(trx, data.subject_id, data.decision_id, 'returned');
  if (post) await recordEvent(trx, postEventBy('published', post, actor), now);
}
