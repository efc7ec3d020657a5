/** What happens to recruiting lists, as entries of the log: ids and names of fields, never who the athletes are. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';

export function listCreated(
  list: { id: string; subscriptionId: string; isShared: boolean },
  by: EventActor,
): FaircourtEvent {
  const data = { subscription_id: list.subscriptionId, is_shared: list.isShared };
  return { chain: list.id, type: 'list.created', actor: by, data };
}

export function listChanged(listId: string, by: EventActor, fields: string[]): FaircourtEvent {
  return { chain: listId, type: 'list.changed', actor: by, data: { fields } };
}

export function listPutAway(listId: string, by: EventActor, isArchived: boolean): FaircourtEvent {
  return { chain: listId, type: isArchived ? 'list.archived' : 'list.restored', actor: by, data: {} };
}

/** What can happen to entries besides a move. */
export type EntryChange =
  | 'added'
  | 'removed'
  | 'restored'
  | 'noted'
  | 'note_deleted'
  | 'tagged'
  | 'rated'
  | 'step_set';

export function entriesChanged(
  listId: string,
  by: EventActor,
  what: EntryChange,
  entryIds: string[],
): FaircourtEvent {
  return { chain: listId, type: `list_entries.${what}`, actor: by, data: { entry_ids: entryIds } };
}

export function entriesMoved(
  listId: string,
  by: EventActor,
  entryIds: string[],
  stageId: string,
): FaircourtEvent {
  const data = { entry_ids: entryIds, stage_id: stageId };
  return { chain: listId, type: 'list_entries.moved', actor: by, data };
}

export function criteriaChanged(subscriptionId: string, by: EventActor, criteria: number): FaircourtEvent {
  return { chain: subscriptionId, type: 'list_criteria.changed', actor: by, data: { criteria } };
}
