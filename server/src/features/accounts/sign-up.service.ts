/** Joining: the sign-in identity, the user, the redeemed code, the trial and the log entry, all of it or nothing. */
import { termsVersionOn } from '@faircourt/contracts/legal';
import type { AuthUser, SignUp } from '@faircourt/contracts/accounts';
import type { Transaction } from 'kysely';
import { findMailedInvitation } from '../../access/facts/mailed-invitation.ts';
import { recordEvent } from '../../platform/audit.ts';
import { dayOf } from '../../platform/clock.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { limitKeyOf } from '../../platform/http/client-address.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { hashPassword } from '../../platform/sessions/password.ts';
import { isAddressTaken, type ClientInfo } from '../../platform/sessions/sign-in-engine.ts';
import { promiseTrial } from '../billing/subscription.service.ts';
import { claimInvitation, redeemInvitation } from '../invitations/invitation.service.ts';
import { accountCreated } from './account.events.ts';
import { SIGN_UP_PER_ACCOUNT, SIGN_UP_PER_ADDRESS, WRONG_CODE_PER_ADDRESS } from './account.limits.ts';
import { addressInUseMail } from './account.mails.ts';
import { presentAccount } from './account.presenter.ts';
import { findAccount, findAccountByEmail, insertUser, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { hashLink, sendMailboxCode } from './mailbox-code.ts';

export async function signUp(deps: AccountDeps, input: SignUp, client: ClientInfo): Promise<AuthUser> {
  await deps.limiter.count([
    { limit: SIGN_UP_PER_ADDRESS, key: limitKeyOf(client.ipAddress) },
    { limit: SIGN_UP_PER_ACCOUNT, key: input.email },
  ]);
  // Before the code is looked at: past the limit a right guess must not look different from a wrong one.
  if (input.data.role === 'athlete')
    await deps.limiter.refuseWhenUsedUp(WRONG_CODE_PER_ADDRESS, limitKeyOf(client.ipAddress));
  // Before the transaction, where it would hold a connection, and for everybody: the clock tells nothing.
  const hash = await hashPassword(input.password);
  try {
    return await deps.engine.transaction((trx) => createAccount(trx, deps, input, hash));
  } catch (error) {
    if (isWrongCode(error))
      await deps.limiter.count([{ limit: WRONG_CODE_PER_ADDRESS, key: limitKeyOf(client.ipAddress) }]);
    if (error instanceof AddressInUse) {
      await notifyOwner(deps, error.owner);
      throw signUpFailed();
    }
    if (isAddressTaken(error)) throw signUpFailed();
    throw error;
  }
}

async function createAccount(
  trx: Transaction<DB>,
  deps: AccountDeps,
  input: SignUp,
  hash: string,
): Promise<AuthUser> {
  const { email, data } = input;
  const now = deps.clock.now();
  // The code comes first: without a valid one, nobody learns whether an address has an account.
  const invitation = data.role === 'athlete' ? await claimInvitation(trx, data.invite_code, now) : null;

  const owner = await findAccountByEmail(trx, email);
  if (owner) throw new AddressInUse(owner);

  const authId = await deps.engine.createCredentials(email, hash);
  const status = data.role === 'regional_director' ? 'pending' : 'active';
  const { name, role, locale } = data;
  const userId = await insertUser(trx, { authId, name, role, status, locale });
  if (invitation) await redeemInvitation(trx, invitation.id, userId);
  if (role === 'coach') {
    await promiseTrial(trx, { userId, plan: data.plan ?? 'basic_scout' });
  }
  await recordEvent(
    trx,
    accountCreated(
      { id: userId, role },
      { status, invitationId: invitation?.id ?? null, termsVersion: termsVersionOn(dayOf(now)) },
    ),
  );
  const key = role === 'guardian' ? data.guardian_invitation : undefined;
  if (!(await bringsOwnInvitation(trx, userId, key, now))) {
    await sendMailboxCode(trx, deps, { userId, email, locale }, now);
  }

  const account = await findAccount(trx, userId);
  if (!account) throw new Error('The account that was just created is not there');
  // Nobody signs up as an admin, and a director waits for approval first.
  return presentAccount(account, { lacksSecondFactor: false });
}

/**
 * Accepting it, which guardians alone can, proves the mailbox that it was mailed to; who never accepts can still ask for a
 * code. The key is asked for and not the address alone: a stranger who signs up with somebody's address must not learn that
 * it was invited.
 */
async function bringsOwnInvitation(
  trx: Transaction<DB>,
  userId: string,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (token === undefined) return false;
  return (await findMailedInvitation(trx, { tokenHash: hashLink(token), userId, now })) !== null;
}

class AddressInUse extends Error {
  readonly owner: AccountRow;
  constructor(owner: AccountRow) {
    super('The address has an account');
    this.owner = owner;
  }
}

async function notifyOwner(deps: AccountDeps, owner: AccountRow): Promise<void> {
  await deps.jobs.enqueue(deps.db, SEND_MAIL, addressInUseMail(owner, deps.baseUrl));
}

/** The specification's own words for any failure: they say no more than they must. */
function signUpFailed(): AppError {
  return new AppError('sign_up_failed', 'Failed to create account. Please try again.');
}

function isWrongCode(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith('invite_') && error.code !== 'invite_required';
}
