/** The SQL of pauses: until which day an athlete is out of search, and who chose it. */
import type { Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export async function storePause(
  trx: Transaction<DB>,
  athleteId: string,
  pause: { until: string; by: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('athletes')
    .set({ paused_until: pause.until, paused_at: pause.now, paused_by: pause.by })
    .where('id', '=', athleteId)
    .execute();
}

export async function clearPause(trx: Transaction<DB>, athleteId: string): Promise<void> {
  await trx
    .updateTable('athletes')
    .set({ paused_until: null, paused_at: null, paused_by: null })
    .where('id', '=', athleteId)
    .execute();
}

/** Athletes whose day has come. */
export async function listEndedPauses(queries: Queries, day: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('athletes')
    .select('id')
    .where('paused_until', '<=', day)
    .orderBy('paused_until')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
