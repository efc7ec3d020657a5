/**
 * Claims of directors whose powers have changed: what they may no longer judge goes back to the queue at once, rather
 * than when the claim lapses. Called inside the transaction of the change, after it.
 */
import { holdUnasked } from '../../../access/holding/unasked.ts';
import type { EventActor, EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { judgeableVerifications } from '../../../access/scopes/verification.scope.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { verificationEvent } from '../verification.events.ts';
import { clearClaimsExcept, listClaimedBy, listCoachesOfAccounts, listDirectorsIn } from './claim.store.ts';

/** Gives back the claims of one director, who was suspended or given other regions. */
export async function giveBackClaimsOf(
  trx: Transaction<DB>,
  event: EventOf<'account.status_changed' | 'account.role_changed' | 'director.approved'>,
): Promise<void> {
  await giveBackLostClaims(trx, [event.chain], event.actor);
}

/** Gives back the claims of all directors of a region that covers other countries now. */
export async function giveBackClaimsIn(
  trx: Transaction<DB>,
  event: EventOf<'region.updated'>,
): Promise<void> {
  await giveBackLostClaims(trx, await listDirectorsIn(trx, event.chain), event.actor);
}

async function giveBackLostClaims(
  trx: Transaction<DB>,
  userIds: readonly string[],
  by: EventActor,
): Promise<void> {
  const claimed = await listClaimedBy(trx, userIds);
  // Some directors coach as well, and a suspension settles their own affiliation next.
  const ownCoachIds = await listCoachesOfAccounts(trx, userIds);
  const coach = [...claimed.coachIds, ...ownCoachIds];
  await holdUnasked(trx, 'a consequence', { records: { athlete: claimed.athleteIds, coach } });
  const { claimers } = await listClaimedBy(trx, userIds);
  for (const userId of claimers) {
    const judgeable = judgeableVerifications(await loadActor(trx, userId));
    for (const item of await clearClaimsExcept(trx, userId, judgeable)) {
      await recordEvent(trx, verificationEvent('released', item, by));
    }
  }
}
