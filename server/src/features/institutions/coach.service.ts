/** Coaches and the institution each works for. A new coach has none until they name one and a director agrees. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

export async function createCoach(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'account.created'>,
): Promise<void> {
  if (data.role === 'coach') await trx.insertInto('coaches').values({ user_id: userId }).execute();
}
