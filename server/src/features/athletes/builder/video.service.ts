/** Videos of one's own: added, shown or hidden, deleted and, for a day, brought back. */
import type { EventActor } from '@faircourt/contracts/events';
import { LIMITS } from '@faircourt/contracts/limits';
import { overSince } from '@faircourt/contracts/retention';
import type { Video, VideoValues } from '@faircourt/contracts/videos';
import type { Transaction } from 'kysely';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { mayMarkPublic } from '../../../access/rules/video.rules.ts';
import { isMarkInEffect } from '../../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { requireCollection } from '../../../access/refusals/collection-held.ts';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import type { Due } from '../../../platform/database/outdated.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { byAthlete, videoEvent } from './builder.events.ts';
import { videosNeedForm } from './missing-form.ts';
import { authoriseUpdate, requireAthleteToAddTo, orNotFound, ownAthleteId } from './own-athlete.ts';
import { presentVideo } from './video.presenter.ts';
import {
  countVideos,
  HIDDEN,
  findDeletedVideo,
  findVideo,
  deleteForgotten,
  hidePublicVideos,
  insertRestoredVideo,
  insertVideo,
  isRemoved,
  listForgotten,
  listVideos,
  moveToDeleted,
  takeDeletedVideo,
  updateVideoPublic,
  type VideoRow,
} from './video.store.ts';

export async function listOwnVideos(deps: AthleteDeps, guard: Guard): Promise<{ videos: Video[] }> {
  guard.authorise('profile.build');
  const athleteId = ownAthleteId(guard);
  const athlete = athleteId ? await loadAthleteFacts(deps.db, athleteId) : null;
  const videos = athlete ? await listVideosOf(deps.db, [athlete], guard.now) : null;
  return { videos: videos?.get(athleteId ?? '') ?? [] };
}

/** By athlete id, newest first. */
export async function listVideosOf(
  queries: Queries,
  athletes: readonly AthleteFacts[],
  now: Date,
): Promise<Map<string, Video[]>> {
  if (athletes.length === 0) return new Map();
  const rows = await listVideos(
    queries,
    athletes.map(({ athleteId }) => athleteId),
  );
  return new Map(
    athletes.map((athlete) => [
      athlete.athleteId,
      rows
        .filter((row) => row.athlete_id === athlete.athleteId)
        .map((row) => presentVideo(row, athlete, now, row.has_still)),
    ]),
  );
}

export async function addVideo(
  deps: AthleteDeps,
  guard: Guard,
  caller: Caller,
  video: VideoValues,
): Promise<Video> {
  guard.authorise('profile.build');
  return inTransaction(deps.db, async (trx) => {
    const { id: athleteId } = await requireAthleteToAddTo(trx, guard, caller);
    await requireRoom(trx, athleteId);
    if (await isRemoved(trx, athleteId, video.url)) throw removedByModerators();
    const athlete = orNotFound((await loadAthleteFacts(trx, athleteId)) ?? undefined);
    if (video.is_public && !mayMarkPublic(athlete, guard.now)) throw videosNeedForm();
    const mark = video.is_public ? { public_by: caller.userId, public_since: guard.now } : HIDDEN;
    const row = await insertVideo(trx, athleteId, { ...video, ...mark });
    if (!row) throw alreadyThere();
    await recordEvent(trx, videoEvent('added', row, byAthlete(caller.userId)));
    return presentVideo(row, athlete, guard.now);
  });
}

export async function setVideoPublic(
  deps: AthleteDeps,
  guard: Guard,
  id: string,
  isPublic: boolean,
): Promise<Video> {
  return inTransaction(deps.db, async (trx) => {
    const athlete = await authoriseUpdate(trx, guard, await findVideo(trx, id));
    const before = orNotFound(await findVideo(trx, id));
    if (before.is_public === isPublic) return presentVideo(before, athlete, guard.now);
    if (isPublic) requireCollection(guard, athlete);
    if (isPublic && !mayMarkPublic(athlete, guard.now)) throw videosNeedForm();
    const row = await markVideo(trx, before, isPublic, { by: byAthlete(athlete.userId), now: guard.now });
    return presentVideo(row, athlete, guard.now);
  });
}

