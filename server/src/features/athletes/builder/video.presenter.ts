/** A video as it leaves the server. */
import type { Video } from '@faircourt/contracts/videos';
import type { VideoRow } from './video.store.ts';

export function presentVideo(row: VideoRow): Video {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    description: row.description,
    provider: row.provider,
    is_public: row.is_public,
    created_at: row.created_at.toISOString(),
  };
}
