/** A form ends when its signer is no longer linked, as its own words say: linking again asks for a new signature. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { consentWithdrawn } from './consent.events.ts';
import { listSignaturesInEffect, storeWithdrawal } from './consent.store.ts';

/**
 * Withdraws the signatures of a guardian whose link ends. What the form promised for its end follows from each
 * withdrawal.
 */
export async function endConsentsOf(
  trx: Transaction<DB>,
  { chain: athleteId, data, actor }: EventOf<'guardian_link.ended'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.was !== 'active' || data.guardian_user_id === null) return;
  const signer = { athleteId, guardianUserId: data.guardian_user_id };
  for (const signature of await listSignaturesInEffect(trx, signer)) {
    await storeWithdrawal(trx, signature.id, { by: actor.userId, now });
    await recordEvent(trx, consentWithdrawn(signature, 'link_ended', actor), now);
  }
}
