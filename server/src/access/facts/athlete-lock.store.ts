/**
 * The order in which a family's changes wait for each other. Accounts come before athletes, as in every change
 * of an account that rebuilds cards; otherwise two requests could wait for each other forever.
 */
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from './load-athlete-facts.ts';
import type { AthleteFacts } from './subjects.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Nobody suspends or renames this account until the transaction ends; others may lean on it at the same time. */
export async function shareAccount(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
}

/** Every decision about an athlete takes this lock first, so that what it reads afterwards is current. */
export async function lockAthlete(trx: Transaction<DB>, athleteId: string): Promise<AthleteFacts | null> {
  await trx.selectFrom('athletes').select('id').where('id', '=', athleteId).forNoKeyUpdate().execute();
  return loadAthleteFacts(trx, athleteId);
}
