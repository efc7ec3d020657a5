import type { Queries } from '../../platform/database/database.ts';

/** The log remembers it: there is nothing else to keep. */
export async function wasSuggestedSince(queries: Queries, athleteId: string, since: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('events')
    .select('id')
    .where('chain', '=', athleteId)
    .where('type', '=', 'listing.suggested')
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
