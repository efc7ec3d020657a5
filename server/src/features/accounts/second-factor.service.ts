/** One's own second factor: setting it up, its recovery codes, and turning it off. Each asks for the password again. */
import type { EventActor } from '@faircourt/contracts/events';
import type {
  ConfirmAuthenticator,
  NewAuthenticator,
  RecoveryCodes,
  SecondFactor,
  WithPassword,
} from '@faircourt/contracts/second-factor';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { needsSecondFactor } from '../../access/rules/second-factor.rules.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import type { SignInEngine } from '../../platform/sessions/sign-in-engine.ts';
import {
  recoveryCodesRenewed,
  secondFactorAdded,
  secondFactorRemoved,
  secondFactorReset,
} from './account.events.ts';
import { SECOND_STEP_PER_ACCOUNT, SECOND_STEP_PER_DAY } from './account.limits.ts';
import { findAccount, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { findHeldAccountByEmail } from './held-account.ts';
import { changeOwn, knownAccount, lastFactor, requireOwnProof, requireSameFactor } from './own-factor.ts';
import { presentPasskey } from './passkey.service.ts';
import { endSessions } from './session.service.ts';
import { storeSessionFactor } from './session.store.ts';
import { stepWrong } from './sign-in.service.ts';

export async function readSecondFactor(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
): Promise<SecondFactor> {
  guard.authorise('second_factor.read', { userId: caller.userId });
  return deps.engine.transaction(async (trx) => {
    const account = knownAccount(await findAccount(trx, caller.userId));
    const since = await deps.engine.authenticators.confirmedAt(trx, account.auth_id);
    const codes = since === null ? [] : await deps.engine.authenticators.recoveryCodes(account.auth_id);
    return {
      is_required: needsSecondFactor(account),
      authenticator: { since: since?.toISOString() ?? null, recovery_codes_left: codes.length },
      passkeys: (await deps.engine.passkeys.list(trx, account.auth_id)).map(presentPasskey),
    };
  });
}

/** The password first: somebody at an open page must not lock the owner out with an app of their own. */
export async function beginAuthenticator(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  input: WithPassword,
): Promise<NewAuthenticator> {
  await requireOwnProof(deps, guard, caller, 'second_factor.set_up', input);
  return changeOwn(deps, guard, caller, 'second_factor.set_up', async (trx, account) => {
    await requireSameFactor(trx, deps, caller, account);
    await requireNone(trx, deps, account);
    return deps.engine.authenticators.begin(account.auth_id);
  });
}

/** From the right code on it counts, for this session too. The others began without it, and end. */
export async function confirmAuthenticator(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  { code }: ConfirmAuthenticator,
): Promise<RecoveryCodes> {
  guard.authorise('second_factor.set_up', { userId: caller.userId });
  await deps.limiter.count([
    { limit: SECOND_STEP_PER_ACCOUNT, key: caller.userId },
    { limit: SECOND_STEP_PER_DAY, key: caller.userId },
  ]);
  return changeOwn(deps, guard, caller, 'second_factor.set_up', async (trx, account) => {
    await requireSameFactor(trx, deps, caller, account);
    await requireNone(trx, deps, account);
    const { authenticators } = deps.engine;
    if (!(await authenticators.confirm(trx, account.auth_id, code, new Date()))) throw stepWrong();
    await storeSessionFactor(trx, caller.sessionId, 'authenticator');
    await recordEvent(trx, secondFactorAdded(account, 'authenticator'));
    await endSessions(trx, account, { exceptSessionId: caller.sessionId }, 'second_factor_changed');
    return { recovery_codes: await authenticators.recoveryCodes(account.auth_id) };
  });
}

export async function renewRecoveryCodes(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  input: WithPassword,
): Promise<RecoveryCodes> {
  await requireOwnProof(deps, guard, caller, 'second_factor.change', input);
  return changeOwn(deps, guard, caller, 'second_factor.change', async (trx, account) => {
    const { authenticators } = deps.engine;
    if ((await authenticators.confirmedAt(trx, account.auth_id)) === null) throw noAuthenticator();
    await recordEvent(trx, recoveryCodesRenewed(account));
    return { recovery_codes: await authenticators.renewRecoveryCodes(account.auth_id) };
  });
}

/** Turning off twice changes nothing. Who cannot do without keeps the last one. */
export async function turnOffAuthenticator(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  input: WithPassword,
): Promise<void> {
  await requireOwnProof(deps, guard, caller, 'second_factor.change', input);
  await changeOwn(deps, guard, caller, 'second_factor.change', async (trx, account) => {
    const { length: passkeys } = await deps.engine.passkeys.list(trx, account.auth_id);
    if (needsSecondFactor(account) && passkeys === 0) throw lastFactor();
    if (!(await deps.engine.authenticators.remove(trx, account.auth_id))) return;
    await recordEvent(trx, secondFactorRemoved(account, 'authenticator'));
  });
}

/** By the command line, for somebody who has lost phone and recovery codes. Every session ends. */
export async function resetSecondFactor(engine: SignInEngine, email: string, by: EventActor): Promise<void> {
  await engine.transaction(async (trx) => {
    const account = await findHeldAccountByEmail(trx, email);
    if (!account) throw new AppError('not_found', 'Nobody has this address.');
    await engine.authenticators.remove(trx, account.auth_id);
    await engine.passkeys.removeAll(trx, account.auth_id);
    await engine.forgetTokens(trx, account.auth_id);
    await recordEvent(trx, secondFactorReset(account, by));
    await endSessions(trx, account, {}, 'second_factor_changed', by);
  });
}

/** Before a mailbox is proven by its owner, a factor may be that of somebody who signed up with the address. */
export async function dropFactors(
  trx: Transaction<DB>,
  { authenticators, passkeys }: SignInEngine,
  account: AccountRow,
): Promise<void> {
  if (await authenticators.remove(trx, account.auth_id)) {
    await recordEvent(trx, secondFactorRemoved(account, 'authenticator'));
  }
  if ((await passkeys.list(trx, account.auth_id)).length === 0) return;
  await passkeys.removeAll(trx, account.auth_id);
  await recordEvent(trx, secondFactorRemoved(account, 'passkey'));
}

async function requireNone(trx: Transaction<DB>, deps: AccountDeps, account: AccountRow): Promise<void> {
  if ((await deps.engine.authenticators.confirmedAt(trx, account.auth_id)) === null) return;
  throw new AppError('conflict', 'An authenticator app is set up already. Turn it off first.');
}

function noAuthenticator(): AppError {
  return new AppError('conflict', 'Set up an authenticator app first.');
}
