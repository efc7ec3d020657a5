/** Keeping an athlete's files: checked, cleaned, stored and logged; the old one stays until the new one is safe. */
import type { EventActor } from '@faircourt/contracts/events';
import type { StoredFile } from '@faircourt/contracts/files';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { requireCollection } from '../../access/refusals/collection-held.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../identity/authenticate.ts';
import type { FileDeps } from './file.deps.ts';
import { fileDeleted, fileStored } from './file.events.ts';
import { DISCARD_FILE } from '../../uploads/file.jobs.ts';
import { addressOf, presentFile } from './file.presenter.ts';
import {
  deleteFileOfKind,
  insertFile,
  findAthleteOf,
  selectFiles,
  setAvatar,
  type FileRow,
} from './file.store.ts';
import { isRemovedPhoto } from './removed-photo.store.ts';
import { prepareFile } from '../../uploads/incoming-file.ts';
import { keepContent, type StoredContent } from '../../uploads/kept-content.ts';

export async function keepFile(
  deps: FileDeps,
  guard: Guard,
  caller: Caller,
  kind: FileKind,
  content: Buffer,
): Promise<StoredFile> {
  guard.authorise('profile.build');
  if (guard.actor.kind === 'athlete' && guard.actor.athleteId === null) throw profileMissing();
  const kept = await prepareFile(kind, content);
  const file = await keepContent(deps, `${kind}s`, kept, (trx, stored) =>
    replace(trx, deps, guard, caller, kind, stored),
  );
  return presentFile(file);
}

export async function deleteFile(
  deps: FileDeps,
  guard: Guard,
  caller: Caller,
  kind: FileKind,
): Promise<void> {
  guard.authorise('profile.build');
  await inTransaction(deps.db, async (trx) => {
    const { athleteId } = await authoriseOwn(trx, guard, caller, kind);
    const gone = await deleteFileOfKind(trx, athleteId, kind);
    if (!gone) throw notFound();
    await deps.jobs.enqueue(trx, DISCARD_FILE, { storageKey: gone.storage_key });
    if (kind === 'photo') await setAvatar(trx, caller.userId, null);
    await recordEvent(trx, fileDeleted(gone, byAthlete(caller)));
  });
}

/** What the builder and the athlete's page list. Which of them a viewer may load is asked at each download. */
export async function listFiles(queries: Queries, athleteId: string): Promise<StoredFile[]> {
  return (await selectFiles(queries, athleteId)).map(presentFile);
}

async function replace(
  trx: Transaction<DB>,
  deps: FileDeps,
  guard: Guard,
  caller: Caller,
  kind: FileKind,
  stored: StoredContent,
): Promise<FileRow> {
  const athlete = await authoriseOwn(trx, guard, caller, kind);
  requireCollection(guard, athlete);
  const { athleteId } = athlete;
  if (kind === 'photo' && (await isRemovedPhoto(trx, athleteId, stored.sha256))) throw removedByModerators();
  const replaced = await deleteFileOfKind(trx, athleteId, kind);
  if (replaced) await deps.jobs.enqueue(trx, DISCARD_FILE, { storageKey: replaced.storage_key });
  const file = await insertFile(trx, {
    ...stored,
    athleteId,
    kind,
    uploadedBy: caller.userId,
    now: guard.now,
  });
  if (kind === 'photo') await setAvatar(trx, caller.userId, addressOf(file));
  await recordEvent(trx, fileStored(file, replaced, byAthlete(caller)));
  return file;
}

async function authoriseOwn(
  trx: Transaction<DB>,
  guard: Guard,
  caller: Caller,
  kind: FileKind,
): Promise<AthleteFacts> {
  const athleteId = await findAthleteOf(trx, caller.userId);
  if (!athleteId) throw profileMissing();
  // Two uploads at once follow one another. A photo changes the account as well.
  const records = { account: kind === 'photo' ? caller.userId : null };
  return holdAthleteFor(trx, guard, 'athlete.update', athleteId, { records });
}

function byAthlete(caller: Caller): EventActor {
  return { userId: caller.userId, role: 'athlete' };
}

function removedByModerators(): AppError {
  return new AppError('file_removed', 'Our moderators removed this photo. Choose another one.');
}

function profileMissing(): AppError {
  return new AppError('profile_missing', 'Save your athlete profile first; then files can be added to it.');
}
