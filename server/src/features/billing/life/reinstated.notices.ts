/** Who comes back from a suspension hears that what they pay for is going to end, and can keep it. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { NoticeContext } from '../../../delivery/notice.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { tell } from '../billing.notices.ts';
import { findLife, listEndedBySuspension } from './life.store.ts';
import { endsWhenCancelled } from './moments.ts';
import { passTime } from './pass-time.ts';

export async function notifyOfReinstated(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'account.status_changed'>,
  context: NoticeContext,
): Promise<void> {
  if (data.from !== 'suspended' || data.status !== 'active') return;
  for (const id of await listEndedBySuspension(trx, userId)) {
    const found = await findLife(trx, id);
    const life = found && passTime(found.life, context.now).life;
    if (!life || life.stage === 'lapsed') continue;
    const on = endsWhenCancelled(life, context.now);
    await tell(trx, context, id, { what: 'reinstated', on, invoice: null });
  }
}
