/** A form ends when its signer is no longer linked, as its own words say: linking again asks for a new signature. */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { isAdult } from '../../access/rules/age.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { keepPromise } from './consent-promise.service.ts';
import { consentWithdrawn } from './consent.events.ts';
import { listStandingSignatures, storeWithdrawal } from './consent.store.ts';

/**
 * Called with the athlete locked, by whoever has ended the link and makes the cards anew. Where nobody else has signed,
 * what the form promised for its end comes true; from 18 on no form is needed, so nothing hangs on it.
 */
export async function endConsentsOf(
  trx: Transaction<DB>,
  ended: {
    athleteId: string;
    guardianUserId: string;
    by: EventActor & { userId: string };
    now: Date;
  },
): Promise<void> {
  const signatures = await listStandingSignatures(trx, ended);
  for (const signature of signatures) {
    await storeWithdrawal(trx, signature.id, { by: ended.by.userId, now: ended.now });
    await recordEvent(trx, consentWithdrawn(signature, 'link_ended', ended.by));
  }
  const athlete = await loadAthleteFacts(trx, ended.athleteId);
  if (!athlete || isAdult(athlete, ended.now)) return;
  const kinds = new Set(signatures.map(({ kind }) => kind));
  for (const kind of kinds) {
    if (!athlete.consents.includes(kind)) {
      await keepPromise(trx, { athleteId: ended.athleteId, kind, by: ended.by });
    }
  }
}
