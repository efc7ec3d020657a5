/** A block as the family sees it. With a coach the institution says where they work, and is not blocked itself. */
import type { Block } from '@faircourt/contracts/requests';
import type { BlockRow } from './block.store.ts';

export function presentBlock(row: BlockRow, canLift: boolean): Block {
  return {
    id: row.id,
    athlete: { id: row.athlete_id, name: row.athlete_name },
    coach_id: row.coach_id,
    institution_id: row.institution_id,
    coach_name: row.coach_name,
    institution_name: row.institution_name,
    created_at: row.created_at.toISOString(),
    blocked_by: row.blocker_name,
    can_lift: canLift,
  };
}
