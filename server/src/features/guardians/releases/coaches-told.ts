/** Coaches whose requests or conversations a family's decision has opened or closed: their pages load anew. */
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { notify, publishChange } from '../../notifications/notification.service.ts';
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

/** That what they had asked for is closed, and nothing more: once for all requests of somebody. */
export async function tellClosed(
  trx: Transaction<DB>,
  athleteId: string,
  { askers, contacted }: { askers: readonly string[]; contacted: readonly string[] },
): Promise<void> {
  const told = [
    { about: 'release', userIds: new Set(askers) },
    { about: 'contact', userIds: new Set(contacted) },
  ] as const;
  for (const { about, userIds } of told) {
    for (const userId of userIds) {
      const data = { athlete_id: athleteId, about, decision: 'closed' as const };
      await notify(trx, { userId, kind: 'request_decided', data });
    }
  }
  await tellCoaches(trx, [...askers, ...contacted]);
}
