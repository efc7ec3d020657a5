/** Documents for directors: checked and cleaned like every upload, and handed out to those they are for, at each download. */
import { EVIDENCE_FILES_MAX, type EvidenceFile } from '@faircourt/contracts/verification';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadEvidenceFacts } from '../../../access/facts/load-verification-facts.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { dispositionOf, keptName } from '../../../uploads/file-name.ts';
import { prepareFile } from '../../../uploads/incoming-file.ts';
import { keepContent } from '../../../uploads/kept-content.ts';
import { presentEvidenceFile } from './evidence.presenter.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationEvent } from '../verification.events.ts';
import { logView } from '../queue/item.service.ts';
import { findQuestion } from '../questions/question.store.ts';
import {
  countEvidenceFiles,
  deleteEvidenceFile,
  findEvidenceFile,
  insertEvidenceFile,
} from './evidence-file.store.ts';
import { readHeldQuestion, readQuestionToAnswer, requireUnanswered } from '../questions/held-question.ts';

export interface SentEvidence {
  storage_key: string;
  content_type: string;
  bytes: number;
  disposition: string;
}

/** Before a byte is read: nobody fills our memory who has nothing to show here. Returns who sends. */
export async function admitEvidence(deps: VerificationDeps, guard: Guard, id: string): Promise<string> {
  guard.authorise('evidence.give', await loadEvidenceFacts(deps.db, id));
  return actedBy(guard).userId;
}

export async function keepEvidenceFile(
  deps: VerificationDeps,
  guard: Guard,
  id: string,
  sent: { name: string; content: Buffer },
): Promise<EvidenceFile> {
  const kept = await prepareFile('evidence', sent.content);
  const file = await keepContent(deps, 'evidence', kept, async (trx, stored) => {
    const question = await readQuestionToAnswer(trx, guard, id);
    if ((await countEvidenceFiles(trx, id)) >= EVIDENCE_FILES_MAX) throw tooManyFiles();
    const by = actedBy(guard);
    const row = await insertEvidenceFile(trx, {
      ...stored,
      verificationId: id,
      name: keptName(sent.name, stored.contentType),
      uploadedBy: by.userId,
      now: guard.now,
    });
    await recordEvent(trx, verificationEvent('answered', question, by, { evidence_file_id: row.id }));
    return row;
  });
  return presentEvidenceFile(file);
}

/** A person who uploaded the wrong file can remove it, as long as nobody has decided by it. */
export async function removeEvidenceFile(
  deps: VerificationDeps,
  guard: Guard,
  fileId: string,
): Promise<void> {
  const file = await findEvidenceFile(deps.db, fileId);
  const facts = file ? await loadEvidenceFacts(deps.db, file.verification_id) : null;
  guard.authorise('evidence.give', facts);
  if (!file) throw notFound();
  await inTransaction(deps.db, async (trx) => {
    const question = await readHeldQuestion(trx, guard, file.verification_id);
    requireUnanswered(question);
    if (!(await deleteEvidenceFile(trx, fileId))) throw notFound();
    const removed = verificationEvent('evidence_removed', question, actedBy(guard), {
      evidence_file_id: fileId,
    });
    await recordEvent(trx, removed);
  });
}

export async function lookAtEvidenceFile(
  deps: VerificationDeps,
  guard: Guard,
  fileId: string,
): Promise<SentEvidence> {
  const file = await findEvidenceFile(deps.db, fileId);
  const facts = file ? await loadEvidenceFacts(deps.db, file.verification_id) : null;
  guard.authorise('evidence.read', facts);
  if (!file) throw notFound();
  // A document may be fetched on another day than the item it belongs to was opened.
  await inTransaction(deps.db, async (trx) => {
    const question = await findQuestion(trx, file.verification_id);
    if (question) await logView(trx, guard, question);
  });
  return {
    storage_key: file.storage_key,
    content_type: file.content_type,
    bytes: file.bytes,
    disposition: dispositionOf(file.name),
  };
}

function tooManyFiles(): AppError {
  return new AppError('too_many', `Show at most ${EVIDENCE_FILES_MAX} documents for one question.`);
}
