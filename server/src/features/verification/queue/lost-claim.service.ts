/**
 * Claims of directors whose powers have changed: what they may no longer judge goes back to the queue at once, rather
 * than when the claim lapses. Called inside the transaction of the change, after it.
 */
import { hold } from '../../../access/holding/hold.ts';
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { judgeableVerifications } from '../../../access/scopes/verification.scope.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { publishVerification } from '../news/verification-news.service.ts';
import { verificationHappened } from '../verification.events.ts';
import { clearClaimsExcept, listClaimedBy } from './claim.store.ts';

export async function releaseLostClaims(
  trx: Transaction<DB>,
  userIds: readonly string[],
  by: EventActor,
): Promise<void> {
  const claimed = await listClaimedBy(trx, userIds);
  await hold(trx, { athlete: claimed.athleteIds, coach: claimed.coachIds });
  const { claimers } = await listClaimedBy(trx, userIds);
  for (const userId of claimers) {
    const judgeable = judgeableVerifications(await loadActor(trx, userId));
    for (const item of await clearClaimsExcept(trx, userId, judgeable)) {
      await recordEvent(trx, verificationHappened('released', item, by));
      await publishVerification(trx, item);
    }
  }
}
