/** Open pages that show a link, or what hangs on it, follow what happens to it. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

type LinkEvent = EventOf<'guardian_link.agreed' | 'guardian_link.activated' | 'guardian_link.ended'>;

export async function showLink(trx: Transaction<DB>, { chain, data }: LinkEvent): Promise<void> {
  const athlete = await loadAthleteFacts(trx, chain);
  if (!athlete) return;
  const guardians = [...athlete.guardianUserIds, ...(data.guardian_user_id ? [data.guardian_user_id] : [])];
  await publishChange(trx, { userIds: [athlete.userId], topic: 'links' });
  for (const topic of ['family', 'requests', 'threads'] as const) {
    await publishChange(trx, { userIds: [athlete.userId, ...guardians], topic });
  }
}
