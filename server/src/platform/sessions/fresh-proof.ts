/** That a passkey or a code was shown in a session a moment ago: for a short while it does instead of the password. */
import type { Transaction } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { DB } from '../database/schema.gen.ts';

/** Long enough for what one meant to do, and too short for somebody who finds the page open. */
const PROOF_MS = 5 * 60_000;

export interface FreshProofs {
  store(trx: Transaction<DB>, sessionId: string, now: Date): Promise<void>;
  isFresh(queries: Queries, sessionId: string, now: Date): Promise<boolean>;
}

export function createFreshProofs(): FreshProofs {
  return {
    async store(trx, sessionId, now) {
      const expires_at = new Date(now.getTime() + PROOF_MS);
      await trx
        .insertInto('auth_verifications')
        .values({ identifier: identifierOf(sessionId), value: 'shown', expires_at })
        .execute();
    },
    async isFresh(queries, sessionId, now) {
      const row = await queries
        .selectFrom('auth_verifications')
        .select('id')
        .where('identifier', '=', identifierOf(sessionId))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function identifierOf(sessionId: string): string {
  return `shown-in:${sessionId}`;
}
