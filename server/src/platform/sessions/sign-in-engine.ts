/**
 * The engine behind sign-in: better-auth for credentials, session cookies and signing keys, behind this small face.
 * It knows e-mail addresses and sessions; who people are in the product is users, which only our own code writes.
 */
import { createHash, randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../database/schema.gen.ts';
import { AppError } from '../errors.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { SharedTransactionDatabase, type EngineAdapter } from './shared-transaction.ts';

const ACCESS_TOKEN_SECONDS = 5 * 60;
const SESSION_SECONDS = 30 * 24 * 60 * 60;
const RESET_LINK_SECONDS = 60 * 60;
const RESET_PREFIX = 'reset-password:';

/** Who is calling, as the engine should record it on the session. */
export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
  cookie?: string | undefined;
}

export interface EngineSession {
  sessionId: string;
  authId: string;
  /** Set-Cookie values for the browser. */
  cookies: string[];
}

export interface SignInEngineOptions {
  pool: pg.Pool;
  secret: string;
  baseUrl: string;
}

export type SignInEngine = ReturnType<typeof createSignInEngine>;

export function createSignInEngine(options: SignInEngineOptions) {
  const db = new SharedTransactionDatabase(options.pool);
  const auth = configure(db, options);
  const tokens: AccessTokens = createAccessTokens({
    sign: async (payload) => (await auth.api.signJWT({ body: { payload } })).token,
    publicKeys: () => auth.api.getJwks(),
    issuer: options.baseUrl,
    lifetimeSeconds: ACCESS_TOKEN_SECONDS,
  });

  return {
    tokens,

    /** Runs work in one transaction that covers the engine's tables and ours. */
    async transaction<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
      const { adapter } = await auth.$context;
      // Typed by our exact configuration, where the engine's own function asks for any configuration.
      return db.shared(adapter as unknown as EngineAdapter, work);
    },

    /** Creates the sign-in identity; call it inside transaction(). Returns its id. */
    async createCredentials(
      email: string,
      password: string,
      { isProven = false }: { isProven?: boolean } = {},
    ): Promise<string> {
      const { internalAdapter } = await auth.$context;
      const hash = await hashPassword(password);
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

    /** Null when the address or the password is wrong; both take the same time. Call it inside transaction(). */
    async signIn(
      trx: Transaction<DB>,
      email: string,
      password: string,
      client: ClientInfo,
    ): Promise<EngineSession | null> {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: engineHeaders(client),
          returnHeaders: true,
        });
        const session = await trx
          .selectFrom('auth_sessions')
          .select(['id', 'user_id'])
          .where('token', '=', response.token)
          .executeTakeFirstOrThrow();
        return { sessionId: session.id, authId: session.user_id, cookies: headers.getSetCookie() };
      } catch (error) {
        if (isAPIError(error) && error.statusCode === 401) return null;
        throw error;
      }
    },

    /** The session that the browser's cookie stands for, if it still lives. */
    async readSession(client: ClientInfo): Promise<EngineSession | null> {
      const { headers, response } = await auth.api
        .getSession({ headers: engineHeaders(client), returnHeaders: true })
        .catch((error: unknown) => {
          // The engine says no more than that it failed, and all it does here is ask the database.
          if (!isAPIError(error) || error.statusCode !== 500) throw error;
          throw new AppError(
            'unavailable',
            'The session cannot be looked up right now. Try again in a moment.',
            {
              retryAfterSeconds: 5,
              cause: error,
            },
          );
        });
      if (!response) return null;
      return {
        sessionId: response.session.id,
        authId: response.user.id,
        cookies: headers.getSetCookie(),
      };
    },

    /** Makes the browser drop its cookie; the session row is ended by whoever owns the change. */
    async clearCookies(client: ClientInfo): Promise<string[]> {
      const { headers } = await auth.api.signOut({ headers: engineHeaders(client), returnHeaders: true });
      return headers.getSetCookie();
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

    async setPassword(authId: string, password: string): Promise<void> {
      const context = await auth.$context;
      await context.internalAdapter.updatePassword(authId, await hashPassword(password));
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

    /** Links that were mailed earlier stop working: whoever reads an old mail must not get in. */
    async forgetResetTokens(trx: Transaction<DB>, authId: string): Promise<void> {
      await trx
        .deleteFrom('auth_verifications')
        .where('value', '=', authId)
        .where('identifier', 'like', `${RESET_PREFIX}%`)
        .execute();
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

function configure(db: SharedTransactionDatabase, options: SignInEngineOptions) {
  return betterAuth({
    appName: 'Faircourt',
    baseURL: options.baseUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // Its log lines name e-mail addresses.
    logger: { disabled: true },
    advanced: {
      // The tables are made by our migrations, and every test signs in to them: no need to read them over at each start.
      database: { generateId: false, validateSchema: false },
      cookiePrefix: 'faircourt',
      // Only our own /api/auth routes read the cookie, and only from our own pages.
      defaultCookieAttributes: { path: '/api/auth', sameSite: 'strict', httpOnly: true },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    user: {
      modelName: 'auth_users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'auth_sessions',
      expiresIn: SESSION_SECONDS,
      // Also what "last used" on the settings page is made of.
      updateAge: 10 * 60,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      modelName: 'auth_accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'auth_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    // Our own routes count attempts; calls through auth.api pass the engine's limiter by anyway.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      // The contract has checked length already; the engine must not disagree with it.
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      // The page signs in by itself after signing up, as the specification has it.
      autoSignIn: false,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(password, hash) },
    },
    plugins: [
      jwt({
        schema: {
          jwks: {
            modelName: 'auth_jwks',
            fields: {
              publicKey: 'public_key',
              privateKey: 'private_key',
              createdAt: 'created_at',
              expiresAt: 'expires_at',
            },
          },
        },
        jwks: {
          keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' },
          rotationInterval: 30 * 24 * 60 * 60,
          gracePeriod: 24 * 60 * 60,
        },
        jwt: {
          issuer: options.baseUrl,
          audience: options.baseUrl,
          expirationTime: `${ACCESS_TOKEN_SECONDS}s`,
        },
      }),
    ],
  });
}

/** Set by us from the request's own address; a client's header of this name never gets here. */
const CLIENT_ADDRESS_HEADER = 'x-faircourt-client-address';

function engineHeaders(client: ClientInfo): Headers {
  const headers = new Headers({
    [CLIENT_ADDRESS_HEADER]: client.ipAddress,
    'user-agent': client.userAgent,
  });
  if (client.cookie) headers.set('cookie', client.cookie);
  return headers;
}

function resetIdentifier(token: string): string {
  return `${RESET_PREFIX}${createHash('sha256').update(token).digest('base64url')}`;
}

/** Somebody took the address between our look and the insert. */
export function isAddressTaken(error: unknown): boolean {
  const code = error instanceof Error ? (error as Error & { code?: unknown; constraint?: unknown }) : null;
  return code?.code === '23505' && code.constraint === 'auth_users_email_key';
}
