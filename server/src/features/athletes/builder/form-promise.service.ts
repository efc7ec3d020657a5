/**
 * What the forms promise beyond the releases: without the platform's form the record is hidden from everyone outside the
 * family, and without the one on pictures no video stays public.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isAdult } from '../../../access/rules/age.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { unpublishVideos } from './video.service.ts';
import { makePrivate } from './visibility.service.ts';

/**
 * A form that is taken back ends at once. One whose signer is no longer linked ends where nobody else has signed it; from
 * 18 on no form is needed, so nothing hangs on it. A newer version goes on where the older one was.
 */
export async function keepPromise(
  trx: Transaction<DB>,
  { chain: athleteId, data: { kind, reason }, actor }: EventOf<'consent.withdrawn'>,
  { now }: { now: Date },
): Promise<void> {
  if (reason === 'replaced') return;
  if (reason === 'link_ended') {
    const athlete = await loadAthleteFacts(trx, athleteId);
    if (!athlete || isAdult(athlete, now) || athlete.consents.includes(kind)) return;
  }
  if (kind === 'platform') await makePrivate(trx, athleteId, actor);
  if (kind === 'media') await unpublishVideos(trx, athleteId, actor);
}
