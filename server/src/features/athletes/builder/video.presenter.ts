/** A video as it leaves the server. */
import type { Video } from '@faircourt/contracts/videos';
import { isMarkInEffect } from '../../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import type { VideoRow } from './video.store.ts';

export function presentVideo(row: VideoRow, athlete: AthleteFacts, now: Date): Video {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    description: row.description,
    provider: row.provider,
    is_public: row.is_public,
    awaits_guardian: row.is_public && !isMarkInEffect(row.public_by, athlete, now),
    created_at: row.created_at.toISOString(),
  };
}
