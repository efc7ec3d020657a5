/** Coaches whose requests or conversations a family's decision has opened or closed: their pages load anew. */
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { publishChange } from '../../notifications/notification.service.ts';
import { listUsersOfCoaches } from './release.store.ts';

export async function listCoachUsers(
  trx: Transaction<DB>,
  contacts: readonly { coach_id: string }[],
): Promise<string[]> {
  return listUsersOfCoaches(
    trx,
    contacts.map(({ coach_id }) => coach_id),
  );
}

export async function tellCoaches(trx: Transaction<DB>, userIds: readonly string[]): Promise<void> {
  await publishChange(trx, { userIds, topic: 'requests' });
  await publishChange(trx, { userIds, topic: 'threads' });
}
