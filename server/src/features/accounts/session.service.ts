/** Sign-in sessions: refreshing, listing and ending them. sign-in.service.ts starts them. */
import type { SignInSession } from '@faircourt/contracts/accounts';
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { suspended, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import {
  rotate,
  SESSION_COOKIE,
  type PresentedCredential,
} from '../../platform/sessions/session-credential.ts';
import type { ClientInfo } from '../../platform/sessions/sign-in-engine.ts';
import { sessionsEnded } from './account.events.ts';
import { presentSession } from './account.presenter.ts';
import { findAccount, findAccountByAuthId, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { cookieFor, issueSession, sessionEnd, type BrowserSession } from './browser-session.ts';
import { adoptFormerSession } from './former-session.service.ts';
import type { Caller } from '../../identity/authenticate.ts';
import {
  deleteSessions,
  findCredential,
  findSessionOwner,
  FIRST_NUMBER,
  listSessions,
  storeRenewal,
  storeVisit,
} from './session.store.ts';

type EndReason = Parameters<typeof sessionsEnded>[2];

/** A fresh access token for the session of the cookie, and the cookie's successor. */
export async function refresh(deps: AccountDeps, client: ClientInfo): Promise<BrowserSession> {
  const presented = presentedIn(deps, client);
  if (!presented) return refreshFormer(deps, client);
  // That a copy turned up is to stay on record, which a refusal inside would undo: so the outcome comes out first.
  const renewed = await inTransaction(deps.db, (trx) => renew(trx, deps, presented));
  if (renewed === 'ended') throw sessionEnded();
  if (renewed === 'suspended') throw suspended();
  return {
    session: await issueSession(deps, renewed.account, renewed.session),
    cookies: [renewed.cookie],
  };
}

async function refreshFormer(deps: AccountDeps, client: ClientInfo): Promise<BrowserSession> {
  const token = deps.engine.formerCookies.read(client.cookie);
  const row = token && (await inTransaction(deps.db, (trx) => adoptFormerSession(trx, token)));
  const account = row ? await findAccountByAuthId(deps.db, row.auth_id) : undefined;
  if (!row || !account) throw sessionEnded();
  if (account.status === 'suspended') throw suspended();
  return {
    session: await issueSession(deps, account, row),
    cookies: [cookieFor(deps, row, FIRST_NUMBER), deps.engine.formerCookies.clear()],
  };
}

async function renew(trx: Transaction<DB>, deps: AccountDeps, presented: PresentedCredential) {
  // Two renewals of one session come one after the other.
  await holdUnasked(trx, 'nobody is known yet', { records: { session: presented.sessionId } });
  const row = await findCredential(trx, presented.sessionId);
  if (!row || !deps.engine.credentials.isGenuine(presented, row.key)) return 'ended';
  const account = await findAccountByAuthId(trx, row.auth_id);
  if (!account) return 'ended';
  if (account.status === 'suspended') return 'suspended';
  const now = new Date();
  const next = rotate(row, presented.number, now);
  if (next === 'reused') {
    // Somebody has a copy of the credential, and nobody knows which of the two is the owner: both are out.
    await endSessions(trx, account, { sessionId: presented.sessionId }, 'credential_reused');
    return 'ended';
  }
  await storeRenewal(trx, presented.sessionId, { ...next, expiresAt: sessionEnd(now), now });
  await storeVisit(trx, account.id, now);
  return { account, session: row, cookie: cookieFor(deps, row, next.newest) };
}

/** Always succeeds: every caller who asks to be signed out is signed out. */
export async function signOut(deps: AccountDeps, client: ClientInfo): Promise<string[]> {
  const presented = presentedIn(deps, client);
  const row = presented ? await findCredential(deps.db, presented.sessionId) : undefined;
  if (presented && row && deps.engine.credentials.isGenuine(presented, row.key)) {
    const account = await findAccountByAuthId(deps.db, row.auth_id);
    const { sessionId } = presented;
    if (account) {
      await inTransaction(deps.db, (trx) => endSessions(trx, account, { sessionId }, 'signed_out'));
    }
  }
  return [deps.engine.cookies.clear(SESSION_COOKIE)];
}

export async function listOwnSessions(deps: AccountDeps, guard: Guard, caller: Caller) {
  guard.authorise('session.list', { userId: caller.userId });
  return { sessions: await readSessionsOf(deps.db, caller.userId, caller.sessionId) };
}

export async function readSessionsOf(
  queries: Queries,
  userId: string,
  currentSessionId: string | null,
): Promise<SignInSession[]> {
  const rows = await listSessions(queries, userId);
  return rows.map((row) => presentSession(row, currentSessionId));
}

export async function endSession(deps: AccountDeps, guard: Guard, sessionId: string): Promise<void> {
  const owner = guard.authorise('session.end', await findSessionOwner(deps.db, sessionId));
  const account = await requireAccount(deps, owner.userId);
  await inTransaction(deps.db, (trx) => endSessions(trx, account, { sessionId }, 'ended_by_owner'));
}

export async function endOtherSessions(deps: AccountDeps, guard: Guard, caller: Caller): Promise<void> {
  guard.authorise('session.end', { userId: caller.userId });
  const account = await requireAccount(deps, caller.userId);
  await inTransaction(deps.db, (trx) =>
    endSessions(trx, account, { exceptSessionId: caller.sessionId }, 'ended_by_owner'),
  );
}

/** Ends sessions; the pages that are open on them sign out. */
export async function endSessions(
  trx: Transaction<DB>,
  account: Pick<AccountRow, 'id' | 'role'>,
  which: { sessionId?: string; exceptSessionId?: string },
  reason: EndReason,
  by?: EventActor,
): Promise<void> {
  const ended = await deleteSessions(trx, { userId: account.id, ...which });
  if (ended.length === 0) return;
  await recordEvent(trx, sessionsEnded(account, ended, reason, by));
}

async function requireAccount(deps: AccountDeps, userId: string): Promise<AccountRow> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw sessionEnded();
  return account;
}

function presentedIn({ engine }: AccountDeps, { cookie }: ClientInfo): PresentedCredential | null {
  return engine.credentials.parse(engine.cookies.read(cookie, SESSION_COOKIE));
}

function sessionEnded(): AppError {
  return new AppError('session_ended', 'This session has ended. Sign in again.');
}
