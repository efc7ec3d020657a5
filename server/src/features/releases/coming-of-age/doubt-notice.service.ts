/** Once an age is in doubt no longer, nobody reads in the bell that it is; a new doubt would be told again. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { readAbout } from '../../../delivery/bell.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { forgetNotice } from './coming-of-age.store.ts';

export async function forgetDoubtNotice(
  trx: Transaction<DB>,
  { chain: athleteId }: EventOf<'athlete.age_doubt_ended'>,
): Promise<void> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (!athlete || athlete.ageDoubts.length > 0) return;
  await forgetNotice(trx, athleteId, 'doubted');
  const readers = await listMailReaders(trx, [athlete.userId, ...athlete.guardianUserIds]);
  const athlete_name = readers.find(({ userId }) => userId === athlete.userId)?.name ?? '';
  for (const { userId } of readers) {
    await readAbout(trx, { userId, kind: 'age_notice', data: { notice: 'doubted', athlete_name } });
  }
}
