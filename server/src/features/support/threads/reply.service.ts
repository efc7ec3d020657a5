/** What the writer of a request says to our answer: it goes to the same thread, opens it again, and waits for an answer. */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { reopen } from '../inbox/work.service.ts';
import { changeRequest, findState, insertMessage, type RequestState } from '../inbox/work.store.ts';
import { requestReplied, WRITER } from '../support.events.ts';
import { findIdByReference } from '../support.store.ts';

interface Reply {
  by: EventActor;
  body: string;
  submissionId: string;
  now: Date;
  isViaForm?: boolean;
}

/** The same text sent twice is one reply. */
export async function addReply(trx: Transaction<DB>, request: RequestState, reply: Reply): Promise<void> {
  const { id } = request;
  const { by, body, submissionId, now } = reply;
  const written = { requestId: id, authorUserId: by.userId, body, submissionId, createdAt: now };
  const messageId = await insertMessage(trx, { ...written, kind: 'reply' });
  if (!messageId) return;
  await reopen(trx, request, by);
  // What was closed without an answer waits from now on, not since it was first asked.
  if (request.waiting_since === null || request.closed_at !== null)
    await changeRequest(trx, id, { waiting_since: now });
  await recordEvent(trx, requestReplied(id, messageId, { by, isViaForm: reply.isViaForm ?? false }));
}

/**
 * From the form, by quoting the reference: random, and believed only from the address of the request. Returns the request
 * that it belongs to, or null when it has to be one of its own.
 */
export async function addReplyByReference(
  trx: Transaction<DB>,
  { reference, email }: { reference: string; email: string },
  reply: Omit<Reply, 'by' | 'isViaForm'>,
): Promise<RequestState | null> {
  const id = await findIdByReference(trx, reference, email);
  if (id === null) return null;
  await holdUnasked(trx, 'nobody is known yet', { records: { support_request: id } });
  const request = await findState(trx, id);
  if (!request) return null;
  await addReply(trx, request, { ...reply, by: WRITER, isViaForm: true });
  return request;
}
