/** Once an age is in doubt no longer, a new doubt is told again. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { forgetNotice } from './coming-of-age.store.ts';

export async function forgetDoubtNotice(
  trx: Transaction<DB>,
  { chain: athleteId }: EventOf<'athlete.age_doubt_ended'>,
): Promise<void> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (athlete && athlete.ageDoubts.length === 0) await forgetNotice(trx, athleteId, 'doubted');
}
