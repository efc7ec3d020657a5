/**
 * The work on one request. Admins share the inbox: a request that one of them has claimed is answered and closed by
 * nobody else, until it is given back or taken over.
 */
import { answerDue } from '@faircourt/contracts/support';
import type { ClaimRequest, CloseRequest, ThreadText } from '@faircourt/contracts/support-inbox';
import type { EventActor, EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { holdForCapability } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { SupportDeps } from '../support.deps.ts';
import {
  reportClosed,
  requestAnswered,
  requestClaimed,
  requestGivenBack,
  requestNoted,
  requestReopened,
} from '../support.events.ts';
import { isAnswerable } from './inbox.presenter.ts';
import {
  changeRequest,
  clearClaimsOf,
  findState,
  insertMessage,
  noteSent,
  type RequestState,
} from './work.store.ts';

type Deps = Pick<SupportDeps, 'db'>;

/** Claiming twice is claiming once. */
export async function claimRequest(
  deps: Deps,
  guard: Guard,
  id: string,
  { take_over: isTakenOver }: ClaimRequest,
): Promise<void> {
  await workOn(deps, guard, id, async (trx, request, by) => {
    if (request.claimed_by === by.userId) return;
    if (request.closed_at) throw closed();
    if (request.claimed_by && !isTakenOver) throw claimedByAnother();
    await claim(trx, request, by, guard.now);
  });
}

export async function giveBackRequest(deps: Deps, guard: Guard, id: string): Promise<void> {
  await workOn(deps, guard, id, async (trx, request, by) => {
    if (request.claimed_by === null) return;
    if (request.claimed_by !== by.userId) throw claimedByAnother();
    await changeRequest(trx, id, { claimed_by: null, claimed_at: null });
    await recordEvent(trx, requestGivenBack(id, by));
  });
}

/** The answer is kept with its email in one transaction. Who answers has claimed. */
export async function answerRequest(
  deps: Deps,
  guard: Guard,
  id: string,
  { body, submission_id: submissionId }: ThreadText,
): Promise<void> {
  await workOn(deps, guard, id, async (trx, request, by) => {
    refuseForeignClaim(request, by);
    if (!isAnswerable(request)) throw notByEmail(request);
    const since = request.waiting_since;
    const messageId = await insertMessage(trx, {
      requestId: id,
      kind: 'answer',
      authorUserId: by.userId,
      body,
      submissionId,
      createdAt: guard.now,
      dueAt: since && answerDue(request.type, since),
    });
    if (!messageId) return;
    if (request.closed_at) throw closed();
    if (request.claimed_by === null) await claim(trx, request, by, guard.now);
    await changeRequest(trx, id, { waiting_since: null });
    await recordEvent(trx, requestAnswered(id, messageId, by));
  });
}

/** Every admin may leave a note, also on a request that another one has claimed, or that is closed. */
export async function noteOnRequest(
  deps: Deps,
  guard: Guard,
  id: string,
  { body, submission_id: submissionId }: ThreadText,
): Promise<void> {
  await workOn(deps, guard, id, async (trx, _request, by) => {
    const note = { requestId: id, authorUserId: by.userId, body, submissionId, createdAt: guard.now };
    const messageId = await insertMessage(trx, { ...note, kind: 'note' });
    if (messageId) await recordEvent(trx, requestNoted(id, messageId, by));
  });
}

/** A safety report closes with what moderators decide; one that was opened again, with a word on what was done about it. */
export async function closeRequest(
  deps: Deps,
  guard: Guard,
  id: string,
  { note }: CloseRequest,
): Promise<void> {
  await workOn(deps, guard, id, async (trx, request, by) => {
    if (request.closed_at) {
      if (request.closed_by === by.userId) return;
      throw closed();
    }
    refuseForeignClaim(request, by);
    if (request.is_moderated) throw moderated();
    if (request.is_advised) throw advised();
    if (request.type === 'safety' && note === null) throw noteMissing();
    await changeRequest(trx, id, { closed_at: guard.now, closed_by: by.userId, closed_note: note });
    await recordEvent(trx, reportClosed(request, by));
  });
}

export async function reopenRequest(deps: Deps, guard: Guard, id: string): Promise<void> {
  await workOn(deps, guard, id, async (trx, request, by) => {
    if (request.closed_at) await reopen(trx, request, by);
  });
}

/** Also when the writer replies. What was said at closing stays readable among the notes. */
export async function reopen(trx: Transaction<DB>, request: RequestState, by: EventActor): Promise<void> {
  const { id, closed_at: closedAt, closed_by: closedBy, closed_note: note } = request;
  if (closedAt === null) return;
  if (note !== null) {
    const kept = { requestId: id, authorUserId: closedBy, body: note, createdAt: closedAt };
    await insertMessage(trx, { ...kept, kind: 'note', submissionId: crypto.randomUUID() });
  }
  await changeRequest(trx, id, { closed_at: null, closed_by: null, closed_note: null });
  await recordEvent(trx, requestReopened(id, by));
}

/** An admin who is suspended keeps nothing from the others. */
export async function giveBackRequestsOf(
  trx: Transaction<DB>,
  { chain: userId, actor, data }: EventOf<'account.status_changed'>,
): Promise<void> {
  if (data.status !== 'suspended') return;
  for (const id of await clearClaimsOf(trx, userId)) await recordEvent(trx, requestGivenBack(id, actor));
}

/** The mail server has taken the email; until then the answer waits in the queue. */
export async function noteAnswerSent(db: Database, answerId: string, now: Date): Promise<void> {
  await noteSent(db, answerId, now);
}

interface Worker extends EventActor {
  userId: string;
}

async function workOn(
  deps: Deps,
  guard: Guard,
  id: string,
  work: (trx: Transaction<DB>, request: RequestState, by: Worker) => Promise<void>,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdForCapability(trx, guard, 'support_request.work', { records: { support_request: id } });
    const request = await findState(trx, id);
    if (!request) throw notFound();
    await work(trx, request, actedBy(guard));
  });
}

async function claim(trx: Transaction<DB>, { id }: RequestState, by: Worker, now: Date): Promise<void> {
  await changeRequest(trx, id, { claimed_by: by.userId, claimed_at: now });
  await recordEvent(trx, requestClaimed(id, by));
}

function refuseForeignClaim({ claimed_by: claimedBy }: RequestState, by: Worker): void {
  if (claimedBy !== null && claimedBy !== by.userId) throw claimedByAnother();
}

function claimedByAnother(): AppError {
  return new AppError('conflict', 'Another admin has claimed this message.');
}

function closed(): AppError {
  return new AppError('conflict', 'This message is closed. Reopen it first.');
}

function moderated(): AppError {
  return new AppError('conflict', 'Moderators decide about this report. It closes with their decision.');
}

function advised(): AppError {
  return new AppError('conflict', 'Consulting goes on here. The message closes with it.');
}

function notByEmail({ source }: RequestState): AppError {
  return source === 'guardian'
    ? new AppError('conflict', 'An email could reach the person this report is about.')
    : new AppError('conflict', 'The account that wrote this is deleted. There is no address to answer to.');
}

function noteMissing(): AppError {
  return validationFailed([{ field: 'note', code: 'required', message: 'Say what was done about it.' }]);
}
