/** Open pages of a family, of a coach and of a country's directors follow what happens to a verification. */
import type { EventOf, VerificationEvents } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import { listConcerned, listDirectorsOf, listFamilyOrCoach, type ConcernedBy } from './concerned.store.ts';

/** People who may not see it any more learn so by loading. */
export async function showVerification(
  trx: Transaction<DB>,
  { data }: EventOf<keyof VerificationEvents>,
): Promise<void> {
  const ids = 'verification_ids' in data ? data.verification_ids : [data.verification_id];
  for (const item of await listConcerned(trx, ids)) await publishVerification(trx, item);
}

/**
 * Called inside the transaction of a change that leaves no event. A person who may no longer see the question learns so
 * when their page loads again.
 */
export async function publishVerification(trx: Transaction<DB>, item: ConcernedBy): Promise<void> {
  const family = await listFamilyOrCoach(trx, item);
  const userIds = [...family, ...(await listDirectorsOf(trx, item.country_code))];
  // Where a guardian is on the way to verified guardianship is on the family's page.
  if (item.guardian_link_id !== null) await publishChange(trx, { userIds: family, topic: 'family' });
  await publishChange(trx, { userIds, topic: 'verifications', id: item.id });
}
