/** An erasure as the person concerned and the guardians of a minor read it. */
import type { Erasure } from '@faircourt/contracts/erasure';
import { askerOf, type ErasureRow } from './erasure.store.ts';

export function presentErasure(row: ErasureRow, { canCancel }: { canCancel: boolean }): Erasure {
  return {
    state: row.erase_at === null ? 'waiting' : 'scheduled',
    requested_at: row.requested_at.toISOString(),
    asked_by: askerOf(row),
    erase_at: row.erase_at?.toISOString() ?? null,
    can_cancel: canCancel && row.started_at === null,
  };
}
