/**
 * Authenticator apps and recovery codes, by the engine's own plugin: it makes the secret, keeps it encrypted with the
 * server's secret, and compares codes. What it leaves out is here: a code counts once, also within its half minute.
 */
import { createHash, randomInt } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Transaction } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { DB } from '../database/schema.gen.ts';
import type { PluginContexts } from './plugin-context.ts';

const RECOVERY_CODES = 10;
/** Without letters and digits that are read for one another. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_HALF = 5;
/** Longer than any code is taken: its own half minute, and the ones before and after. */
const CODE_SECONDS = 3 * 60;

export type AuthenticatorPlugin = ReturnType<typeof authenticatorPlugin>;

export function authenticatorPlugin() {
  return twoFactor({
    issuer: 'Faircourt',
    allowPasswordless: true,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode),
    },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'auth_two_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  });
}

export interface NewAuthenticator {
  /** What the QR code says. */
  uri: string;
  /** The same secret, for somebody who types it in. */
  secret: string;
}

export type Authenticators = ReturnType<typeof createAuthenticators>;

export function createAuthenticators({ endpoints }: AuthenticatorPlugin, contexts: PluginContexts) {
  const isRightCode = async (authId: string, code: string): Promise<boolean> => {
    const context = await contexts.of(authId);
    return isAccepted(endpoints.verifyTOTP({ body: { code }, context }));
  };

  return {
    /** Since when one is in use; null without one, and while it has not been confirmed. */
    async confirmedAt(queries: Queries, authId: string): Promise<Date | null> {
      const row = await queries
        .selectFrom('auth_two_factors')
        .select('confirmed_at')
        .where('user_id', '=', authId)
        .where('verified', '=', true)
        .executeTakeFirst();
      return row?.confirmed_at ?? null;
    },

    /** In place of one that was never confirmed. It counts for nothing until a code of it has come back. */
    async begin(authId: string): Promise<NewAuthenticator> {
      const context = await contexts.of(authId);
      const made = await endpoints.enableTwoFactor({ body: { method: 'totp' }, context });
      if (!('totpURI' in made)) throw new Error('The engine made no authenticator');
      return { uri: made.totpURI, secret: new URL(made.totpURI).searchParams.get('secret') ?? '' };
    },

    /** Whether the code is of the authenticator that was begun; from then on it counts. */
    async confirm(trx: Transaction<DB>, authId: string, code: string, now: Date): Promise<boolean> {
      if (!(await isRightCode(authId, code)) || !(await useUp(trx, authId, code, now))) return false;
      await trx
        .updateTable('auth_two_factors')
        .set({ confirmed_at: now })
        .where('user_id', '=', authId)
        .execute();
      return true;
    },

    /** Uses the code up: the second time it is as wrong as any other. Hold the account. */
    async takeCode(trx: Transaction<DB>, authId: string, code: string, now: Date): Promise<boolean> {
      return (await isRightCode(authId, code)) && (await useUp(trx, authId, code, now));
    },

    async takeRecoveryCode(authId: string, typed: string): Promise<boolean> {
      const context = await contexts.of(authId);
      return isAccepted(endpoints.verifyBackupCode({ body: { code: tidy(typed) }, context }));
    },

    async recoveryCodes(authId: string): Promise<string[]> {
      const context = await contexts.of(authId);
      const { backupCodes } = await endpoints.viewBackupCodes({ body: { userId: authId }, context });
      return backupCodes;
    },

    /** The former ones no longer work. */
    async renewRecoveryCodes(authId: string): Promise<string[]> {
      const context = await contexts.of(authId);
      const { backupCodes } = await endpoints.generateBackupCodes({ body: {}, context });
      return backupCodes;
    },

    /** With its recovery codes. Returns whether there was one in use. */
    async remove(trx: Transaction<DB>, authId: string): Promise<boolean> {
      const removed = await trx
        .deleteFrom('auth_two_factors')
        .where('user_id', '=', authId)
        .returning('verified')
        .executeTakeFirst();
      await trx
        .updateTable('auth_users')
        .set({ two_factor_enabled: false })
        .where('id', '=', authId)
        .execute();
      return removed?.verified ?? false;
    },
  };
}

/** The plugin says no by throwing; anything but a wrong code is a fault, and stays one. */
async function isAccepted(verification: Promise<unknown>): Promise<boolean> {
  try {
    await verification;
    return true;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return false;
    throw error;
  }
}

/** Whether the code was still unused. The account is held, so two that arrive together come one after the other. */
async function useUp(trx: Transaction<DB>, authId: string, code: string, now: Date): Promise<boolean> {
  const hash = createHash('sha256').update(`${authId} ${code}`).digest('base64url');
  const identifier = `used-code:${hash}`;
  const used = await trx
    .selectFrom('auth_verifications')
    .select('id')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (used) return false;
  const expires_at = new Date(now.getTime() + CODE_SECONDS * 1000);
  await trx.insertInto('auth_verifications').values({ identifier, value: 'used', expires_at }).execute();
  return true;
}

function newRecoveryCode(): string {
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)] ?? '';
  const half = () => Array.from({ length: RECOVERY_HALF }, letter).join('');
  return `${half()}-${half()}`;
}

/** People leave the hyphen out, or type capitals. */
function tidy(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${letters.slice(0, RECOVERY_HALF)}-${letters.slice(RECOVERY_HALF)}`;
}
