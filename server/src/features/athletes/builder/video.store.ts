/** The only SQL that writes videos, and the only one on those deleted a moment ago. */
import type { VideoValues } from '@faircourt/contracts/videos';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, Videos } from '../../../platform/database/schema.gen.ts';

const COLUMNS = [
  'id',
  'athlete_id',
  'title',
  'url',
  'description',
  'provider',
  'is_public',
  'public_by',
  'public_since',
  'language',
  'tags',
  'created_at',
] as const;

export type VideoRow = Pick<Selectable<Videos>, (typeof COLUMNS)[number]>;

/** What a video that nobody has made public says of its mark. */
export const HIDDEN = { is_public: false, public_by: null, public_since: null } as const;

/** Newest first, each with whether we keep a picture of it. */
export function listVideos(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<(VideoRow & { has_still: boolean })[]> {
  return queries
    .selectFrom('videos')
    .select(COLUMNS)
    .select(hasStill('videos.id').as('has_still'))
    .where('athlete_id', 'in', athleteIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** For a query that reads videos. */
export function hasStill(videoId: string) {
  return sql<boolean>`exists (select from video_stills still where still.video_id = ${sql.ref(videoId)})`;
}

export async function countVideos(queries: Queries, athleteId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('videos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('athlete_id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return count;
}

export function findVideo(queries: Queries, id: string): Promise<VideoRow | undefined> {
  return queries.selectFrom('videos').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Nothing when the athlete has a video at this address already. */
export function insertVideo(
  trx: Transaction<DB>,
  athleteId: string,
  video: VideoValues & Pick<VideoRow, 'public_by' | 'public_since'>,
): Promise<VideoRow | undefined> {
  return trx
    .insertInto('videos')
    .values({
      athlete_id: athleteId,
      title: video.title,
      url: video.url,
      description: video.description,
      provider: video.provider,
      is_public: video.is_public,
      public_by: video.public_by,
      public_since: video.public_since,
      language: 'en',
      tags: [],
    })
    .onConflict((conflict) => conflict.columns(['athlete_id', 'url']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Public because of this person, from this moment on; hidden with null. */
export function updateVideoPublic(
  trx: Transaction<DB>,
  id: string,
  mark: { by: string; at: Date } | null,
): Promise<VideoRow | undefined> {
  return trx
    .updateTable('videos')
    .set(mark ? { is_public: true, public_by: mark.by, public_since: mark.at } : HIDDEN)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Returns those that were public. One that was deleted a moment ago must not come back as public either. */
export async function hidePublicVideos(trx: Transaction<DB>, athleteId: string): Promise<VideoRow[]> {
  await trx.updateTable('deleted_videos').set(HIDDEN).where('athlete_id', '=', athleteId).execute();
  return trx
    .updateTable('videos')
    .set(HIDDEN)
    .where('athlete_id', '=', athleteId)
    .where('is_public', '=', true)
    .returning(COLUMNS)
    .execute();
}

/** Moves the video out of every reader's sight; it can come back as it was. */
export async function moveToDeleted(
  trx: Transaction<DB>,
  id: string,
  now: Date,
  removedBy: string | null = null,
): Promise<VideoRow | undefined> {
  const video = await trx.deleteFrom('videos').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
  if (video) {
    await trx
      .insertInto('deleted_videos')
      .values({ ...video, deleted_at: now, removed_by: removedBy })
      .execute();
  }
  return video;
}

/** By its owner; what moderators removed comes back with their decision alone. */
export async function findDeletedVideo(
  queries: Queries,
  id: string,
  deletedAfter: Date,
): Promise<VideoRow | undefined> {
  return queries
    .selectFrom('deleted_videos')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', '>', deletedAfter)
    .where('removed_by', 'is', null)
    .executeTakeFirst();
}

export async function takeDeletedVideo(trx: Transaction<DB>, id: string): Promise<VideoRow | undefined> {
  return trx.deleteFrom('deleted_videos').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

/** Nothing when its address has been added again in the meantime. */
export function insertRestoredVideo(trx: Transaction<DB>, video: VideoRow): Promise<VideoRow | undefined> {
  return trx
    .insertInto('videos')
    .values(video)
    .onConflict((conflict) => conflict.columns(['athlete_id', 'url']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** What moderators removed goes with the reports about it. */
export function listForgotten(trx: Transaction<DB>, { over, most }: { over: Date; most: number }) {
  return trx
    .selectFrom('deleted_videos')
    .select(['id', 'athlete_id'])
    .where('deleted_at', '<=', over)
    .where('removed_by', 'is', null)
    .orderBy('deleted_at')
    .limit(most)
    .execute();
}

/** One that its athlete brought back meanwhile is there no more. */
export async function deleteForgotten(trx: Transaction<DB>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return trx
    .deleteFrom('deleted_videos')
    .where('id', 'in', ids)
    .where('removed_by', 'is', null)
    .returning(['id', 'athlete_id', 'provider'])
    .execute();
}

/** Whether moderators have removed this very video. */
export async function isRemoved(trx: Transaction<DB>, athleteId: string, url: string): Promise<boolean> {
  const row = await trx
    .selectFrom('deleted_videos')
    .select('id')
    .where('athlete_id', '=', athleteId)
    .where('url', '=', url)
    .where('removed_by', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export function findRemovedVideo(trx: Transaction<DB>, removedBy: string): Promise<VideoRow | undefined> {
  return trx
    .selectFrom('deleted_videos')
    .select(COLUMNS)
    .where('removed_by', '=', removedBy)
    .executeTakeFirst();
}

/** The reports about it are forgotten, and so is what they were about. */
export function forgetRemoved(trx: Transaction<DB>, itemId: string) {
  return trx
    .deleteFrom('deleted_videos')
    .where('removed_by', 'in', (decisions) =>
      decisions.selectFrom('moderation_decisions').select('id').where('item_id', '=', itemId),
    )
    .returning(['id', 'athlete_id', 'provider'])
    .execute();
}
