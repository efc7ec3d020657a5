/** Downloads as the person who asked sees them. */
import type { DataExport } from '@faircourt/contracts/data-exports';
import type { ListedExport } from './export.store.ts';

export function presentExport(row: ListedExport): DataExport {
  const { athlete_id: athleteId, athlete_name: athleteName } = row;
  return {
    id: row.id,
    athlete: athleteId === null ? null : { id: athleteId, name: athleteName ?? '' },
    state: row.status,
    requested_at: row.requested_at.toISOString(),
    progress: row.progress,
    bytes: row.bytes === null ? null : Number(row.bytes),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
