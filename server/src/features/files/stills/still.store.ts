/** The only SQL on video_stills and video_still_tries. */
import type { VideoProvider } from '@faircourt/contracts/vocabulary';
import { sql, type Selectable, type Transaction } from 'kysely';
import { ADULT_AGE } from '../../../access/rules/age.ts';
import { hasReached } from '../../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, VideoStills } from '../../../platform/database/schema.gen.ts';
import type { StoredContent } from '../../../uploads/kept-content.ts';
import { STILL_PROVIDERS } from './still-source.ts';

export interface MarkedVideo {
  id: string;
  athlete_id: string;
  url: string;
  provider: VideoProvider;
  is_public: boolean;
  public_by: string | null;
  public_since: Date | null;
}

const VIDEO = [
  'videos.id',
  'videos.athlete_id',
  'videos.url',
  'videos.provider',
  'videos.is_public',
  'videos.public_by',
  'videos.public_since',
] as const;

export function findMarkedVideo(queries: Queries, id: string): Promise<MarkedVideo | undefined> {
  return queries.selectFrom('videos').select(VIDEO).where('id', '=', id).executeTakeFirst();
}

/** Public videos of adults whose picture has not been fetched and whose next try is due, the longest due first. */
export function listWithoutStill(
  queries: Queries,
  { now, mostTries, most }: { now: Date; mostTries: number; most: number },
): Promise<MarkedVideo[]> {
  return queries
    .selectFrom('videos')
    .innerJoin('athletes', 'athletes.id', 'videos.athlete_id')
    .leftJoin('video_stills as still', 'still.video_id', 'videos.id')
    .leftJoin('video_still_tries as tried', 'tried.video_id', 'videos.id')
    .select(VIDEO)
    .where('videos.is_public', '=', true)
    .where('videos.public_since', 'is not', null)
    .where('videos.provider', 'in', STILL_PROVIDERS)
    .where('still.video_id', 'is', null)
    .where(hasReached(ADULT_AGE, now))
    .where(sql<boolean>`(tried.video_id is null or (tried.tries < ${mostTries} and tried.due_at <= ${now}))`)
    .orderBy(sql`tried.due_at nulls first`)
    .orderBy('videos.id')
    .limit(most)
    .execute();
}

/** Kept pictures whose agreement nobody has looked at for so long. */
export function listUnchecked(
  queries: Queries,
  { before, most }: { before: Date; most: number },
): Promise<MarkedVideo[]> {
  return queries
    .selectFrom('video_stills as still')
    .innerJoin('videos', 'videos.id', 'still.video_id')
    .select(VIDEO)
    .where('still.checked_at', '<=', before)
    .orderBy('still.checked_at')
    .limit(most)
    .execute();
}

export async function noteChecked(queries: Queries, videoId: string, now: Date): Promise<void> {
  await queries
    .updateTable('video_stills')
    .set({ checked_at: now })
    .where('video_id', '=', videoId)
    .execute();
}

/** The platform gave no picture: each time the pause is twice as long. A video that is gone by now is none to note. */
export async function noteRefusal(queries: Queries, videoId: string, now: Date): Promise<void> {
  await sql`
    insert into video_still_tries as tried (video_id, tries, due_at)
      select id, 1, ${now}::timestamptz + interval '2 hours' from videos where id = ${videoId}
    on conflict (video_id) do update
      set tries = tried.tries + 1, due_at = ${now}::timestamptz + interval '1 hour' * (2 ^ (tried.tries + 1))`.execute(
    queries,
  );
}

/** Nobody was asked, or nobody answered: that is no try. */
export async function putOff(queries: Queries, videoId: string, dueAt: Date): Promise<void> {
  await sql`
    insert into video_still_tries (video_id, due_at) select id, ${dueAt} from videos where id = ${videoId}
    on conflict (video_id) do update set due_at = excluded.due_at`.execute(queries);
}

/** False when another run has kept one meanwhile. */
export async function insertStill(
  trx: Transaction<DB>,
  video: { id: string; athleteId: string },
  { storageKey, contentType, bytes, sha256 }: StoredContent,
  now: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('video_stills')
    .values({
      video_id: video.id,
      athlete_id: video.athleteId,
      storage_key: storageKey,
      content_type: contentType,
      bytes,
      sha256,
      created_at: now,
      checked_at: now,
    })
    .onConflict((conflict) => conflict.column('video_id').doNothing())
    .returning('video_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteStill(trx: Transaction<DB>, videoId: string): Promise<void> {
  await trx.deleteFrom('video_stills').where('video_id', '=', videoId).execute();
}

export type StillRow = Selectable<VideoStills>;

export function findStill(queries: Queries, videoId: string): Promise<StillRow | undefined> {
  return queries.selectFrom('video_stills').selectAll().where('video_id', '=', videoId).executeTakeFirst();
}
