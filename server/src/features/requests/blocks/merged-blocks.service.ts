/** A block of an institution that took another in counts for the coaches who came along, and ends what they had begun. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { updateCoachPages } from '../../releases/coach-pages.ts';
import { endBlockedReleases } from '../../releases/blocked-releases.service.ts';
import { endBlockedContacts } from '../contact/blocked-contacts.service.ts';
import { listAthletesBlocking } from './block.store.ts';

/** Blocks and coaches have moved by then, and the athletes are held. */
export async function endWhatMergedBlocksEnd(
  trx: Transaction<DB>,
  { actor: { userId, role }, data }: EventOf<'institution.merged'>,
  { now }: { now: Date },
): Promise<void> {
  if (userId === null) return;
  const institutionId = data.into_institution_id;
  for (const athleteId of await listAthletesBlocking(trx, institutionId)) {
    const block = { athleteId, coachId: null, institutionId };
    const asking = await endBlockedReleases(trx, block, { userId, role }, now);
    const talking = await endBlockedContacts(trx, block, { userId, role }, now);
    await updateCoachPages(trx, [...asking, ...talking]);
  }
}
