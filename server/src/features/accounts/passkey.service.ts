/** Passkeys: signing in with one, and one's own. Adding and removing ask for the password again. */
import {
  passkeyOptionsSchema,
  PASSKEYS_MAX,
  type AddPasskey,
  type Passkey,
  type PasskeyOptions,
  type RenamePasskey,
  type SignInWithPasskey,
} from '@faircourt/contracts/passkeys';
import type { WithPassword } from '@faircourt/contracts/second-factor';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { needsSecondFactor } from '../../access/rules/second-factor.rules.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { limitKeyOf } from '../../platform/http/client-address.ts';
import type { Challenge, PasskeyRow } from '../../platform/sessions/passkeys.ts';
import type { ClientInfo } from '../../platform/sessions/sign-in-engine.ts';
import { secondFactorAdded, secondFactorRemoved } from './account.events.ts';
import { PASSKEY_PER_ADDRESS } from './account.limits.ts';
import { findAccountByAuthId, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import type { BrowserSession } from './browser-session.ts';
import { changeOwn, lastFactor, requireOwnProof, requireSameFactor } from './own-factor.ts';
import { endSessions } from './session.service.ts';
import { storeSessionFactor } from './session.store.ts';
import { handOver, startSession } from './started-session.ts';

export interface PasskeyChallenge {
  options: PasskeyOptions;
  cookies: string[];
}

/** Tells nothing about anybody: the device itself knows which accounts it has keys for. */
export async function beginPasskeySignIn(deps: AccountDeps, client: ClientInfo): Promise<PasskeyChallenge> {
  await deps.limiter.count([{ limit: PASSKEY_PER_ADDRESS, key: limitKeyOf(client.ipAddress) }]);
  return present(await deps.engine.transaction(() => deps.engine.passkeys.beginSignIn()));
}

/** The device and the person in one, so no further step follows. A key nobody knows and a wrong answer get one refusal. */
export async function signInWithPasskey(
  deps: AccountDeps,
  { response }: SignInWithPasskey,
  client: ClientInfo,
): Promise<BrowserSession> {
  await deps.limiter.count([{ limit: PASSKEY_PER_ADDRESS, key: limitKeyOf(client.ipAddress) }]);
  const started = await deps.engine.transaction(async (trx) => {
    const taken = { response, cookie: client.cookie, now: new Date() };
    const authId = await deps.engine.passkeys.takeSignIn(trx, taken);
    const account = authId ? await findAccountByAuthId(trx, authId) : undefined;
    if (!authId || !account) throw passkeyRefused();
    await holdUnasked(trx, 'nobody is known yet', { records: { account: account.id } });
    return startSession(trx, deps, authId, { client, factor: 'passkey' });
  });
  const { session, cookies } = await handOver(deps, started);
  return { session, cookies: [...cookies, deps.engine.passkeys.clearCookie()] };
}

export async function beginPasskey(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  input: WithPassword,
): Promise<PasskeyChallenge> {
  await requireOwnProof(deps, guard, caller, 'second_factor.set_up', input);
  return changeOwn(deps, guard, caller, 'second_factor.set_up', async (trx, account) => {
    await requireSameFactor(trx, deps, caller, account);
    await requireRoom(trx, deps, account);
    return present(await deps.engine.passkeys.beginAdding(account.auth_id));
  });
}

/** The device has just checked its owner, so it counts for this session too. */
export async function addPasskey(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  { name, response }: AddPasskey,
  client: ClientInfo,
): Promise<void> {
  guard.authorise('second_factor.set_up', { userId: caller.userId });
  await changeOwn(deps, guard, caller, 'second_factor.set_up', async (trx, account) => {
    await requireSameFactor(trx, deps, caller, account);
    await requireRoom(trx, deps, account);
    const isAdded = await deps.engine.passkeys.add(account.auth_id, {
      name,
      response,
      cookie: client.cookie,
    });
    if (!isAdded) throw passkeyRefused();
    await storeSessionFactor(trx, caller.sessionId, 'passkey');
    await recordEvent(trx, secondFactorAdded(account, 'passkey'));
    await endSessions(trx, account, { exceptSessionId: caller.sessionId }, 'second_factor_changed');
  });
}

export async function renamePasskey(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  id: string,
  { name }: RenamePasskey,
): Promise<void> {
  guard.authorise('second_factor.change', await deps.engine.passkeys.findOwner(deps.db, id));
  await changeOwn(deps, guard, caller, 'second_factor.change', (trx) =>
    deps.engine.passkeys.rename(trx, id, name),
  );
}

/** Who cannot do without keeps the last one. */
export async function removePasskey(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  id: string,
  input: WithPassword,
): Promise<void> {
  guard.authorise('second_factor.change', await deps.engine.passkeys.findOwner(deps.db, id));
  await requireOwnProof(deps, guard, caller, 'second_factor.change', input);
  await changeOwn(deps, guard, caller, 'second_factor.change', async (trx, account) => {
    const own = await deps.engine.passkeys.list(trx, account.auth_id);
    // Pressed twice: it is gone already.
    if (!own.some((one) => one.id === id)) return;
    const hasApp = (await deps.engine.authenticators.confirmedAt(trx, account.auth_id)) !== null;
    if (needsSecondFactor(account) && own.length === 1 && !hasApp) throw lastFactor();
    await deps.engine.passkeys.remove(trx, id);
    await recordEvent(trx, secondFactorRemoved(account, 'passkey'));
    await endSessions(trx, account, { exceptSessionId: caller.sessionId }, 'second_factor_changed');
  });
}

/** Asked again when one is added: several challenges may be open at once. */
async function requireRoom(
  trx: Transaction<DB>,
  { engine }: AccountDeps,
  { auth_id: authId }: AccountRow,
): Promise<void> {
  const own = await engine.passkeys.list(trx, authId);
  if (own.length >= PASSKEYS_MAX) throw new AppError('too_many', 'Remove a passkey that you no longer use.');
}

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    is_synced: row.backed_up,
  };
}

function present({ options, cookie }: Challenge): PasskeyChallenge {
  return { options: passkeyOptionsSchema.parse(options), cookies: [cookie] };
}

export function passkeyRefused(): AppError {
  return new AppError('passkey_refused', 'This passkey was not accepted. Try again, or use your password.');
}
