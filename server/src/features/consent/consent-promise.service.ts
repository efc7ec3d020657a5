/**
 * What the forms promise beyond the releases: without the platform's form the record is hidden from everyone outside the
 * family, and without the one on pictures no video stays public.
 */
import type { EventActor } from '@faircourt/contracts/events';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { unpublishVideos } from '../athletes/builder/video.service.ts';
import { makePrivate } from '../athletes/builder/visibility.service.ts';

/** Called in the transaction that ends the form and holds the athlete; the caller makes the card anew. */
export async function keepPromise(
  trx: Transaction<DB>,
  { athleteId, kind, by }: { athleteId: string; kind: ConsentKind; by: EventActor },
): Promise<void> {
  if (kind === 'platform') await makePrivate(trx, athleteId, by);
  if (kind === 'media') await unpublishVideos(trx, athleteId, by);
}
