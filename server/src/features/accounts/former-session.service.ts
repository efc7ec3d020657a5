/** A session from before credentials changed with each renewal gets its first one, in exchange for the older cookie. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import {
  findSessionByToken,
  FIRST_NUMBER,
  insertCredential,
  findCredential,
  type CredentialRow,
} from './session.store.ts';

/** The exchanged credential, again as long as it was never used: the answer may have got lost. */
export async function adoptFormerSession(
  trx: Transaction<DB>,
  token: string,
): Promise<CredentialRow | undefined> {
  const session = await findSessionByToken(trx, token);
  if (!session) return undefined;
  await insertCredential(trx, { sessionId: session.id, key: randomBytes(32), now: new Date() });
  // Two renewals of one session come one after the other.
  await holdUnasked(trx, 'nobody is known yet', { records: { session: session.id } });
  const row = await findCredential(trx, session.id);
  return row?.newest === FIRST_NUMBER ? row : undefined;
}
