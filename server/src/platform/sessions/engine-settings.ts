/** How better-auth is set up: our tables, our names of columns, and nothing that it would do by itself. */
import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins';
import type { Database } from '../database/database.ts';
import type { AuthenticatorPlugin } from './authenticator.ts';
import type { PasskeyPlugin } from './passkeys.ts';

export const ACCESS_TOKEN_SECONDS = 5 * 60;

interface EngineSettings {
  db: Database;
  secret: string;
  baseUrl: string;
  authenticator: AuthenticatorPlugin;
  passkey: PasskeyPlugin;
}

export function configureEngine(options: EngineSettings) {
  return betterAuth({
    appName: 'Faircourt',
    baseURL: options.baseUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: { db: options.db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // Its log lines contain email addresses.
    logger: { disabled: true },
    advanced: {
      // The tables are made by our migrations, and every test signs in to them: no need to read them over at each start.
      database: { generateId: false, validateSchema: false },
    },
    user: {
      modelName: 'auth_users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'auth_sessions',
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
    plugins: [
      options.authenticator,
      options.passkey,
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
