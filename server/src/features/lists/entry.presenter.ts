/** Entries as those at the desk see them. */
import type { ListEntry } from '@faircourt/contracts/lists';
import type { CardedEntry } from './entry-cards.service.ts';

export function presentEntry({ id, stage_id, added_at, moved_at, card }: CardedEntry): ListEntry {
  return {
    id,
    stage_id,
    added_at: added_at.toISOString(),
    moved_at: moved_at?.toISOString() ?? null,
    card,
  };
}
