/**
 * The engine behind sign-in: better-auth for passwords, reset links, second factors and signing keys, behind this small
 * face. Sessions and the cookies that renew them are our own. It knows email addresses; who
 * people are in the product is in `users`, which only our own code writes.
 */
import { createHash, randomBytes } from 'node:crypto';
import { runWithTransaction } from '@better-auth/core/context';
import { getAdapter } from 'better-auth/db/adapter';
import type { Transaction } from 'kysely';
import { inTransaction, type Database } from '../database/database.ts';
import type { DB } from '../database/schema.gen.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';
import { authenticatorPlugin, createAuthenticators } from './authenticator.ts';
import { createCookies } from './cookies.ts';
import { ACCESS_TOKEN_SECONDS, configureEngine } from './engine-settings.ts';
import { createFormerCookies } from './former-cookie.ts';
import { createFreshProofs } from './fresh-proof.ts';
import { createKnownDevices } from './known-device.ts';
import { createPasskeys, passkeyPlugin } from './passkeys.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { createPluginContexts } from './plugin-context.ts';
import { createSecondSteps } from './second-step.ts';
import { createSessionCredentials } from './session-credential.ts';

const RESET_LINK_SECONDS = 60 * 60;
const RESET_PREFIX = 'reset-password:';

/** Who is calling, as it is recorded on the session. */
export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
  cookie?: string | undefined;
}

/** A password that was right a moment ago. */
export interface CheckedPassword {
  authId: string;
  hash: string;
}

export interface SignInEngineOptions {
  db: Database;
  secret: string;
  baseUrl: string;
}

export type SignInEngine = ReturnType<typeof createSignInEngine>;

export function createSignInEngine(options: SignInEngineOptions) {
  const { db } = options;
  const authenticator = authenticatorPlugin();
  const passkey = passkeyPlugin(options.baseUrl);
  const auth = configureEngine({ ...options, authenticator, passkey });
  const pluginContexts = createPluginContexts(auth.$context);
  const cookies = createCookies(options.baseUrl);
  let nobodysHash: Promise<string> | undefined;
  const tokens: AccessTokens = createAccessTokens({
    sign: async (payload) => (await auth.api.signJWT({ body: { payload } })).token,
    publicKeys: () => auth.api.getJwks(),
    issuer: options.baseUrl,
    lifetimeSeconds: ACCESS_TOKEN_SECONDS,
  });

  return {
    tokens,
    cookies,
    credentials: createSessionCredentials(options.secret),
    devices: createKnownDevices(options.secret, cookies),
    formerCookies: createFormerCookies(options.baseUrl, options.secret),
    secondSteps: createSecondSteps(cookies),
    authenticators: createAuthenticators(authenticator, pluginContexts),
    passkeys: createPasskeys(passkey, pluginContexts, cookies),
    proofs: createFreshProofs(),

    /** Runs work in one transaction that covers the engine's tables and ours. */
    async transaction<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
      const { options: settings } = await auth.$context;
      return inTransaction(db, async (trx) => {
        // The engine would open a transaction of its own; this adapter writes in ours, and takes it for the engine's.
        const adapter = await getAdapter({ ...settings, database: { db: trx, type: 'postgres' } });
        return runWithTransaction(adapter, () => work(trx));
      });
    },

    /** Creates the sign-in identity with a hashed password; call it inside transaction(). Returns its id. */
    async createCredentials(
      email: string,
      hash: string,
      { isProven = false }: { isProven?: boolean } = {},
    ): Promise<string> {
      const { internalAdapter } = await auth.$context;
      // Not the engine's own sign-up: that turns every failure of the insert, an outage too, into "address taken".
      const user = await internalAdapter.createUser(
        { email: email.toLowerCase(), name: '', emailVerified: isProven },
        { method: 'email-password' },
      );
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: hash,
      });
      return user.id;
    },

    /** Null when the address or the password is wrong; both take the same time. No connection is held meanwhile. */
    async checkPassword(email: string, password: string): Promise<CheckedPassword | null> {
      const found = await db
        .selectFrom('auth_users as u')
        .innerJoin('auth_accounts as a', 'a.user_id', 'u.id')
        .select(['u.id', 'a.password'])
        .where('u.email', '=', email)
        .where('a.provider_id', '=', 'credential')
        .executeTakeFirst();
      nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
      const hash = found?.password ?? (await nobodysHash);
      const isRight = await verifyPassword(password, hash);
      return found && isRight ? { authId: found.id, hash } : null;
    },

    /** Whether it is still the password: it may have been changed while it was compared. Nobody changes it until commit. */
    async isStillPassword(trx: Transaction<DB>, { authId, hash }: CheckedPassword): Promise<boolean> {
      const account = await trx
        .selectFrom('auth_accounts')
        .select('password')
        .where('user_id', '=', authId)
        .where('provider_id', '=', 'credential')
        .forShare()
        .executeTakeFirst();
      return account?.password === hash;
    },

    /** Comparing takes a while, so no connection is held meanwhile. */
    async isPassword(authId: string, password: string): Promise<boolean> {
      const account = await db
        .selectFrom('auth_accounts')
        .select('password')
        .where('user_id', '=', authId)
        .where('provider_id', '=', 'credential')
        .executeTakeFirst();
      return account?.password ? verifyPassword(password, account.password) : false;
    },

    /** Takes the hash: making one takes a while, and belongs before the transaction. */
    async setPassword(authId: string, hash: string): Promise<void> {
      const context = await auth.$context;
      await context.internalAdapter.updatePassword(authId, hash);
    },

    /** A single-use token for the reset link; only its hash is stored. Call it inside transaction(). */
    async createResetToken(authId: string): Promise<string> {
      const token = randomBytes(24).toString('base64url');
      await (
        await auth.$context
      ).internalAdapter.createVerificationValue({
        identifier: resetIdentifier(token),
        value: authId,
        expiresAt: new Date(Date.now() + RESET_LINK_SECONDS * 1000),
      });
      return token;
    },

    /**
     * Links in earlier emails stop working, and sign-ins that wait for their second step: who read an old email, or knew
     * the old password, must not get in.
     */
    async forgetTokens(trx: Transaction<DB>, authId: string): Promise<void> {
      await trx.deleteFrom('auth_verifications').where('value', '=', authId).execute();
    },

    /** Uses the token up and says whose it was. Call it inside transaction(). */
    async consumeResetToken(token: string): Promise<string | null> {
      const found = await (
        await auth.$context
      ).internalAdapter.consumeVerificationValue(resetIdentifier(token));
      return found?.value ?? null;
    },
  };
}

function resetIdentifier(token: string): string {
  return `${RESET_PREFIX}${createHash('sha256').update(token).digest('base64url')}`;
}

/** Somebody took the address between our look and the insert. */
export function isAddressTaken(error: unknown): boolean {
  const code = error instanceof Error ? (error as Error & { code?: unknown; constraint?: unknown }) : null;
  return code?.code === '23505' && code.constraint === 'auth_users_email_key';
}
