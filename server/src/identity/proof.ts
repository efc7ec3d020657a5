/**
 * Asks somebody who is signed in to show once more that it is them, before what a stolen session must not do: by the
 * password, or by a passkey or code that was shown in this session a moment ago.
 */
import type { WithPassword } from '@faircourt/contracts/second-factor';
import type { Caller } from './authenticate.ts';
import { currentPasswordWrong, isPasswordOf, PASSWORD_PER_SESSION } from './password-check.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { SignInEngine } from '../platform/sessions/sign-in-engine.ts';

export async function requireProof(
  deps: { db: Database; engine: SignInEngine; limiter: RateLimiter },
  { userId, sessionId }: Caller,
  { current_password: password }: WithPassword,
): Promise<void> {
  await deps.limiter.count([{ limit: PASSWORD_PER_SESSION, key: sessionId }]);
  const isProven =
    password === undefined
      ? await deps.engine.proofs.isFresh(deps.db, sessionId, new Date())
      : await isPasswordOf(deps, userId, password);
  if (!isProven) throw currentPasswordWrong();
}
