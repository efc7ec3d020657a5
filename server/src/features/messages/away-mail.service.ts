/**
 * Email for people who are away: some minutes after a message, each person in the conversation who has not read it gets
 * one email, and no other until they have read. The email says who wrote, never what.
 */
import { seesNames } from '../../access/rules/contact.rules.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import type { JobDefinition, JobName, Jobs } from '../../platform/jobs.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { listMailReaders } from '../../delivery/mail-readers.ts';
import { awayMail } from './away.mails.ts';
import { readHeldConversation, membersOf, shownName } from './conversation.ts';
import { findMessageRow } from './message.store.ts';
import { claimAwayReaders, findThreadRow } from './thread.store.ts';

interface AwayMail {
  threadId: string;
  messageId: string;
}

export const MAIL_AWAY: JobName<AwayMail> = { name: 'mail-away-readers' };
export const AWAY_AFTER_SECONDS = 5 * 60;

export interface AwayMailDeps {
  db: Database;
  clock: Clock;
  baseUrl: string;
}

export function awayMailJob(deps: AwayMailDeps): JobDefinition<AwayMail> {
  return { name: MAIL_AWAY.name, run: (data, jobs) => mailAwayReaders({ ...deps, jobs }, data) };
}

export async function mailAwayReaders(
  deps: AwayMailDeps & { jobs: Jobs },
  { threadId, messageId }: AwayMail,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const conversation = await readHeldConversation(trx, threadId, now);
    // Closed meanwhile: nobody is called back to it.
    if (!conversation?.isOpen) return;
    const message = await findMessageRow(trx, threadId, messageId);
    if (!message || message.hold) return;
    const others = membersOf(conversation, now).filter((userId) => userId !== message.sender?.user_id);
    const away = await claimAwayReaders(trx, { threadId, messageId, userIds: others });
    const thread = await findThreadRow(trx, conversation.coachUserId, threadId);
    for (const reader of await listMailReaders(trx, away)) {
      const isInFull =
        reader.userId !== conversation.coachUserId ||
        seesNames(conversation.coach, conversation.athlete, now);
      const sender = shownName(message.sender, isInFull);
      const institution = message.sender_role === 'coach' ? (thread?.institution_name ?? null) : null;
      await deps.jobs.enqueue(
        trx,
        SEND_MAIL,
        awayMail(reader, { sender, institution, threadId }, deps.baseUrl),
      );
    }
  });
}
