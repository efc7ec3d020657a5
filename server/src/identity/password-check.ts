/** Asks for the password again although somebody is signed in. The caller limits how often one may try. */
import type { Database } from '../platform/database/database.ts';
import type { SignInEngine } from '../platform/sessions/sign-in-engine.ts';

export async function isPasswordOf(
  { db, engine }: { db: Database; engine: SignInEngine },
  userId: string,
  password: string,
): Promise<boolean> {
  const account = await db.selectFrom('users').select('auth_id').where('id', '=', userId).executeTakeFirst();
  return account !== undefined && engine.isPassword(account.auth_id, password);
}
