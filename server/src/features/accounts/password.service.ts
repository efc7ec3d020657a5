/** Forgotten and changed passwords. Either way every other session ends and the owner gets an email. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Guard } from '../../access/engine/guard.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { recordEvent } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { limitKeyOf } from '../../platform/http/client-address.ts';
import type { JobDefinition, JobName } from '../../platform/jobs.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { hashPassword } from '../../platform/sessions/password.ts';
import type { ClientInfo } from '../../platform/sessions/sign-in-engine.ts';
import { passwordChanged, passwordResetRequested } from './account.events.ts';
import {
  RESET_LINKS_PER_ADDRESS,
  RESET_PER_ACCOUNT,
  RESET_PER_ADDRESS,
  RESET_PER_DEVICE,
  RESET_PER_PAIR,
} from './account.limits.ts';
import { resetMail } from './account.mails.ts';
import { findAccount, findAccountByAuthId, findAccountByEmail } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { currentPasswordWrong, requirePassword } from '../../identity/password-check.ts';
import { acceptProof } from './mailbox-proof.service.ts';
import { dropFactors } from './second-factor.service.ts';
import { endSessions } from './session.service.ts';

interface ResetRequest {
  email: string;
  locale: Locale;
}

const SEND_RESET_LINK: JobName<ResetRequest> = { name: 'send-reset-link' };

export function sendResetLinkJob(deps: ResetLinkDeps): JobDefinition<ResetRequest> {
  return { name: SEND_RESET_LINK.name, run: (request, jobs) => sendResetLink({ ...deps, jobs }, request) };
}

/**
 * Answers alike whether or not the address has an account, and after the same work: who owns it, and whether anybody
 * does, is looked up by the job.
 */
export async function requestReset(
  deps: AccountDeps,
  { email, locale }: ResetRequest,
  client: ClientInfo,
): Promise<void> {
  const address = limitKeyOf(client.ipAddress);
  const device = deps.engine.devices.read(client.cookie, email, deps.clock.now());
  await deps.limiter.count(
    device
      ? [{ limit: RESET_PER_DEVICE, key: device }]
      : [
          { limit: RESET_PER_ADDRESS, key: address },
          { limit: RESET_PER_PAIR, key: `${email} ${address}` },
          { limit: RESET_PER_ACCOUNT, key: email },
        ],
  );
  await deps.jobs.enqueue(deps.db, SEND_RESET_LINK, { email, locale });
}

type ResetLinkDeps = Pick<AccountDeps, 'engine' | 'baseUrl'>;

async function sendResetLink(
  deps: ResetLinkDeps & Pick<AccountDeps, 'jobs'>,
  { email, locale }: ResetRequest,
): Promise<void> {
  await deps.engine.transaction(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (!account) return;
    const token = await deps.engine.createResetToken(account.auth_id);
    await recordEvent(trx, passwordResetRequested(account));
    // In the language of the page that asked: the account's own may be one its owner never chose.
    await deps.jobs.enqueue(trx, SEND_MAIL, resetMail({ ...account, locale }, token, deps.baseUrl));
  });
}

export async function resetPassword(
  deps: AccountDeps,
  input: { token: string; password: string },
  client: ClientInfo,
): Promise<void> {
  await deps.limiter.count([{ limit: RESET_LINKS_PER_ADDRESS, key: limitKeyOf(client.ipAddress) }]);
  const hash = await hashPassword(input.password);
  await deps.engine.transaction(async (trx) => {
    const authId = await deps.engine.consumeResetToken(input.token);
    const known = authId ? await findAccountByAuthId(trx, authId) : undefined;
    await holdUnasked(trx, 'nobody is known yet', { records: { account: known?.id } });
    const account = known && (await findAccount(trx, known.id));
    if (!account) {
      throw new AppError('reset_link_invalid', 'This link has been used or has expired. Ask for a new one.');
    }
    await deps.engine.setPassword(account.auth_id, hash);
    await deps.engine.forgetTokens(trx, account.auth_id);
    await recordEvent(trx, passwordChanged(account, 'reset'));
    await endSessions(trx, account, {}, 'password_changed');
    if (account.is_mailbox_proven) return;
    // The link came out of this very mailbox.
    await acceptProof(trx, deps, account, account.email, deps.clock.now());
    await dropFactors(trx, deps.engine, account);
  });
}

export async function changePassword(
  deps: AccountDeps,
  guard: Guard,
  caller: Caller,
  input: { current_password: string; password: string },
): Promise<void> {
  guard.authorise('account.change_password', { userId: caller.userId });
  await requirePassword(deps, caller, input.current_password);
  const hash = await hashPassword(input.password);
  await deps.engine.transaction(async (trx) => {
    const account = await findAccount(trx, caller.userId);
    if (!account) throw currentPasswordWrong();
    await deps.engine.setPassword(account.auth_id, hash);
    await deps.engine.forgetTokens(trx, account.auth_id);
    await recordEvent(trx, passwordChanged(account, 'settings'));
    await endSessions(trx, account, { exceptSessionId: caller.sessionId }, 'password_changed');
  });
}
