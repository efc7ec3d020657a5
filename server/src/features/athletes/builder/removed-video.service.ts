/** Videos that moderators remove. They come back when the decision is undone, and only then. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdAthleteUnasked } from '../../../access/holding/unasked.ts';
import { mayMarkPublic } from '../../../access/rules/video.rules.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { videoEvent } from './builder.events.ts';
import {
  HIDDEN,
  findRemovedVideo,
  findVideo,
  forgetRemoved,
  insertRestoredVideo,
  moveToDeleted,
  takeDeletedVideo,
} from './video.store.ts';

export async function removeVideo(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.decided'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.measure !== 'remove' || data.kind !== 'video') return;
  const found = await findVideo(trx, data.subject_id);
  if (!found) return;
  await holdAthleteUnasked(trx, 'a consequence', found.athlete_id);
  const video = await moveToDeleted(trx, data.subject_id, now, data.decision_id);
  if (video) await recordEvent(trx, videoEvent('deleted', video, actor), now);
}

/** Public again only where the family's forms still say so. */
export async function restoreRemovedVideo(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.undone'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.measure !== 'remove' || data.kind !== 'video') return;
  const removed = await findRemovedVideo(trx, data.decision_id);
  if (!removed) return;
  const athlete = await holdAthleteUnasked(trx, 'a consequence', removed.athlete_id);
  const video = await takeDeletedVideo(trx, removed.id);
  if (!athlete || !video) return;
  const restored = mayMarkPublic(athlete, now) ? video : { ...video, ...HIDDEN };
  const row = await insertRestoredVideo(trx, restored);
  if (row) await recordEvent(trx, videoEvent('restored', row, actor), now);
}

export async function forgetRemovedVideo(
  trx: Transaction<DB>,
  { chain: itemId, actor }: EventOf<'moderation.forgotten'>,
  { now }: { now: Date },
): Promise<void> {
  for (const video of await forgetRemoved(trx, itemId)) {
    await recordEvent(trx, videoEvent('forgotten', video, actor), now);
  }
}
