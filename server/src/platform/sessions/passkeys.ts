/**
 * Passkeys, by the engine's own plugin: it makes the challenges, checks what the device signed, and keeps the public keys.
 * Each must have checked its owner, by finger, face or PIN: only then is a passkey the device and the person in one.
 */
import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Transaction } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { DB } from '../database/schema.gen.ts';
import type { Cookies } from './cookies.ts';
import type { PluginContexts } from './plugin-context.ts';

const COOKIE = 'faircourt.passkey';
/** As the plugin calls it; what it holds travels in a cookie of ours, which no neighbour can set. */
const CHALLENGE = 'challenge';
const CHALLENGE_SECONDS = 5 * 60;

export type PasskeyPlugin = ReturnType<typeof passkeyPlugin>;

export function passkeyPlugin(baseUrl: string) {
  const { hostname, origin } = new URL(baseUrl);
  return passkey({
    rpID: hostname,
    rpName: 'Faircourt',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: CHALLENGE },
    registration: {
      afterVerification: async ({ verification }) => {
        requireVerifiedPerson(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requireVerifiedPerson(verification.authenticationInfo.userVerified);
      },
    },
    schema: {
      passkey: {
        modelName: 'auth_passkeys',
        fields: {
          userId: 'user_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
}

/** The plugin would take a key whose device asked nobody for finger, face or PIN. */
function requireVerifiedPerson(wasVerified: boolean | undefined): void {
  if (!wasVerified) throw new APIError('UNAUTHORIZED', { message: 'The device has not checked its owner' });
}

export interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  backed_up: boolean;
}

/** What the browser is asked to sign, and the cookie that says which answer is expected. */
export interface Challenge {
  options: Record<string, unknown>;
  cookie: string;
}

/** What the browser answers: JSON of the standard, which the plugin reads. */
export type SignedChallenge = { id: string } & Record<string, unknown>;

type SignInBody = NonNullable<
  Parameters<PasskeyPlugin['endpoints']['verifyPasskeyAuthentication']>[0]
>['body'];

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys({ endpoints }: PasskeyPlugin, contexts: PluginContexts, cookies: Cookies) {
  /** The plugin reads its own cookie: it gets the one that the browser has kept for it under our name. */
  const headersFor = async (cookieHeader: string | undefined) => {
    const kept = cookies.read(cookieHeader, COOKIE);
    const name = await contexts.cookieName(CHALLENGE);
    return new Headers(kept === null ? {} : { cookie: `${name}=${kept}` });
  };
  const challengeOf = ({ response, headers }: { response: object; headers: Headers }): Challenge => {
    const [made = ''] = headers.getSetCookie();
    const value = made.slice(made.indexOf('=') + 1).split(';')[0] ?? '';
    return { options: { ...response }, cookie: cookies.set(COOKIE, value, CHALLENGE_SECONDS) };
  };

  return {
    list(queries: Queries, authId: string): Promise<PasskeyRow[]> {
      return queries
        .selectFrom('auth_passkeys')
        .select(['id', 'name', 'created_at', 'last_used_at', 'backed_up'])
        .where('user_id', '=', authId)
        .orderBy('created_at')
        .execute();
    },

    async beginAdding(authId: string): Promise<Challenge> {
      const context = await contexts.of(authId);
      return challengeOf(
        await endpoints.generatePasskeyRegistrationOptions({
          context,
          headers: new Headers(),
          returnHeaders: true,
        }),
      );
    },

    /** Whether the device signed what it was asked to, for this person. Call it inside transaction(). */
    async add(
      authId: string,
      { name, response, cookie }: { name: string; response: SignedChallenge; cookie: string | undefined },
    ): Promise<boolean> {
      const context = await contexts.of(authId);
      const headers = await headersFor(cookie);
      return isAccepted(endpoints.verifyPasskeyRegistration({ body: { name, response }, context, headers }));
    },

    async beginSignIn(): Promise<Challenge> {
      const context = await contexts.ofNobody();
      const made = challengeOf(
        await endpoints.generatePasskeyAuthenticationOptions({
          context,
          headers: new Headers(),
          returnHeaders: true,
        }),
      );
      return { ...made, options: { ...made.options, userVerification: 'required' } };
    },

    /** Whose key has signed; null when none has that we know. The answer is used up: the same one never counts again. */
    async takeSignIn(
      trx: Transaction<DB>,
      { response, cookie, now }: { response: SignedChallenge; cookie: string | undefined; now: Date },
    ): Promise<string | null> {
      const context = await contexts.ofNobody();
      const headers = await headersFor(cookie);
      // Its shape has been checked by the contract, and the plugin reads it as the standard has it.
      const body = { response } as unknown as SignInBody;
      const isRight = await isAccepted(endpoints.verifyPasskeyAuthentication({ body, context, headers }));
      if (!isRight) return null;
      const used = await trx
        .updateTable('auth_passkeys')
        .set({ last_used_at: now })
        .where('credential_id', '=', response.id)
        .returning('user_id')
        .executeTakeFirst();
      return used?.user_id ?? null;
    },

    async rename(trx: Transaction<DB>, id: string, name: string): Promise<void> {
      await trx.updateTable('auth_passkeys').set({ name }).where('id', '=', id).execute();
    },

    async remove(trx: Transaction<DB>, id: string): Promise<void> {
      await trx.deleteFrom('auth_passkeys').where('id', '=', id).execute();
    },

    async removeAll(trx: Transaction<DB>, authId: string): Promise<void> {
      await trx.deleteFrom('auth_passkeys').where('user_id', '=', authId).execute();
    },

    async findOwner(queries: Queries, id: string): Promise<{ userId: string } | null> {
      const row = await queries
        .selectFrom('auth_passkeys as p')
        .innerJoin('users as u', 'u.auth_id', 'p.user_id')
        .select('u.id as userId')
        .where('p.id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    clearCookie: () => cookies.clear(COOKIE),
  };
}

/** The plugin says no by throwing, and "500" to what no device has signed: neither is a fault of ours. */
async function isAccepted(verification: Promise<unknown>): Promise<boolean> {
  try {
    await verification;
    return true;
  } catch (error) {
    if (error instanceof APIError) return false;
    throw error;
  }
}
