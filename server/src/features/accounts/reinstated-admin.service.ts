/** A suspended admin whom two admins let in again. Their reasons stay with the question. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { reinstate } from './suspension.service.ts';

/** The account is held by then, and was judged under that lock. */
export async function reinstateAdmin(
  trx: Transaction<DB>,
  { chain: userId, actor, data }: EventOf<'confirmation.confirmed'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.kind !== 'reinstate_admin' || actor.userId === null) return;
  await reinstate(trx, userId, actor, { now, terms: { reason: null, adminUserId: actor.userId } });
}
