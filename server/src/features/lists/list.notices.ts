/** Open pages of the desk follow what a colleague does. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { publishChange } from '../../delivery/open-pages.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { EntryChange } from './list.events.ts';
import { findDesk } from './list.store.ts';
import { listColleagues } from './work.store.ts';

type ListEvent = EventOf<
  | 'list.created'
  | 'list.changed'
  | 'list.archived'
  | 'list.restored'
  | `list_entries.${EntryChange | 'moved' | 'forgotten'}`
>;

/** What an owner does on a private list reaches the owner's own pages; one that was just made private leaves the others'. */
export async function showDesk(trx: Transaction<DB>, event: ListEvent): Promise<void> {
  const desk = await findDesk(trx, event.chain);
  if (!desk) return;
  const isJustMadePrivate = event.type === 'list.changed' && event.data.fields.includes('is_shared');
  const isForAll = desk.isShared || isJustMadePrivate;
  const userIds = desk.userIds.filter((userId) => isForAll || userId === desk.ownerUserId);
  await publishChange(trx, { userIds, topic: 'lists', ...(desk.isShared ? { id: event.chain } : {}) });
}

export async function showCriteria(
  trx: Transaction<DB>,
  event: EventOf<'list_criteria.changed'>,
): Promise<void> {
  const userIds = (await listColleagues(trx, event.chain)).map(({ id }) => id);
  await publishChange(trx, { userIds, topic: 'lists' });
}
