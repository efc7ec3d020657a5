/** What happens in conversations, as entries of the athlete's log. Ids only: nothing of what was said. */
import { roleOf, type SignedInActor } from '../../../access/actor.ts';
import type { AuditEvent } from '../../../platform/audit.ts';

export function messageReported(
  report: { id: string; athleteId: string; threadId: string; messageId: string | null },
  by: SignedInActor,
): AuditEvent {
  return {
    chain: report.athleteId,
    type: 'message.reported',
    actor: { userId: by.userId, role: roleOf(by) },
    data: { report_id: report.id, thread_id: report.threadId, message_id: report.messageId },
  };
}
