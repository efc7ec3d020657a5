/** What somebody wrote to support, and our answers, as its writer reads them. */
import { answerDue } from '@faircourt/contracts/support';
import type { OwnThread, OwnThreadEntry } from '@faircourt/contracts/support-threads';
import type { MessageRow } from '../inbox/work.store.ts';
import type { OwnThreadRow } from './own-thread.store.ts';

export function presentThreadEntry(row: OwnThreadRow): OwnThreadEntry {
  const { waiting_since: since, closed_at: closedAt } = row;
  return {
    id: row.id,
    reference: row.reference,
    // Somebody else may be looking at the writer's screen.
    type: row.type === 'safety' ? null : row.type,
    created_at: row.created_at.toISOString(),
    last_at: row.last_at.toISOString(),
    answer_by: since === null || closedAt !== null ? null : answerDue(row.type, since).toISOString(),
    is_closed: closedAt !== null,
  };
}

export function presentThread(row: OwnThreadRow, messages: readonly MessageRow[]): OwnThread {
  return {
    ...presentThreadEntry(row),
    message: row.message,
    messages: messages
      .filter(({ kind }) => kind !== 'note')
      .map(({ id, kind, body, created_at: createdAt }) => ({
        id,
        is_own: kind === 'reply',
        body,
        created_at: createdAt.toISOString(),
      })),
  };
}
