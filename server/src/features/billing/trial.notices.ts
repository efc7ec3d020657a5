/** The trial that a coach was promised begins with the proven mailbox, and there is only one. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { notify } from '../../delivery/bell.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { beginTrial } from './subscription.service.ts';

export async function beginTrialOf(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'mailbox.proven'>,
  { now }: NoticeContext,
): Promise<void> {
  if (!data.is_first) return;
  const trial = await beginTrial(trx, userId, now);
  if (trial === 'used') await notify(trx, { userId, kind: 'trial_used', data: {} });
}
