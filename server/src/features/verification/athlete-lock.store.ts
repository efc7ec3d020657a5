/** The order in which changes around an athlete's facts wait: accounts, then athletes, then verifications. */
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Nobody suspends this account until the transaction ends; others may lean on it at the same time. */
export async function shareAccount(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
}

/** No edit and no other decision comes in between, and what is then read is what really stands. */
export async function lockAthlete(trx: Transaction<DB>, athleteId: string): Promise<AthleteFacts | null> {
  await trx.selectFrom('athletes').select('id').where('id', '=', athleteId).forNoKeyUpdate().execute();
  return loadAthleteFacts(trx, athleteId);
}
