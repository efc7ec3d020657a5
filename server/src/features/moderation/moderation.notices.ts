/** Moderators hear at once of what cannot wait; the queue of everybody else's page is kept fresh. */
import { SEVERITY_OF } from '@faircourt/contracts/moderation';
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { listAdmins } from '../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { alertMail } from './moderation.mails.ts';

type ModerationEvent = EventOf<`moderation.${'reported' | 'claimed' | 'released' | 'closed'}`>;

export async function showModerators(trx: Transaction<DB>, { chain: id }: ModerationEvent): Promise<void> {
  const userIds = (await listAdmins(trx)).map(({ userId }) => userId);
  await publishChange(trx, { userIds, topic: 'moderation', id });
}

/** What comes through support is alerted there. */
export async function alertModerators(
  trx: Transaction<DB>,
  { chain: id, data }: EventOf<'moderation.reported'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const isAlerted = data.kind === 'support' || data.kind === 'conversation';
  if (isAlerted || SEVERITY_OF[data.category] !== 'critical') return;
  for (const admin of await listAdmins(trx)) {
    await jobs.enqueue(trx, SEND_MAIL, alertMail(admin, id, baseUrl));
  }
}
