/**
 * Reporting what somebody wrote: kept, logged, and sent to support as a safety report, so that every admin hears of it
 * at once. Nobody in the conversation is told. A family can report in a closed conversation too. What a minor reports of a
 * guardian is quiet: nothing pauses and nothing is confirmed, because the guardian would notice.
 */
import type { Report } from '@faircourt/contracts/messages';
import { roleOf, type SignedInActor } from '../../access/engine/actor.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { isAdult } from '../../access/rules/age.ts';
import { recordEvent } from '../../platform/audit.ts';
import { listMailReaders } from '../../delivery/mail-readers.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { openQuietReport, openSafetyReport } from '../support/support.service.ts';
import type { MessageDeps } from './messages.deps.ts';
import { authoriseConversation, loadConversation } from './conversation.ts';
import { messageReported } from './message.events.ts';
import { REPORTS_PER_ACCOUNT } from './message.limits.ts';
import { findMessageRow, findReport, insertReport } from './message.store.ts';

export async function reportThread(
  deps: MessageDeps,
  guard: Guard,
  threadId: string,
  { message_id: messageId, category, reason }: Report,
): Promise<void> {
  const { actor, conversation } = authoriseConversation(
    guard,
    'thread.open',
    await loadConversation(deps.db, guard, threadId),
  );
  const message = messageId ? await findMessageRow(deps.db, threadId, messageId) : undefined;
  if (messageId && !message) throw notFound();
  const isQuiet =
    actor.kind === 'athlete' &&
    !isAdult(conversation.athlete, guard.now) &&
    message?.sender_role === 'guardian';
  await deps.limiter.count([{ limit: REPORTS_PER_ACCOUNT, key: actor.userId }]);
  await inTransaction(deps.db, async (trx) => {
    // A moderator who decides about the conversation meanwhile comes before or after.
    await holdFor(trx, guard, 'thread.open', {
      turns: { moderating: threadId },
      load: () => loadConversation(trx, guard, threadId),
    });
    const about = { threadId, messageId, reportedBy: actor.userId };
    const isNew = await insertReport(trx, { ...about, reason, now: guard.now });
    const { id, reason: reported } = await findReport(trx, about);
    // A second click says nothing new. New words about the same are never lost, though they make no second report.
    if (!isNew && reported === reason) return;
    await recordEvent(trx, messageReported({ id, threadId, messageId }, actor));
    const [reporter] = await listMailReaders(trx, [actor.userId]);
    if (!reporter) throw notFound();
    const { name, email, locale } = reporter;
    const words = describe({ id, threadId, messageId, reason }, actor);
    const report = { userId: actor.userId, name, email, locale, message: words };
    await (isQuiet ? openQuietReport : openSafetyReport)(trx, report, { threadId, messageId, category });
  });
}

/** For admins, who find the rest by the ids: what was said is not copied around. */
function describe(
  report: { id: string; threadId: string; messageId: string | null; reason: string },
  by: SignedInActor,
): string {
  return [
    `A conversation was reported by one of its members (${roleOf(by)}).`,
    `report ${report.id}`,
    `thread ${report.threadId}`,
    ...(report.messageId ? [`message ${report.messageId}`] : []),
    '',
    report.reason,
  ].join('\n');
}
