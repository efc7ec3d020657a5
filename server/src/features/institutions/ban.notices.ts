/** Every coach of an institution hears that it is banned, and that it is back. Why is said to the person concerned alone. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { notify } from '../../delivery/bell.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { listCoachAccounts } from './banned-institution.store.ts';

export async function notifyOfBan(
  trx: Transaction<DB>,
  { chain: id, type }: EventOf<'institution.banned' | 'institution.unbanned'>,
): Promise<void> {
  const kind = type === 'institution.banned' ? 'institution_banned' : 'institution_unbanned';
  for (const { user_id: userId, name } of await listCoachAccounts(trx, id)) {
    await notify(trx, { userId, kind, data: { institution_name: name } });
  }
}
