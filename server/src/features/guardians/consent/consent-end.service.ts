/** A form ends when its signer is no longer linked, as its own words say: linking again asks for a new signature. */
import type { Transaction } from 'kysely';
import { recordEvent, type AuditEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { consentWithdrawn } from './consent.events.ts';
import { listStandingSignatures, storeWithdrawal } from './consent.store.ts';

/** Called with the athlete locked, by whoever ends the link and makes the cards anew. */
export async function endConsentsOf(
  trx: Transaction<DB>,
  ended: {
    athleteId: string;
    guardianUserId: string;
    by: AuditEvent['actor'] & { userId: string };
    now: Date;
  },
): Promise<void> {
  for (const signature of await listStandingSignatures(trx, ended)) {
    await storeWithdrawal(trx, signature.id, { by: ended.by.userId, now: ended.now });
    await recordEvent(trx, consentWithdrawn(signature, 'link_ended', ended.by));
  }
}
