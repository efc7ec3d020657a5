/** What a director hears: that they may begin, that their regions are others now, or that the answer is no, and why. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { notify } from '../../delivery/bell.ts';
import { listMailReaders } from '../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { directorMail, refusedMail } from './director.mails.ts';
import { findRefusal } from './refusal.store.ts';
import { listNamedRegions } from './region.store.ts';

export async function notifyDirector(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'director.approved'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const regions = (await listNamedRegions(trx, data.region_ids)).map(({ name }) => name);
  if (data.was_pending) await notify(trx, { userId, kind: 'director_approved', data: { regions } });
  const what = data.was_pending ? 'approved' : 'changed';
  for (const reader of await listMailReaders(trx, [userId])) {
    await jobs.enqueue(trx, SEND_MAIL, directorMail(reader, { what, regions }, baseUrl));
  }
}

export async function notifyOfRefusal(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'director.refused'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const refusal = await findRefusal(trx, userId);
  if (!refusal) return;
  for (const reader of await listMailReaders(trx, [userId])) {
    await jobs.enqueue(trx, SEND_MAIL, refusedMail(reader, refusal.reason, baseUrl));
  }
}
