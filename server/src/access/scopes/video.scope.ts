/** video.rules.ts as SQL, for the page: a condition over the videos `v` of one athlete. */
import { sql } from 'kysely';
import type { VideoReach } from '../rules/video.rules.ts';
import { EVERYBODY, type Condition } from './condition.ts';

export function reachedVideos(reach: VideoReach): Condition {
  if (reach === 'all') return EVERYBODY;
  if (reach === 'public') return sql<boolean>`v.is_public`;
  return sql<boolean>`(v.is_public and v.public_by = any(${[...reach.markedBy]}::uuid[]))`;
}
