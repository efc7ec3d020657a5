/**
 * Receives a message: it is stored, logged and confirmed by email, all of it or nothing; and it is deleted when its
 * time is up.
 */
import { createHash, randomUUID } from 'node:crypto';
import { SUPPORT_ANSWER_HOURS, type SupportReceipt, type SupportRequest } from '@faircourt/contracts/support';
import {
  SUPPORT_TYPES,
  type Locale,
  type ReportSource,
  type SupportType,
} from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { limitKeyOf } from '../../platform/http/client-address.ts';
import type { SupportDeps } from './support.deps.ts';
import { supportForgotten, supportRequested } from './support.events.ts';
import { SUPPORT_PER_ADDRESS, SUPPORT_PER_RECIPIENT } from './support.limits.ts';
import { newReference } from './support.reference.ts';
import {
  deleteConsulting,
  deleteSupportRequests,
  findIdOf,
  findReference,
  findTypeByReference,
  insertSupportRequest,
  isMailboxOf,
  type ReportedTalk,
} from './support.store.ts';
import { addReplyByReference } from './threads/reply.service.ts';

export async function receiveSupportRequest(
  deps: SupportDeps,
  input: SupportRequest,
  client: { ipAddress: string; userId: string | null },
): Promise<SupportReceipt> {
  await deps.limiter.count([
    { limit: SUPPORT_PER_ADDRESS, key: limitKeyOf(client.ipAddress) },
    { limit: SUPPORT_PER_RECIPIENT, key: input.email },
  ]);
  // A machine gets the same answer as a person, so that it does not learn to leave the hidden field empty. A safety
  // report is kept all the same: a browser's form filler may have filled the field for a person in need.
  if (input.website && input.type !== 'safety') return receiptFor(input, newReference());
  return inTransaction(deps.db, (trx) =>
    continueOrKeep(trx, input, { userId: client.userId, now: deps.clock.now() }),
  );
}

/** Who quotes a reference goes on with that message; from another address it is a new one about the same. */
async function continueOrKeep(
  trx: Transaction<DB>,
  input: SupportRequest,
  { userId, now }: { userId: string | null; now: Date },
): Promise<SupportReceipt> {
  const { reference, email, message: body, submission_id: submissionId = randomUUID() } = input;
  if (reference === null) {
    const origin = await fromForm(trx, input, userId);
    const kept = await keep(trx, input, origin);
    const receipt = receiptFor(input, kept);
    return origin.reporterUserId === null ? receipt : { ...receipt, request_id: await findIdOf(trx, kept) };
  }
  const found = await addReplyByReference(trx, { reference, email }, { body, submissionId, now });
  if (found) return receiptFor(found, found.reference);
  const again = { ...input, type: (await findTypeByReference(trx, reference)) ?? input.type };
  // The answer says nothing of what the reference belongs to.
  return receiptFor(input, await keep(trx, again, await fromForm(trx, again, userId)));
}

interface ReportInside {
  userId: string;
  name: string;
  email: string;
  locale: Locale;
  message: string;
}

/** A report made in a conversation, by somebody who is in it: in the transaction of what it reports. */
export async function openSafetyReport(
  trx: Transaction<DB>,
  report: ReportInside,
  about: ReportedTalk,
): Promise<void> {
  await keep(trx, safetyRequest(report), { ...originOf(report, 'conversation'), about, isQuiet: false });
}

/** The same without a confirmation to the person who reports: somebody they fear may read their email. */
export async function openQuietReport(
  trx: Transaction<DB>,
  report: ReportInside,
  about?: ReportedTalk,
): Promise<void> {
  const origin = { ...originOf(report, 'guardian'), isQuiet: true };
  await keep(trx, safetyRequest(report), about ? { ...origin, about } : origin);
}

/** What somebody asks on a page of theirs. Returns its id. */
export async function openAccountRequest(trx: Transaction<DB>, report: ReportInside): Promise<string> {
  const { name, email, locale, message, userId } = report;
  const input = { type: 'billing', name, email, locale, message, reference: null } as const;
  const reference = await keep(trx, input, { source: 'form', reporterUserId: userId, isQuiet: false });
  return findIdOf(trx, reference);
}

export function forgetSupportMessages(trx: Transaction<DB>, due: Due): Promise<number> {
  return forgetRequests(
    trx,
    SUPPORT_TYPES.filter((type) => type !== 'safety' && type !== 'nil-consulting'),
    due,
  );
}

/** Counted from the last step of the case. */
export async function forgetConsulting(trx: Transaction<DB>, { over, most, now }: Due): Promise<number> {
  const ids = await deleteConsulting(trx, { over, most });
  for (const id of ids) await recordEvent(trx, supportForgotten(id), now);
  return ids.length;
}

export function forgetSafetyMessages(trx: Transaction<DB>, due: Due): Promise<number> {
  return forgetRequests(trx, ['safety'], due);
}

async function forgetRequests(
  trx: Transaction<DB>,
  types: readonly SupportType[],
  { over, most, now }: Due,
): Promise<number> {
  const ids = await deleteSupportRequests(trx, types, { over, most });
  for (const id of ids) await recordEvent(trx, supportForgotten(id), now);
  return ids.length;
}

interface Origin {
  about?: ReportedTalk;
  source: ReportSource;
  reporterUserId: string | null;
  /** Nothing is confirmed by email: somebody whom the writer fears may read it. */
  isQuiet: boolean;
}

/**
 * Who is signed in finds what they wrote under their messages, if the address is theirs: what goes on by email belongs to who reads
 * that mailbox. Not a safety report: it would be there in full for everybody who looks at the writer's screen.
 */
async function fromForm(
  trx: Transaction<DB>,
  { type, email }: SupportRequest,
  userId: string | null,
): Promise<Origin> {
  const isOwn = userId !== null && type !== 'safety' && (await isMailboxOf(trx, userId, email));
  return { source: 'form', reporterUserId: isOwn ? userId : null, isQuiet: false };
}

/** Returns the reference; that of the first attempt when this very message has arrived before. */
async function keep(
  trx: Transaction<DB>,
  input: SupportRequest,
  { isQuiet, about, ...origin }: Origin,
): Promise<string> {
  const fingerprint = fingerprintOf(input);
  const reference = newReference();
  const { type, name, email, message, locale } = input;
  const written = { type, name, email, message, locale, reference, fingerprint };
  const id = await insertSupportRequest(trx, { ...written, ...origin, about: about ?? null });
  if (!id) return findReference(trx, fingerprint);

  await recordEvent(trx, supportRequested(id, { ...input, isQuiet }));
  return reference;
}

function safetyRequest({ name, email, locale, message }: ReportInside): SupportRequest {
  return { type: 'safety', name, email, locale, message, reference: null };
}

function originOf({ userId }: ReportInside, source: ReportSource) {
  return { source, reporterUserId: userId };
}

function receiptFor({ type }: { type: SupportType }, reference: string): SupportReceipt {
  return { reference, type, answer_within_hours: SUPPORT_ANSWER_HOURS[type] };
}

/** The whole content is in it: a message that was changed before it was sent again is another message. */
function fingerprintOf({ submission_id, type, name, email, message }: SupportRequest): Buffer | null {
  if (!submission_id) return null;
  return createHash('sha256')
    .update(JSON.stringify([submission_id, type, name, email, message]))
    .digest();
}
