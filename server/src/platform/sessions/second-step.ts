/**
 * Between the right password and the second factor there is no session: only a cookie, which names a sign-in that waits
 * for its second step. It opens nothing, lasts ten minutes and is used up by the session that comes of it.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { DB } from '../database/schema.gen.ts';
import type { Cookies } from './cookies.ts';

const COOKIE = 'faircourt.second-step';
const STEP_SECONDS = 10 * 60;

export interface SecondSteps {
  /** The value of a Set-Cookie header. Only a hash of what the cookie holds is stored. */
  begin(trx: Transaction<DB>, authId: string, now: Date): Promise<string>;
  /** What the browser presents; it may be anything. */
  read(cookieHeader: string | undefined): string | null;
  /** Who has given the right password; null when that was too long ago, or never. */
  find(queries: Queries, step: string, now: Date): Promise<string | null>;
  end(trx: Transaction<DB>, step: string): Promise<void>;
  clear(): string;
}

export function createSecondSteps(cookies: Cookies): SecondSteps {
  return {
    async begin(trx, authId, now) {
      const step = randomBytes(32).toString('base64url');
      const expires_at = new Date(now.getTime() + STEP_SECONDS * 1000);
      await trx
        .insertInto('auth_verifications')
        .values({ identifier: identifierOf(step), value: authId, expires_at })
        .execute();
      return cookies.set(COOKIE, step, STEP_SECONDS);
    },
    read: (header) => cookies.read(header, COOKIE),
    async find(queries, step, now) {
      const row = await queries
        .selectFrom('auth_verifications')
        .select('value')
        .where('identifier', '=', identifierOf(step))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.value ?? null;
    },
    async end(trx, step) {
      await trx.deleteFrom('auth_verifications').where('identifier', '=', identifierOf(step)).execute();
    },
    clear: () => cookies.clear(COOKIE),
  };
}

function identifierOf(step: string): string {
  return `second-step:${createHash('sha256').update(step).digest('base64url')}`;
}
