/** Messages to support as they leave the server, for admins. */
import { ERASED_ADDRESS } from '@faircourt/contracts/erasure';
import type { InboxEntry, SupportRequestPage, ThreadMessage } from '@faircourt/contracts/support-inbox';
import type { ReportSource, SupportSeverity, SupportType } from '@faircourt/contracts/vocabulary';
import { isEnded, turnOf } from '../consulting/case.ts';
import { answerBy } from './answer-by.ts';
import type { InboxRow, Named, RequestRow } from './inbox.store.ts';
import type { MessageRow } from './work.store.ts';

export function presentEntry(row: InboxRow, viewerId: string): InboxEntry {
  const { waiting_since: since, closed_at: closedAt } = row;
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    source: row.source,
    severity: severityOf(row),
    sender_name: row.card_name,
    sender_role: row.sender_role,
    is_pro: row.is_pro,
    created_at: row.created_at.toISOString(),
    waiting_since: since?.toISOString() ?? null,
    answer_by: answerBy(row)?.toISOString() ?? null,
    claimed_by: presentAdmin(row.claimed_by),
    is_mine: row.claimed_by?.user_id === viewerId,
    closed_at: closedAt?.toISOString() ?? null,
    extra: row.extra,
    moderation_item_id: row.moderation_item_id,
    consulting: presentConsulting(row),
  };
}

export function presentRequest(
  row: RequestRow,
  messages: readonly MessageRow[],
  viewerId: string,
): SupportRequestPage {
  return {
    ...presentEntry(row, viewerId),
    name: row.name,
    email: row.email,
    sender_user_id: row.sender_user_id,
    locale: row.locale,
    message: row.message,
    messages: messages.map(presentMessage),
    can_answer: isAnswerable(row),
    closed_by: presentAdmin(row.closed_by),
    closed_note: row.closed_note,
    can_close: row.closed_at === null && row.case_due_at === null && !isAdvised(row),
  };
}

function presentConsulting({ consulting_state: state, consulting_invoice: invoice }: InboxRow) {
  if (state === null) return null;
  return { state, turn: turnOf({ state, invoice: invoice === 'void' ? null : invoice }) };
}

/** Then the message closes with the case. */
function isAdvised({ consulting_state: state }: InboxRow): boolean {
  return state !== null && !isEnded(state);
}

/** Of a report about a guardian nothing is mailed: the guardian may read the athlete's email. Nor to an erased account. */
export function isAnswerable({ source, email }: { source: ReportSource; email: string }): boolean {
  return source !== 'guardian' && email !== ERASED_ADDRESS;
}

function severityOf({ type, source }: { type: SupportType; source: ReportSource }): SupportSeverity {
  if (source === 'guardian') return 'child';
  return type === 'safety' ? 'danger' : 'normal';
}

function presentMessage(row: MessageRow): ThreadMessage {
  return {
    id: row.id,
    kind: row.kind,
    body: row.body,
    author: row.kind === 'reply' ? null : presentAdmin(row.author),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}

function presentAdmin(admin: Named | null): Named | null {
  return admin && { user_id: admin.user_id, name: admin.name };
}
