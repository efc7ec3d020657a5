/** Coaches and the institution each works for. A new coach has none until they name one and a director agrees. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

export async function createCoach(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.insertInto('coaches').values({ user_id: userId }).execute();
}
