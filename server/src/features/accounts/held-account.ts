/** The account that something is decided about, held and read: two decisions about one account follow one another. */
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import type { Caller } from '../../identity/authenticate.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { findAccount, findAccountByEmail, type AccountRow } from './account.store.ts';

/** One's own, for what is about its mailbox. */
export async function findOwnHeldAccount(
  trx: Transaction<DB>,
  guard: Guard,
  { userId }: Caller,
): Promise<AccountRow | undefined> {
  await holdFor(trx, guard, 'account.prove_mailbox', {
    records: { account: userId },
    load: async () => ({ userId }),
  });
  return findAccount(trx, userId);
}

/** For the command line, where people are known by their address. */
export async function findHeldAccountByEmail(
  trx: Transaction<DB>,
  email: string,
): Promise<AccountRow | undefined> {
  const found = await findAccountByEmail(trx, email);
  if (!found) return undefined;
  await holdUnasked(trx, 'the command line', { records: { account: found.id } });
  return findAccount(trx, found.id);
}
