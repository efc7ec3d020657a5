/** Showing once more who is at the page, by a code or a passkey instead of the password. */
import type { ProveAgain } from '@faircourt/contracts/second-factor';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import type { Caller } from '../../identity/authenticate.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { ClientInfo } from '../../platform/sessions/sign-in-engine.ts';
import { SECOND_STEP_PER_ACCOUNT, SECOND_STEP_PER_DAY } from './account.limits.ts';
import type { AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { changeOwn } from './own-factor.ts';
import { passkeyRefused } from './passkey.service.ts';
import { storeSessionFactor } from './session.store.ts';
import { stepWrong } from './sign-in.service.ts';

/** It counts as the session's second factor too, should that have begun by the password alone. */
export async function proveAgain(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  given: ProveAgain,
  client: ClientInfo,
): Promise<void> {
  guard.authorise('second_factor.prove', { userId: caller.userId });
  await deps.limiter.count([
    { limit: SECOND_STEP_PER_ACCOUNT, key: caller.userId },
    { limit: SECOND_STEP_PER_DAY, key: caller.userId },
  ]);
  await changeOwn(deps, guard, caller, 'second_factor.prove', async (trx, account) => {
    const now = new Date();
    await requireRight(trx, deps, account, { given, client, now });
    await deps.engine.proofs.store(trx, caller.sessionId, now);
    await storeSessionFactor(trx, caller.sessionId, given.passkey ? 'passkey' : 'authenticator');
  });
  await deps.limiter.forgive(SECOND_STEP_PER_ACCOUNT, caller.userId);
}

/** Somebody else's passkey is as wrong as a code of theirs. */
async function requireRight(
  trx: Transaction<DB>,
  { engine }: AccountDeps,
  { auth_id }: AccountRow,
  { given, client, now }: { given: ProveAgain; client: ClientInfo; now: Date },
): Promise<void> {
  if (given.passkey) {
    const taken = { response: given.passkey, cookie: client.cookie, now };
    if ((await engine.passkeys.takeSignIn(trx, taken)) !== auth_id) throw passkeyRefused();
    return;
  }
  const isInUse = (await engine.authenticators.confirmedAt(trx, auth_id)) !== null;
  if (!isInUse || !(await engine.authenticators.takeCode(trx, auth_id, given.code ?? '', now)))
    throw stepWrong();
}
