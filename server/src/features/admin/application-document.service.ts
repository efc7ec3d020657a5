/**
 * What a director-to-be shows to prove for whom they work: given before the decision, read by admins alone, and deleted
 * thirty days after the decision.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { OwnApplication } from '@faircourt/contracts/regions';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { holdForCapability } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { dispositionOf, keptName } from '../../uploads/file-name.ts';
import { prepareFile } from '../../uploads/incoming-file.ts';
import { keepContent } from '../../uploads/kept-content.ts';
import type { AdminDeps } from './admin.deps.ts';
import { presentOwnApplication } from './application.service.ts';
import {
  deleteDocument,
  findDocument,
  replaceDocument,
  storeDecisionOn,
} from './application-document.store.ts';
import { findAccountFacts } from './director.store.ts';
import { documentOpened, documentRemoved, documentStored } from './region.events.ts';

export interface SentDocument {
  storage_key: string;
  content_type: string;
  bytes: number;
  disposition: string;
}

/** Before a byte is read: nobody fills our memory who has nothing to show here. Returns who sends. */
export async function admitDocument(guard: Guard): Promise<string> {
  guard.authorise('director.apply');
  return actedBy(guard).userId;
}

export async function keepOwnDocument(
  deps: AdminDeps,
  guard: Guard,
  sent: { name: string; content: Buffer },
): Promise<OwnApplication> {
  const kept = await prepareFile('evidence', sent.content);
  const by = actedBy(guard);
  return keepContent(deps, 'applications', kept, async (trx, stored) => {
    // The approval waits for this, or has come first: then nothing is to be shown any more.
    await holdForCapability(trx, guard, 'director.apply', { records: { account: actedBy(guard).userId } });
    const name = keptName(sent.name, stored.contentType);
    await replaceDocument(trx, by.userId, { ...stored, name, now: guard.now });
    await recordEvent(trx, documentStored(by));
    return presentOwnApplication(trx, by.userId);
  });
}

/** Removing what is not there removes nothing. */
export async function removeOwnDocument(deps: AdminDeps, guard: Guard): Promise<OwnApplication> {
  guard.authorise('director.apply');
  const by = actedBy(guard);
  return inTransaction(deps.db, async (trx) => {
    await holdForCapability(trx, guard, 'director.apply', { records: { account: actedBy(guard).userId } });
    if (await deleteDocument(trx, by.userId)) await recordEvent(trx, documentRemoved(by));
    return presentOwnApplication(trx, by.userId);
  });
}

export async function lookAtDocument(deps: AdminDeps, guard: Guard, userId: string): Promise<SentDocument> {
  guard.authorise('director.read_document', await findAccountFacts(deps.db, userId));
  const document = await findDocument(deps.db, userId);
  if (!document) throw notFound();
  await inTransaction(deps.db, (trx) => recordEvent(trx, documentOpened(userId, actedBy(guard))));
  return {
    storage_key: document.storage_key,
    content_type: document.content_type,
    bytes: document.bytes,
    // A picture is shown where the admin decides. A PDF could bring a program along: it is only ever saved.
    disposition: document.content_type.startsWith('image/') ? 'inline' : dispositionOf(document.name),
  };
}

/** The approval, or a suspension before it, is the decision; an account that waits again is undecided again. */
export async function dateApplicationDocument(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'account.status_changed'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.status === 'pending') await storeDecisionOn(trx, userId, null);
  else if (data.from === 'pending') await storeDecisionOn(trx, userId, now);
}