/** Null when there is no such video. */
export async function findAthleteOfVideo(trx: Transaction<DB>, videoId: string): Promise<string | null> {
  return (await findVideo(trx, videoId))?.athlete_id ?? null;
}

/** A guardian's decision about one video. Called with the athlete locked. */
export async function decideVideo(
  trx: Transaction<DB>,
  athlete: AthleteFacts,
  wanted: { videoId: string; isPublic: boolean; by: Decider; now: Date },
): Promise<Video> {
  const { videoId, isPublic, by, now } = wanted;
  const before = await findVideo(trx, videoId);
  if (!before) throw notFound();
  // A guardian whose mark counts has decided already; a second one need not repeat it.
  const isDecided = isPublic
    ? before.is_public && (before.public_by === by.userId || isMarkInEffect(before.public_by, athlete, now))
    : !before.is_public;
  const row = isDecided ? before : await markVideo(trx, before, isPublic, { by, now });
  return presentVideo(row, athlete, now);
}

type Decider = EventActor & { userId: string };

async function markVideo(
  trx: Transaction<DB>,
  { id }: VideoRow,
  isPublic: boolean,
  { by, now }: { by: Decider; now: Date },
): Promise<VideoRow> {
  const mark = isPublic ? { by: by.userId, at: now } : null;
  const row = orNotFound(await updateVideoPublic(trx, id, mark));
  await recordEvent(trx, videoEvent(isPublic ? 'published' : 'unpublished', row, by));
  return row;
}

export async function deleteVideo(deps: AthleteDeps, guard: Guard, id: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { userId } = await authoriseUpdate(trx, guard, await findVideo(trx, id));
    const row = orNotFound(await moveToDeleted(trx, id, guard.now));
    await recordEvent(trx, videoEvent('deleted', row, byAthlete(userId)));
  });
}

export async function restoreVideo(deps: AthleteDeps, guard: Guard, id: string): Promise<Video> {
  const deletedAfter = overSince('deleted_videos', guard.now);
  return inTransaction(deps.db, async (trx) => {
    const deleted = await findDeletedVideo(trx, id, deletedAfter);
    const athlete = await authoriseUpdate(trx, guard, deleted);
    const { athleteId, userId } = athlete;
    requireCollection(guard, athlete);
    await requireRoom(trx, athleteId);
    const taken = orNotFound(await takeDeletedVideo(trx, id));
    const restored = mayMarkPublic(athlete, guard.now) ? taken : { ...taken, ...HIDDEN };
    const row = await insertRestoredVideo(trx, restored);
    if (!row) throw alreadyThere();
    await recordEvent(trx, videoEvent('restored', row, byAthlete(userId)));
    return presentVideo(row, athlete, guard.now);
  });
}

/** Called in the transaction that withdraws a consent and holds the athlete; the caller rebuilds the card. */
export async function unpublishVideos(
  trx: Transaction<DB>,
  athleteId: string,
  by: EventActor,
): Promise<void> {
  for (const video of await hidePublicVideos(trx, athleteId)) {
    await recordEvent(trx, videoEvent('unpublished', video, by));
  }
}

/** They can no longer come back. */
export async function forgetDeletedVideos(trx: Transaction<DB>, due: Due): Promise<number> {
  const old = await listForgotten(trx, due);
  const athleteIds = new Set(old.map(({ athlete_id }) => athlete_id));
  // Their logs are written below: in the one order, so that no merge waits for this while this waits for it.
  await holdUnasked(trx, 'the calendar', { records: { athlete: [...athleteIds] } });
  const gone = await deleteForgotten(
    trx,
    old.map(({ id }) => id),
  );
  for (const video of gone.toSorted((a, b) => (a.athlete_id < b.athlete_id ? -1 : 1))) {
    await recordEvent(trx, videoEvent('forgotten', video, { userId: null, role: 'system' }), due.now);
  }
  return gone.length;
}

async function requireRoom(trx: Transaction<DB>, athleteId: string): Promise<void> {
  if ((await countVideos(trx, athleteId)) < LIMITS.videosMax) return;
  throw new AppError('too_many', `You have ${LIMITS.videosMax} videos. Delete one first.`);
}

function removedByModerators(): AppError {
  return new AppError('conflict', 'Our moderators removed this video.');
}

function alreadyThere(): AppError {
  return new AppError('conflict', 'This video is in your list already.');
}
