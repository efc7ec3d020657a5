/**
 * Coaches whose requests or conversations a family's decision has opened or closed: the pages they have open load again
 * and show how it is now. No bell and no mail goes with it: a family that closes itself off in need shall not ring at
 * the one it closes itself off from, and a block would be told from a lock-down by it.
 */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { publishChange } from '../../delivery/open-pages.ts';
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

export function askersOf(releases: readonly { requested_by: string | null }[]): string[] {
  return releases.flatMap(({ requested_by }) => requested_by ?? []);
}

export async function updateCoachPages(trx: Transaction<DB>, userIds: readonly string[]): Promise<void> {
  await publishChange(trx, { userIds, topic: 'requests' });
  await publishChange(trx, { userIds, topic: 'threads' });
}
