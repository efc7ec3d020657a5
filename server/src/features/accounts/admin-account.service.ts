/** The first admins come by a command on the server; no route leads here. Later ones can be made by two admins. */
import type { EventActor } from '@faircourt/contracts/events';
import { recordEvent } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/sessions/password.ts';
import type { SignInEngine } from '../../platform/sessions/sign-in-engine.ts';
import { accountCreated } from './account.events.ts';
import { findAccountByEmail, insertUser } from './account.store.ts';

export async function createAdmin(
  engine: SignInEngine,
  admin: { email: string; name: string; password: string },
  by: EventActor,
): Promise<string> {
  const hash = await hashPassword(admin.password);
  return engine.transaction(async (trx) => {
    if (await findAccountByEmail(trx, admin.email))
      throw new AppError('conflict', 'This address has an account already.');
    const authId = await engine.createCredentials(admin.email, hash, {
      // The person who runs the command answers for the address; safety reports go there.
      isProven: true,
    });
    const id = await insertUser(trx, {
      authId,
      name: admin.name,
      role: 'admin',
      status: 'active',
      locale: 'en',
    });
    await recordEvent(
      trx,
      accountCreated({ id, role: 'admin' }, { status: 'active', invitationId: null, by }),
    );
    return id;
  });
}
