/** What every change of one's own second factor has in common: the password or a passkey again, and the account held. */
import type { WithPassword } from '@faircourt/contracts/second-factor';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { requireProof } from '../../identity/proof.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import type { SignInEngine } from '../../platform/sessions/sign-in-engine.ts';
import { findAccount, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';

type OwnAction = 'second_factor.set_up' | 'second_factor.prove' | 'second_factor.change';

export async function requireOwnProof(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  action: OwnAction,
  given: WithPassword,
): Promise<void> {
  guard.authorise(action, { userId: caller.userId });
  await requireProof(deps, caller, given);
}

/** With the account held: two tabs that set up at once come one after the other. */
export function changeOwn<T>(
  deps: AccountDeps,
  guard: Guard,
  { userId }: Caller,
  action: OwnAction,
  change: (trx: Transaction<DB>, account: AccountRow) => Promise<T>,
): Promise<T> {
  return deps.engine.transaction(async (trx) => {
    await holdFor(trx, guard, action, { records: { account: userId }, load: async () => ({ userId }) });
    return change(trx, knownAccount(await findAccount(trx, userId)));
  });
}

/** Who got in by the password alone must not put a factor of their own beside one that they have not shown. */
export async function requireSameFactor(
  trx: Transaction<DB>,
  deps: AccountDeps,
  caller: Caller,
  account: AccountRow,
): Promise<void> {
  if (!caller.lacksSecondFactor || !(await hasFactor(trx, deps.engine, account.auth_id))) return;
  throw new AppError('second_factor_required', 'Sign in again with the second factor that you have.');
}

async function hasFactor(queries: Queries, engine: SignInEngine, authId: string): Promise<boolean> {
  if ((await engine.authenticators.confirmedAt(queries, authId)) !== null) return true;
  return (await engine.passkeys.list(queries, authId)).length > 0;
}

export function lastFactor(): AppError {
  return new AppError('conflict', 'Your role needs a second factor, and this is the only one.');
}

export function knownAccount(account: AccountRow | undefined): AccountRow {
  if (!account) throw new AppError('session_ended', 'This session has ended. Sign in again.');
  return account;
}
