/** Open pages follow what happens without being loaded again. */
import type { LiveTopic } from '@faircourt/contracts/notifications';
import type { Queries } from '../platform/database/database.ts';
import { publishLive } from '../platform/live/live-hub.ts';

/** Tells the open pages of these people, when the change commits, to load again what they show. */
export async function publishChange(
  queries: Queries,
  change: { userIds: readonly string[]; topic: LiveTopic; id?: string },
): Promise<void> {
  const what = { event: 'changed', topic: change.topic, ...(change.id ? { id: change.id } : {}) };
  await publishLive(queries, ...[...new Set(change.userIds)].map((userId) => ({ userId, ...what })));
}
