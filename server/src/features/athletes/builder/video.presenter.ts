/** A video as it leaves the server. */
import type { Video } from '@faircourt/contracts/videos';
import { isMarkInEffect } from '../../../access/rules/in-effect.ts';
import { mayHaveStill } from '../../../access/rules/video.rules.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import type { VideoRow } from './video.store.ts';

export function presentVideo(row: VideoRow, athlete: AthleteFacts, now: Date, hasStill = false): Video {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    description: row.description,
    provider: row.provider,
    is_public: row.is_public,
    awaits_guardian: row.is_public && !isMarkInEffect(row.public_by, athlete, now),
    may_have_still: mayHaveStill(athlete, now),
    still_url: stillUrl(row.id, hasStill),
    created_at: row.created_at.toISOString(),
  };
}

/** Where the picture of a video is handed out, to those who see the video. */
export function stillUrl(videoId: string, hasStill: boolean): string | null {
  return hasStill ? `/api/videos/${videoId}/still` : null;
}
