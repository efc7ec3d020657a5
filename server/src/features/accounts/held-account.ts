/** The account that something is decided about, held and read: two decisions about one account follow one another. */
import type { Transaction } from 'kysely';
import { hold } from '../../access/holding/hold.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { findAccount, findAccountByEmail, type AccountRow } from './account.store.ts';

export async function findHeldAccount(trx: Transaction<DB>, userId: string): Promise<AccountRow | undefined> {
  await hold(trx, { account: userId });
  return findAccount(trx, userId);
}

export async function findHeldAccountByEmail(
  trx: Transaction<DB>,
  email: string,
): Promise<AccountRow | undefined> {
  const found = await findAccountByEmail(trx, email);
  return found && findHeldAccount(trx, found.id);
}
