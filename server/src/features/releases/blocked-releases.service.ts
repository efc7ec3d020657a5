/** Ends what a block ends of the releases: what names the institution or the coach, and what they have asked for. */
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { askersOf } from './coach-pages.ts';
import { releaseEvent, type Decider } from './release.events.ts';
import { closeRequests, withdrawBlocked } from './release.store.ts';

/** Called inside the transaction of the block. Returns the accounts of the coaches who had asked. */
export async function endBlockedReleases(
  trx: Transaction<DB>,
  block: { athleteId: string; coachId: string | null; institutionId: string | null },
  by: Decider,
  now: Date,
): Promise<string[]> {
  const { athleteId } = block;
  const releases = await withdrawBlocked(trx, athleteId, block, now);
  for (const release of releases) await recordEvent(trx, releaseEvent('withdrawn', release, by));
  const requests = await closeRequests(trx, athleteId, { decidedBy: by.userId, now }, block);
  for (const request of requests) await recordEvent(trx, releaseEvent('closed', request, by));
  return askersOf([...releases, ...requests]);
}
