/** Asks for the password again although somebody is signed in, before what a stolen session must not do. */
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Limit, RateLimiter } from '../platform/rate-limit.ts';
import type { SignInEngine } from '../platform/sessions/sign-in-engine.ts';
import type { Caller } from './authenticate.ts';

export const PASSWORD_PER_SESSION: Limit = { name: 'password:session', max: 10, windowSeconds: 10 * 60 };

export async function requirePassword(
  deps: { db: Database; engine: SignInEngine; limiter: RateLimiter },
  { userId, sessionId }: Caller,
  password: string,
): Promise<void> {
  // By session: a thief of one cannot keep the owner's other devices from what needs the password.
  await deps.limiter.count([{ limit: PASSWORD_PER_SESSION, key: sessionId }]);
  if (!(await isPasswordOf(deps, userId, password))) throw currentPasswordWrong();
}

/** Where the caller has a limit and a refusal of its own. */
export async function isPasswordOf(
  { db, engine }: { db: Database; engine: SignInEngine },
  userId: string,
  password: string,
): Promise<boolean> {
  const account = await db.selectFrom('users').select('auth_id').where('id', '=', userId).executeTakeFirst();
  return account?.auth_id ? engine.isPassword(account.auth_id, password) : false;
}

export function currentPasswordWrong(): AppError {
  const message = 'The current password is wrong.';
  return new AppError('current_password_wrong', message, {
    fieldErrors: [{ field: 'current_password', code: 'wrong', message }],
  });
}
