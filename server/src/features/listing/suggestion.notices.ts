/** The athlete hears from a guardian that it is their turn to choose who finds them. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { notify } from '../../delivery/bell.ts';
import { listMailReaders } from '../../delivery/mail-readers.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export async function notifyOfSuggestion(
  trx: Transaction<DB>,
  { chain: athleteId, actor }: EventOf<'listing.suggested'>,
): Promise<void> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (!athlete) return;
  const [guardian] = actor.userId === null ? [] : await listMailReaders(trx, [actor.userId]);
  const data = { guardian_name: guardian?.name ?? '' };
  const asks = { chain: athleteId, aboutId: athleteId };
  await notify(trx, { userId: athlete.userId, kind: 'listing_suggested', data, asks });
}
