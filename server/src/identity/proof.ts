/**
 * Asks somebody who is signed in to show once more that it is them: by the password, or by a passkey or code that was shown
 * in this session a moment ago. The caller limits how often one may try.
 */
import type { Caller } from './authenticate.ts';
import { isPasswordOf } from './password-check.ts';
import type { Database } from '../platform/database/database.ts';
import type { SignInEngine } from '../platform/sessions/sign-in-engine.ts';

export async function isProvenAgain(
  deps: { db: Database; engine: SignInEngine },
  { userId, sessionId }: Caller,
  password: string | undefined,
): Promise<boolean> {
  if (password !== undefined) return isPasswordOf(deps, userId, password);
  return deps.engine.proofs.isFresh(deps.db, sessionId, new Date());
}
