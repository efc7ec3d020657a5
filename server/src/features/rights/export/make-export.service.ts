/**
 * Makes a download: reads everything at one moment, packs it in a folder of its own, and hands the whole file to the store.
 * Only then does the row name it. A process that dies in between leaves a request that the queue gives to another, and bytes
 * that nobody can fetch and the sweep deletes.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DATA_EXPORT_DAYS } from '@faircourt/contracts/data-exports';
import { DAY_MS } from '@faircourt/contracts/time';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { makeScratchFolder } from '../../../platform/process/scratch-folder.ts';
import { discardFile } from '../../../uploads/file.jobs.ts';
import { claimArrived, noteArriving } from '../../../uploads/unused-file.store.ts';
import { writeArchive, type ArchiveContent } from './archive.ts';
import type { MakeExportDeps } from './export.deps.ts';
import { exportFailed, exportReady } from './export.events.ts';
import { loadSubject, type ExportSubject } from './export-subject.ts';
import { findExport, storeFailed, storeProgress, storeReady, type ExportRow } from './export.store.ts';
import { gather, type GatheredPart } from './gather.store.ts';

/** Everything is read by then; the files take the rest. */
const READ_PERCENT = 20;
const PACKED_PERCENT = 95;

export async function makeExport(deps: MakeExportDeps, exportId: string): Promise<void> {
  const wanted = await findExport(deps.db, exportId);
  if (wanted?.status !== 'requested') return;
  const madeAt = deps.clock.now();
  const found = await loadSubject(deps.db, wanted, madeAt);
  if (!found) {
    await giveUpExport(deps.db, wanted, madeAt);
    return;
  }
  const folder = await makeScratchFolder('export');
  try {
    const path = join(folder.path, 'download.zip');
    const content = contentOf(found, await gather(deps.db, found.subject), madeAt, deps);
    await storeProgress(deps.db, exportId, READ_PERCENT);
    const archive = await writeArchive(path, content, {
      files: deps.files,
      onProgress: (share) =>
        storeProgress(deps.db, exportId, READ_PERCENT + Math.floor(share * (PACKED_PERCENT - READ_PERCENT))),
    });
    await keepArchive(deps, wanted, { path, ...archive });
  } finally {
    await folder.remove();
  }
}

/** What nobody may have any more, and what could not be made for too long. */
export function giveUpExport(db: Database, wanted: ExportRow, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (await storeFailed(trx, wanted.id)) await recordEvent(trx, exportFailed(wanted), now);
  });
}

async function keepArchive(
  { db, files, clock }: MakeExportDeps,
  wanted: ExportRow,
  archive: { path: string; bytes: number; sha256: Buffer },
): Promise<void> {
  const storageKey = `exports/${randomUUID()}`;
  await noteArriving(db, storageKey);
  try {
    await files.putFile(storageKey, archive.path, 'application/zip');
    const isKept = await inTransaction(db, async (trx) => {
      const now = clock.now();
      // Making it took a while: a link may have ended since.
      if (!(await loadSubject(trx, wanted, now))) return false;
      const { bytes, sha256 } = archive;
      const expiresAt = new Date(now.getTime() + DATA_EXPORT_DAYS * DAY_MS);
      if (!(await storeReady(trx, wanted.id, { storageKey, bytes, sha256, now, expiresAt }))) return false;
      if (!(await claimArrived(trx, storageKey))) throw new Error('The archive arrived too late');
      await recordEvent(trx, exportReady(wanted), now);
      return true;
    });
    if (isKept) return;
    await discardFile(db, files, storageKey);
    await giveUpExport(db, wanted, clock.now());
  } catch (error) {
    // Best effort: a store that cannot be reached now is swept later, and the first fault is the one to report.
    await discardFile(db, files, storageKey).catch(() => {});
    throw error;
  }
}

function contentOf(
  { subject, about, reader }: ExportSubject,
  gathered: GatheredPart[],
  madeAt: Date,
  { drawSignedCopy }: MakeExportDeps,
): ArchiveContent {
  const signed = gathered.filter(({ part }) => part.table === 'consent_signatures');
  const copies = signed.flatMap(({ part, rows }) =>
    rows.map((row) => ({
      part: part.name,
      name: String(row['document_id']),
      draw: () => drawSignedCopy(String(row['id']), subject.actor.userId),
    })),
  );
  const isForGuardian = about.userId !== reader.userId;
  return { locale: reader.locale, name: about.name, isForGuardian, madeAt, gathered, copies };
}
