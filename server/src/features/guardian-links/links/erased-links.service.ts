/** The links of a guardian whose account is erased end as if the guardian had ended them: the family hears of it. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { finishLink } from './link-change.service.ts';
import { listOpenLinksOfGuardian } from './link.store.ts';

export async function endLinksOfErased(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'erasure.due'>,
  { now }: { now: Date },
): Promise<void> {
  const seen = await listOpenLinksOfGuardian(trx, userId);
  if (seen.length === 0) return;
  await holdUnasked(trx, 'a consequence', { records: { athlete: seen.map((link) => link.athlete_id) } });
  const by = { userId, role: 'guardian' };
  for (const link of await listOpenLinksOfGuardian(trx, userId)) await finishLink(trx, link, { by, now });
}
