/** Videos of one's own: added, shown or hidden, deleted and, for a day, brought back. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { Video, VideoValues } from '@faircourt/contracts/videos';
import type { Transaction } from 'kysely';
import type { Guard } from '../../../access/guard.ts';
import { recordEvent, type AuditEvent } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../accounts/authenticate.ts';
import { refreshCards } from '../../search/card.service.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { byAthlete, videoHappened } from './builder.events.ts';
import { mayPublishVideos, videosNeedForm } from './missing-form.ts';
import { authoriseUpdate, lockOwnAthlete, orNotFound, ownAthleteId } from './own-athlete.ts';
import { presentVideo } from './video.presenter.ts';
import {
  countVideos,
  findDeletedVideo,
  findVideo,
  forgetDeletedBefore,
  hidePublicVideos,
  insertRestoredVideo,
  insertVideo,
  listVideos,
  moveToDeleted,
  takeDeletedVideo,
  updateVideoPublic,
} from './video.store.ts';

const UNDO_MS = 24 * 60 * 60 * 1000;

export async function listOwnVideos(deps: AthleteDeps, guard: Guard): Promise<{ videos: Video[] }> {
  guard.authorise('profile.build');
  const athleteId = ownAthleteId(guard);
  const rows = athleteId ? await listVideos(deps.db, athleteId) : [];
  return { videos: rows.map(presentVideo) };
}

export async function addVideo(
  deps: AthleteDeps,
  guard: Guard,
  caller: Caller,
  video: VideoValues,
): Promise<Video> {
  guard.authorise('profile.build');
  return deps.db.transaction().execute(async (trx) => {
    const { id: athleteId } = await lockOwnAthlete(trx, caller.userId);
    await requireRoom(trx, athleteId);
    if (video.is_public && !(await mayPublishVideos(trx, athleteId, guard.now))) throw videosNeedForm();
    const row = await insertVideo(trx, athleteId, video);
    if (!row) throw alreadyThere();
    await recordEvent(trx, videoHappened('added', row, byAthlete(caller.userId)));
    await refreshCards(trx, [athleteId], guard.now);
    return presentVideo(row);
  });
}

export async function setVideoPublic(
  deps: AthleteDeps,
  guard: Guard,
  id: string,
  isPublic: boolean,
): Promise<Video> {
  return deps.db.transaction().execute(async (trx) => {
    const { athleteId, userId } = await authoriseUpdate(trx, guard, await findVideo(trx, id));
    const before = orNotFound(await findVideo(trx, id));
    if (before.is_public === isPublic) return presentVideo(before);
    if (isPublic && !(await mayPublishVideos(trx, athleteId, guard.now))) throw videosNeedForm();
    const row = orNotFound(await updateVideoPublic(trx, id, isPublic));
    const what = isPublic ? 'published' : 'unpublished';
    await recordEvent(trx, videoHappened(what, row, byAthlete(userId)));
    await refreshCards(trx, [athleteId], guard.now);
    return presentVideo(row);
  });
}

export async function deleteVideo(deps: AthleteDeps, guard: Guard, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { athleteId, userId } = await authoriseUpdate(trx, guard, await findVideo(trx, id));
    const row = orNotFound(await moveToDeleted(trx, id, guard.now));
    await recordEvent(trx, videoHappened('deleted', row, byAthlete(userId)));
    await refreshCards(trx, [athleteId], guard.now);
  });
}

export async function restoreVideo(deps: AthleteDeps, guard: Guard, id: string): Promise<Video> {
  const deletedAfter = new Date(guard.now.getTime() - UNDO_MS);
  return deps.db.transaction().execute(async (trx) => {
    const deleted = await findDeletedVideo(trx, id, deletedAfter);
    const { athleteId, userId } = await authoriseUpdate(trx, guard, deleted);
    await requireRoom(trx, athleteId);
    const taken = orNotFound(await takeDeletedVideo(trx, id));
    const isPublic = taken.is_public && (await mayPublishVideos(trx, athleteId, guard.now));
    const row = await insertRestoredVideo(trx, { ...taken, is_public: isPublic });
    if (!row) throw alreadyThere();
    await recordEvent(trx, videoHappened('restored', row, byAthlete(userId)));
    await refreshCards(trx, [athleteId], guard.now);
    return presentVideo(row);
  });
}

/** Called in the transaction that takes back a consent and holds the athlete; the caller makes the card anew. */
export async function unpublishVideos(
  trx: Transaction<DB>,
  athleteId: string,
  by: AuditEvent['actor'],
): Promise<void> {
  for (const video of await hidePublicVideos(trx, athleteId)) {
    await recordEvent(trx, videoHappened('unpublished', video, by));
  }
}

/** Run now and then by a job. Returns how many deleted videos can no longer come back. */
export async function forgetDeletedVideos(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const gone = await forgetDeletedBefore(trx, new Date(now.getTime() - UNDO_MS));
    for (const video of gone) {
      await recordEvent(trx, videoHappened('forgotten', video, { userId: null, role: 'system' }));
    }
    return gone.length;
  });
}

async function requireRoom(trx: Transaction<DB>, athleteId: string): Promise<void> {
  if ((await countVideos(trx, athleteId)) < LIMITS.videosMax) return;
  throw new AppError('too_many', `You have ${LIMITS.videosMax} videos. Delete one first.`);
}

function alreadyThere(): AppError {
  return new AppError('conflict', 'This video is in your list already.');
}
