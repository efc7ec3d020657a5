/**
 * Signing in: the password, and where a second factor is set up, a code. There is no session before both are right: only
 * a cookie that says that the password was.
 */
import type { SignIn } from '@faircourt/contracts/accounts';
import type { SecondStep, TakeSecondStep } from '@faircourt/contracts/second-factor';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { needsSecondFactor } from '../../access/rules/second-factor.rules.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { limitKeyOf } from '../../platform/http/client-address.ts';
import type { CheckedPassword, ClientInfo } from '../../platform/sessions/sign-in-engine.ts';
import { recoveryCodeUsed } from './account.events.ts';
import {
  SECOND_STEP_BY_DEVICES,
  SECOND_STEP_PER_ACCOUNT,
  SECOND_STEP_PER_ADDRESS,
  SECOND_STEP_PER_DAY,
  SECOND_STEP_PER_DEVICE,
  SECOND_STEP_TRIES,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_ADDRESS,
  SIGN_IN_PER_DEVICE,
  SIGN_IN_PER_PAIR,
} from './account.limits.ts';
import { findAccountByAuthId, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import type { BrowserSession } from './browser-session.ts';
import { handOver, requireActive, startSession, type StartedSession } from './started-session.ts';

/** The password was right, and a code or a passkey is asked for. */
export interface WaitingSignIn {
  session: null;
  secondStep: SecondStep;
  cookies: string[];
}

/**
 * The password is compared outside any transaction: it takes a while, and forty at once must not hold every connection.
 * Known devices are counted by themselves, so nobody who guesses elsewhere can lock the owner out.
 */
export async function signIn(
  deps: AccountDeps,
  input: SignIn,
  client: ClientInfo,
): Promise<BrowserSession | WaitingSignIn> {
  const address = limitKeyOf(client.ipAddress);
  const device = deps.engine.devices.read(client.cookie, input.email, deps.clock.now());
  if (device) {
    await deps.limiter.count([{ limit: SIGN_IN_PER_DEVICE, key: device }]);
  } else {
    await deps.limiter.refuseWhenUsedUp(SIGN_IN_PER_ACCOUNT, input.email);
    await deps.limiter.count([
      { limit: SIGN_IN_PER_ADDRESS, key: address },
      { limit: SIGN_IN_PER_PAIR, key: pairOf(input.email, client) },
    ]);
  }
  const checked = await deps.engine.checkPassword(input.email, input.password);
  if (!checked) {
    if (!device) await deps.limiter.count([{ limit: SIGN_IN_PER_ACCOUNT, key: input.email }]);
    throw invalidCredentials();
  }
  const outcome = await inTransaction(deps.db, (trx) => afterPassword(trx, deps, checked, client));
  // Not forgiven yet: with the password alone nobody gets to begin as many second steps as they like.
  if ('secondStep' in outcome) return outcome;
  await forgivePassword(deps, outcome.account, client);
  return handOver(deps, outcome);
}

/**
 * The session, or what is asked for next. A passkey needs no cookie of a waiting sign-in: it signs in by itself. Who may do
 * without a second factor gets in by the password too, so that a lost phone locks nobody out who has no recovery codes.
 */
async function afterPassword(
  trx: Transaction<DB>,
  deps: AccountDeps,
  checked: CheckedPassword,
  client: ClientInfo,
): Promise<StartedSession | WaitingSignIn> {
  const { authId } = checked;
  // A factor that is being set up comes first: it ends every session that began without it, and would miss this one.
  const found = await findAccountByAuthId(trx, authId);
  await holdUnasked(trx, 'nobody is known yet', { records: { account: found?.id } });
  if (!(await deps.engine.isStillPassword(trx, checked))) throw invalidCredentials();
  const account = await requireActive(trx, authId);
  if ((await deps.engine.authenticators.confirmedAt(trx, authId)) !== null) {
    const cookie = await deps.engine.secondSteps.begin(trx, authId, new Date());
    return { session: null, secondStep: 'code', cookies: [cookie] };
  }
  const passkeys = await deps.engine.passkeys.list(trx, authId);
  if (needsSecondFactor(account) && passkeys.length > 0) {
    return { session: null, secondStep: 'passkey', cookies: [] };
  }
  const factor = deps.demo?.isDemoAccount(account.email) ? 'demo' : null;
  return startSession(trx, deps, authId, { client, factor });
}

/** A code that was used before, one of another account and one that was never right all get the same answer. */
export async function takeSecondStep(
  deps: AccountDeps,
  given: TakeSecondStep,
  client: ClientInfo,
): Promise<BrowserSession> {
  const step = deps.engine.secondSteps.read(client.cookie);
  const authId = step && (await deps.engine.secondSteps.find(deps.db, step, new Date()));
  const account = authId ? await findAccountByAuthId(deps.db, authId) : undefined;
  if (!step || !account) throw stepExpired();
  await countTry(deps, step, account, client);
  const started = await deps.engine.transaction(async (trx) => {
    await holdUnasked(trx, 'nobody is known yet', { records: { account: account.id } });
    return finishStep(trx, deps, { step, given, client });
  });
  await forgiveTry(deps, account, client);
  const { session, cookies } = await handOver(deps, started);
  return { session, cookies: [...cookies, deps.engine.secondSteps.clear()] };
}

/** Asked again once the account is held: the step may have been taken, or the password changed, in the meantime. */
async function finishStep(
  trx: Transaction<DB>,
  deps: AccountDeps,
  { step, given, client }: { step: string; given: TakeSecondStep; client: ClientInfo },
): Promise<StartedSession> {
  const { authenticators, secondSteps } = deps.engine;
  const now = new Date();
  const authId = await secondSteps.find(trx, step, now);
  if (!authId) throw stepExpired();
  const account = await requireActive(trx, authId);
  const isRecovery = given.recovery_code !== undefined;
  const isRight = isRecovery
    ? await authenticators.takeRecoveryCode(authId, given.recovery_code ?? '')
    : await authenticators.takeCode(trx, authId, given.code ?? '', now);
  if (!isRight) throw stepWrong();
  await secondSteps.end(trx, step);
  if (isRecovery) {
    const left = await authenticators.recoveryCodes(authId);
    await recordEvent(trx, recoveryCodeUsed(account, left.length));
  }
  const factor = isRecovery ? 'recovery_code' : 'authenticator';
  return startSession(trx, deps, authId, { client, factor });
}

/** Counted before it is compared, so that many tries at once are counted too. */
async function countTry(
  deps: AccountDeps,
  step: string,
  account: AccountRow,
  client: ClientInfo,
): Promise<void> {
  const device = deps.engine.devices.read(client.cookie, account.email, deps.clock.now());
  await deps.limiter.count([
    { limit: SECOND_STEP_TRIES, key: step },
    ...(device
      ? [
          { limit: SECOND_STEP_PER_DEVICE, key: device },
          { limit: SECOND_STEP_BY_DEVICES, key: account.id },
        ]
      : [
          { limit: SECOND_STEP_PER_ADDRESS, key: limitKeyOf(client.ipAddress) },
          { limit: SECOND_STEP_PER_ACCOUNT, key: account.id },
          { limit: SECOND_STEP_PER_DAY, key: account.id },
        ]),
  ]);
}

async function forgiveTry(deps: AccountDeps, account: AccountRow, client: ClientInfo): Promise<void> {
  const device = deps.engine.devices.read(client.cookie, account.email, deps.clock.now());
  await (device
    ? deps.limiter.forgive(SECOND_STEP_PER_DEVICE, device)
    : deps.limiter.forgive(SECOND_STEP_PER_ACCOUNT, account.id));
  await forgivePassword(deps, account, client);
}

async function forgivePassword(deps: AccountDeps, { email }: AccountRow, client: ClientInfo): Promise<void> {
  const device = deps.engine.devices.read(client.cookie, email, deps.clock.now());
  await (device
    ? deps.limiter.forgive(SIGN_IN_PER_DEVICE, device)
    : deps.limiter.forgive(SIGN_IN_PER_PAIR, pairOf(email, client)));
}

function pairOf(email: string, { ipAddress }: ClientInfo): string {
  return `${email} ${limitKeyOf(ipAddress)}`;
}

function invalidCredentials(): AppError {
  return new AppError('invalid_credentials', 'Wrong email address or password.');
}

function stepExpired(): AppError {
  return new AppError('second_step_expired', 'This sign-in has run out. Enter your password again.');
}

export function stepWrong(): AppError {
  const message = 'This code is not right, or it was used before. Wait for the next one.';
  return new AppError('second_step_wrong', message, {
    fieldErrors: [{ field: 'code', code: 'wrong_code', message }],
  });
}
