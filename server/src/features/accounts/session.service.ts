/** Sign-in sessions: starting, refreshing, listing and ending them. */
import type { Session, SignIn } from '@faircourt/contracts/accounts';
import type { Transaction } from 'kysely';
import { suspended, type Guard } from '../../access/guard.ts';
import { recordEvent, type AuditEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { describeDevice } from '../../platform/http/device.ts';
import { limitKeyOf } from '../../platform/http/client-address.ts';
import { publishLive } from '../../platform/live/live-hub.ts';
import type { ClientInfo } from '../../platform/sessions/sign-in-engine.ts';
import { notify } from '../notifications/notification.service.ts';
import { sessionsEnded, sessionStarted } from './account.events.ts';
import { SIGN_IN_PER_ACCOUNT, SIGN_IN_PER_ADDRESS } from './account.limits.ts';
import { presentAccount, presentSession } from './account.presenter.ts';
import { findAccount, findAccountByAuthId, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import type { Caller } from './authenticate.ts';
import { deleteSessions, findSessionOwner, hasSignedInBefore, listSessions } from './session.store.ts';

/** A session for the browser: the body it keeps, and the cookie it cannot read. */
export interface BrowserSession {
  session: Session;
  cookies: string[];
}

type EndReason = Parameters<typeof sessionsEnded>[2];

export async function signIn(deps: AccountDeps, input: SignIn, client: ClientInfo): Promise<BrowserSession> {
  await deps.limiter.count([
    { limit: SIGN_IN_PER_ADDRESS, key: limitKeyOf(client.ipAddress) },
    { limit: SIGN_IN_PER_ACCOUNT, key: input.email },
  ]);
  const { account, started } = await deps.engine.transaction((trx) => startSession(trx, deps, input, client));
  await deps.limiter.forgive(SIGN_IN_PER_ACCOUNT, input.email);
  return { session: await issue(deps, account, started.sessionId), cookies: started.cookies };
}

/** The session and its entry in the log, or neither; a suspended account leaves nothing behind. */
async function startSession(trx: Transaction<DB>, deps: AccountDeps, input: SignIn, client: ClientInfo) {
  const started = await deps.engine.signIn(trx, input.email, input.password, client);
  if (!started) throw new AppError('invalid_credentials', 'Wrong e-mail address or password.');
  const account = await findAccountByAuthId(trx, started.authId);
  if (!account || account.status === 'suspended') throw suspended();
  if (await hasSignedInBefore(trx, account.id))
    await tellOtherDevices(trx, account, started.sessionId, client);
  await recordEvent(trx, sessionStarted(account, started.sessionId));
  return { account, started };
}

/** A fresh access token for the session that the cookie stands for. */
export async function refresh(deps: AccountDeps, client: ClientInfo): Promise<BrowserSession> {
  const alive = client.cookie ? await deps.engine.readSession(client) : null;
  const account = alive ? await findAccountByAuthId(deps.db, alive.authId) : undefined;
  if (!alive || !account) throw new AppError('session_ended', 'This session has ended. Sign in again.');
  if (account.status === 'suspended') {
    throw suspended();
  }
  return { session: await issue(deps, account, alive.sessionId), cookies: alive.cookies };
}

/** Always succeeds: whoever asks to be signed out is. */
export async function signOut(deps: AccountDeps, client: ClientInfo): Promise<string[]> {
  const alive = client.cookie ? await deps.engine.readSession(client) : null;
  const account = alive ? await findAccountByAuthId(deps.db, alive.authId) : undefined;
  if (alive && account) {
    await deps.db
      .transaction()
      .execute((trx) => endSessions(trx, account, { sessionId: alive.sessionId }, 'signed_out'));
  }
  return deps.engine.clearCookies(client);
}

export async function listOwnSessions(deps: AccountDeps, guard: Guard, caller: Caller) {
  guard.authorise('session.list', { userId: caller.userId });
  const rows = await listSessions(deps.db, caller.userId);
  return { sessions: rows.map((row) => presentSession(row, caller.sessionId)) };
}

export async function endSession(deps: AccountDeps, guard: Guard, sessionId: string): Promise<void> {
  const owner = guard.authorise('session.end', await findSessionOwner(deps.db, sessionId));
  const account = await requireAccount(deps, owner.userId);
  await deps.db.transaction().execute((trx) => endSessions(trx, account, { sessionId }, 'ended_by_owner'));
}

export async function endOtherSessions(deps: AccountDeps, guard: Guard, caller: Caller): Promise<void> {
  guard.authorise('session.end', { userId: caller.userId });
  const account = await requireAccount(deps, caller.userId);
  await deps.db
    .transaction()
    .execute((trx) => endSessions(trx, account, { exceptSessionId: caller.sessionId }, 'ended_by_owner'));
}

/** Ends sessions, writes it down and tells the pages that are open on them, in one transaction. */
export async function endSessions(
  trx: Transaction<DB>,
  account: Pick<AccountRow, 'id' | 'role'>,
  which: { sessionId?: string; exceptSessionId?: string },
  reason: EndReason,
  by?: AuditEvent['actor'],
): Promise<void> {
  const ended = await deleteSessions(trx, { userId: account.id, ...which });
  if (ended.length === 0) return;
  await recordEvent(trx, sessionsEnded(account, ended, reason, by));
  for (const sessionId of ended)
    await publishLive(trx, { userId: account.id, event: 'signed_out', sessionId });
}

async function requireAccount(deps: AccountDeps, userId: string): Promise<AccountRow> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new AppError('session_ended', 'This session has ended. Sign in again.');
  return account;
}

/** The device that signs in knows; the others should too. */
async function tellOtherDevices(
  trx: Transaction<DB>,
  account: AccountRow,
  sessionId: string,
  client: ClientInfo,
) {
  await notify(trx, {
    userId: account.id,
    kind: 'new_sign_in',
    data: { device: describeDevice(client.userAgent) },
    exceptSessionId: sessionId,
  });
}

async function issue(deps: AccountDeps, account: AccountRow, sessionId: string): Promise<Session> {
  const { token, expiresAt } = await deps.engine.tokens.issue(account.id, sessionId);
  return { access_token: token, expires_at: expiresAt, user: presentAccount(account) };
}
