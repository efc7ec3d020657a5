import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** The log remembers it: there is nothing else to keep. */
export async function isOpened(queries: Queries, exportId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from events where chain = ${userId} and type = 'data_export.opened'
      and data->>'data_export_id' = ${exportId} limit 1`.execute(queries);
  return rows.length > 0;
}
