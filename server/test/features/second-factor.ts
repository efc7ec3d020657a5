/** People with an authenticator app, and the two steps in which they sign in. */
import type { Session } from '@faircourt/contracts/accounts';
import type { NewAuthenticator, RecoveryCodes } from '@faircourt/contracts/second-factor';
import { PASSWORD, type Answer, type Joined, type TestApp } from '../app/test-app.ts';
import { codeOf } from './authenticator-app.ts';

export interface Secured extends Joined {
  secret: string;
  recoveryCodes: string[];
  /** The code that confirmed the app; nextCode() is the one after it. */
  confirmedBy: string;
}

export async function secure(app: TestApp, person: Joined): Promise<Secured> {
  const { token } = person;
  const begun = await app.call<NewAuthenticator>('POST', '/api/auth/second-factor/authenticator', {
    token,
    body: { current_password: person.password },
  });
  const { secret } = begun.body;
  const confirmedBy = codeOf(secret);
  const confirmed = await app.call<RecoveryCodes>('POST', '/api/auth/second-factor/authenticator/confirm', {
    token,
    body: { code: confirmedBy },
  });
  if (confirmed.status !== 200) throw new Error(`Not secured: ${JSON.stringify(confirmed.body)}`);
  return { ...person, secret, recoveryCodes: confirmed.body.recovery_codes, confirmedBy };
}

export function givePassword(
  app: TestApp,
  email: string,
  { password = PASSWORD, cookie }: { password?: string; cookie?: string } = {},
): Promise<Answer<Session>> {
  return app.call<Session>('POST', '/api/auth/sign-in', { body: { email, password }, cookie });
}

export function takeStep(
  app: TestApp,
  cookie: string,
  body: { code?: string; recovery_code?: string },
): Promise<Answer<Session>> {
  return app.call<Session>('POST', '/api/auth/sign-in/second-step', { cookie, body });
}
