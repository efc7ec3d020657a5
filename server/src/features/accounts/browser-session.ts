/** A session as a browser gets it: the body it keeps, and the cookie it cannot read. */
import type { Session } from '@faircourt/contracts/accounts';
import type { SessionFactor } from '@faircourt/contracts/second-factor';
import { lacksSecondFactor } from '../../access/rules/second-factor.rules.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from '../../platform/sessions/session-credential.ts';
import { presentAccount } from './account.presenter.ts';
import type { AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';

export interface BrowserSession {
  session: Session;
  cookies: string[];
}

export async function issueSession(
  deps: AccountDeps,
  account: AccountRow,
  { session_id, second_factor }: { session_id: string; second_factor: SessionFactor | null },
): Promise<Session> {
  const { token, expiresAt } = await deps.engine.tokens.issue(account.id, session_id);
  const isLacking = lacksSecondFactor(account, second_factor, { isDemo: deps.demo !== null });
  return {
    access_token: token,
    expires_at: expiresAt,
    user: presentAccount(account, { lacksSecondFactor: isLacking }),
  };
}

export function cookieFor(
  { engine }: AccountDeps,
  { session_id, key }: { session_id: string; key: Buffer },
  number: number,
): string {
  return engine.cookies.set(
    SESSION_COOKIE,
    engine.credentials.seal(session_id, key, number),
    SESSION_SECONDS,
  );
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}
