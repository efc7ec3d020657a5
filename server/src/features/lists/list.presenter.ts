/** Recruiting lists as those at the desk see them. */
import type { ListStage, RecruitingList } from '@faircourt/contracts/lists';
import type { Guard } from '../../access/engine/guard.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { ListRow, StageRow } from './list.store.ts';

/** Of a locked list the name is told, and nothing that somebody wrote there. */
export function presentList(row: ListRow, guard: Guard): RecruitingList {
  const facts = {
    subscriptionId: row.subscription_id,
    ownerUserId: row.owner_user_id,
    isShared: row.is_shared,
  };
  return {
    id: row.id,
    name: row.name,
    note: guard.can('list.open', facts) ? row.note : '',
    owner_name: row.owner_name,
    is_own: row.owner_user_id === actedBy(guard).userId,
    is_shared: row.is_shared,
    is_archived: row.archived_at !== null,
    entries: row.entries,
    updated_at: row.updated_at.toISOString(),
    can_share: guard.can('list.share', facts),
  };
}

export function presentStage({ id, kind, name }: StageRow): ListStage {
  return { id, kind, name };
}
