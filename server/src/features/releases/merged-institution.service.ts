/**
 * What becomes of a family's decisions about an institution that was merged into another. Nobody of the other one was meant
 * by an approval, so it ends; a request that waits ends too, for a page that is open still names the old one. A no moves.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { askersOf, updateCoachPages } from './coach-pages.ts';
import { releaseEvent } from './release.events.ts';
import { endHandoversTo, endReleasesTo, moveDenials } from './merged-institution.store.ts';

export async function endReleasesToMerged(
  trx: Transaction<DB>,
  { chain: fromId, actor, data }: EventOf<'institution.merged'>,
  { now }: { now: Date },
): Promise<void> {
  const approved = await endReleasesTo(trx, fromId, 'approved', now);
  for (const release of approved) {
    await recordEvent(trx, releaseEvent('withdrawn', release, actor, 'institution_merged'), now);
  }
  const requested = await endReleasesTo(trx, fromId, 'requested', now);
  for (const release of requested) {
    await recordEvent(trx, releaseEvent('closed', release, actor, 'institution_merged'), now);
  }
  await endHandoversTo(trx, fromId);
  await moveDenials(trx, { fromId, intoId: data.into_institution_id }, now);
  await updateCoachPages(trx, askersOf([...approved, ...requested]));
}
