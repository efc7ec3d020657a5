/** Photos that moderators remove. One comes back when the decision is undone, unless another has taken its place. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { fileDeleted, fileStored } from './file.events.ts';
import { addressOf } from './file.presenter.ts';
import { findOwnerOf, setAvatar } from './file.store.ts';
import { deleteRemoved, hidePhoto, showPhotoAgain } from './removed-photo.store.ts';

export async function removePhoto(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.decided'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.measure !== 'remove' || data.kind !== 'photo') return;
  const owner = await holdOwner(trx, data.subject_id);
  const photo = await hidePhoto(trx, data.subject_id, data.decision_id);
  if (!photo || owner === null) return;
  await setAvatar(trx, owner, null);
  await recordEvent(trx, fileDeleted(photo, actor), now);
}

export async function restoreRemovedPhoto(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.undone'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.measure !== 'remove' || data.kind !== 'photo') return;
  const owner = await holdOwner(trx, data.subject_id);
  const photo = await showPhotoAgain(trx, data.decision_id);
  if (!photo || owner === null) return;
  await setAvatar(trx, owner, addressOf(photo));
  await recordEvent(trx, fileStored(photo, undefined, actor), now);
}

export async function forgetRemovedPhoto(
  trx: Transaction<DB>,
  { chain: itemId }: EventOf<'moderation.forgotten'>,
): Promise<void> {
  await deleteRemoved(trx, itemId);
}

/** A photo is the picture of the account as well. */
async function holdOwner(trx: Transaction<DB>, athleteId: string): Promise<string | null> {
  const owner = await findOwnerOf(trx, athleteId);
  await holdUnasked(trx, 'a consequence', { records: { account: owner, athlete: athleteId } });
  return owner;
}
