/** What the family and the admins hear when a guardian's mailbox turns out to be that of somebody who deals with them. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { notify } from '../../../delivery/bell.ts';
import { listAdmins, listMailReaders } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { notifyOtherGuardians } from '../links/other-guardians.notices.ts';
import { findCutName, findOwner } from './conflict.store.ts';

export async function notifyOfConflict(
  trx: Transaction<DB>,
  { chain: athleteId, data: { guardian_user_id: guardianUserId } }: EventOf<'guardian_link.conflict_began'>,
  context: NoticeContext,
): Promise<void> {
  const ownerId = await findOwner(trx, athleteId);
  const people = await listMailReaders(trx, [ownerId, guardianUserId]);
  const name = people.find(({ userId }) => userId === guardianUserId)?.name ?? '';
  await notifyOtherGuardians(trx, context, athleteId, {
    what: 'conflict',
    name,
    except: [],
    aboutId: guardianUserId,
  });
  const athleteName = people.find(({ userId }) => userId === ownerId)?.name ?? '';
  const asks = { chain: athleteId, aboutId: guardianUserId };
  await notify(trx, {
    userId: ownerId,
    kind: 'guardian_news',
    data: { what: 'conflict', athlete_name: athleteName, guardian_name: name },
    asks,
  });
  // Outside the family, a minor has no whole name.
  const data = { athlete_name: await findCutName(trx, athleteId), guardian_name: name };
  for (const { userId } of await listAdmins(trx)) {
    await notify(trx, { userId, kind: 'guardian_conflict', data, asks });
  }
}
