/** Open pages of admins follow what waits for them: families on hold, guardians, directors, and what takes two admins. */
import type { FaircourtEvent } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { listAdmins } from '../../delivery/mail-readers.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { findAccountFacts } from './director.store.ts';

export async function showAdminQueues(trx: Transaction<DB>): Promise<void> {
  const userIds = (await listAdmins(trx)).map(({ userId }) => userId);
  await publishChange(trx, { userIds, topic: 'admin_queues' });
}

/** Of all accounts only those of directors wait for an admin. */
export async function showIfDirector(trx: Transaction<DB>, { chain: userId }: FaircourtEvent): Promise<void> {
  const account = await findAccountFacts(trx, userId);
  if (account?.role === 'regional_director') await showAdminQueues(trx);
}
