/** The other guardians of a minor hear that they may take over what fell with a link. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { guardiansInCharge } from '../../access/rules/decider.rules.ts';
import { notify } from '../../delivery/bell.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { endOfHandover } from './handover.ts';
import { findAthleteName, isAnyHandedOver } from './handover.store.ts';

export async function notifyOfHandover(
  trx: Transaction<DB>,
  events: readonly EventOf<'guardian_link.ended'>[],
  { now }: NoticeContext,
): Promise<void> {
  for (const { chain: athleteId, data } of events) {
    const decidedBy = data.guardian_user_id;
    if (data.was !== 'active' || decidedBy === null) continue;
    if (!(await isAnyHandedOver(trx, { athleteId, decidedBy, until: endOfHandover(now) }))) continue;
    const athlete = await loadAthleteFacts(trx, athleteId);
    const others = athlete ? guardiansInCharge(athlete, now) : [];
    const athleteName = await findAthleteName(trx, athleteId);
    for (const userId of others) {
      await notify(trx, {
        userId,
        kind: 'releases_offered',
        data: { athlete_name: athleteName },
        asks: { chain: athleteId, aboutId: athleteId },
      });
    }
    await publishChange(trx, { userIds: others, topic: 'family', id: athleteId });
  }
}
