/** Starts a session: the row, the entry in the log and the cookie, or nothing. A suspended account leaves nothing behind. */
import { randomBytes } from 'node:crypto';
import type { SessionFactor } from '@faircourt/contracts/second-factor';
import type { Transaction } from 'kysely';
import { suspended } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { ClientInfo } from '../../platform/sessions/sign-in-engine.ts';
import { sessionStarted } from './account.events.ts';
import { findAccountByAuthId, type AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { cookieFor, issueSession, sessionEnd, type BrowserSession } from './browser-session.ts';
import { FIRST_NUMBER, insertSession, storeVisit } from './session.store.ts';

export interface StartedSession {
  account: AccountRow;
  session_id: string;
  second_factor: SessionFactor | null;
  /** The device's own id, when it was known before. */
  device: string | null;
  cookie: string;
}

export async function startSession(
  trx: Transaction<DB>,
  deps: AccountDeps,
  authId: string,
  { client, factor }: { client: ClientInfo; factor: SessionFactor | null },
): Promise<StartedSession> {
  const account = await requireActive(trx, authId);
  const key = randomBytes(32);
  const { ipAddress, userAgent } = client;
  const now = new Date();
  const session = { authId, ipAddress, userAgent, factor, key, expiresAt: sessionEnd(now), now };
  const session_id = await insertSession(trx, session);
  await storeVisit(trx, account.id, now);
  const device = deps.engine.devices.read(client.cookie, account.email, deps.clock.now());
  await recordEvent(trx, sessionStarted(account, session_id, { factor, isNewDevice: device === null }));
  return {
    account,
    session_id,
    second_factor: factor,
    device,
    cookie: cookieFor(deps, { session_id, key }, FIRST_NUMBER),
  };
}

export async function requireActive(trx: Transaction<DB>, authId: string): Promise<AccountRow> {
  const account = await findAccountByAuthId(trx, authId);
  if (!account || account.status === 'suspended') throw suspended();
  return account;
}

/** This browser is known to the account from now on. */
export async function handOver(deps: AccountDeps, started: StartedSession): Promise<BrowserSession> {
  const { account, device, cookie } = started;
  const known = deps.engine.devices.remember(account.email, deps.clock.now(), device);
  return { session: await issueSession(deps, account, started), cookies: [cookie, known] };
}
