/**
 * Packs a download into one ZIP file, piece by piece: uploaded files stream through, and only one of them is open at a time.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { wholeContent } from '../../../uploads/sent-file.ts';
import { fileNameIn } from './archive-names.ts';
import { exportWords } from './export.words.ts';
import type { GatheredPart } from './gather.store.ts';
import { readablePage } from './readable-page.ts';
import { schemaOf } from './schema-page.ts';
import { asCsv, asJson } from './tables.ts';

export interface ArchiveContent {
  locale: Locale;
  name: string;
  /** A guardian reads it, and is not the person it is about. */
  isForGuardian: boolean;
  madeAt: Date;
  gathered: readonly GatheredPart[];
  /** Copies of consent forms, each drawn when its turn comes. */
  copies: readonly { part: string; name: string; draw: () => Promise<Buffer> }[];
}

export interface ArchiveDeps {
  files: FileStore;
  /** Called with a share between 0 and 1. */
  onProgress: (share: number) => Promise<void>;
}

export interface Archive {
  bytes: number;
  sha256: Buffer;
}

export async function writeArchive(
  path: string,
  content: ArchiveContent,
  deps: ArchiveDeps,
): Promise<Archive> {
  const zip = new ZipFile();
  const options = { mtime: content.madeAt };
  const addText = (text: string, name: string) => zip.addBuffer(Buffer.from(text), name, options);
  // Held until the end: whatever fails, on either side, fails this.
  const written = Promise.race([
    pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 })),
    new Promise<never>((_resolve, reject) => zip.once('error', reject)),
  ]);
  written.catch(() => {});
  for (const gathered of content.gathered) {
    addText(asJson(gathered), `json/${gathered.part.name}.json`);
    addText(asCsv(gathered), `csv/${gathered.part.name}.csv`);
  }
  const { paths, missing } = await addFiles(zip, content, deps, written);
  addText(readablePage({ ...content, files: paths, missing }), 'index.html');
  addText(schemaOf(content.gathered), 'schema.json');
  addText(exportWords(content.locale).words('export.readme'), 'README.txt');
  zip.end();
  await written;
  return { bytes: (await stat(path)).size, sha256: await hashOf(path) };
}

/** The paths by part, and how many files the store did not have any more. */
async function addFiles(
  zip: ZipFile,
  { gathered, copies, madeAt }: ArchiveContent,
  { files, onProgress }: ArchiveDeps,
  written: Promise<void>,
) {
  const paths = new Map<string, string[]>();
  const pathFor = (part: string, name: string, contentType: string) => {
    const before = paths.get(part) ?? [];
    const path = fileNameIn(part, before.length, { name, contentType });
    paths.set(part, [...before, path]);
    return path;
  };
  const stored = gathered.flatMap(({ part, files: held }) =>
    held.map((file) => ({ part: part.name, ...file })),
  );
  const total = stored.length + copies.length;
  let missing = 0;
  let done = 0;
  for (const { part, ...file } of stored) {
    const content = await files.read(file.storageKey);
    if (content) {
      // A store that ends a file early fails the archive: half a transcript must not look like a whole one.
      const whole = wholeContent(content, file.bytes);
      // Photos and documents are packed already.
      zip.addReadStream(whole, pathFor(part, file.name, file.contentType), {
        mtime: madeAt,
        compress: false,
        size: file.bytes,
      });
      await Promise.race([finished(whole, { writable: false }), written]);
    } else missing++;
    await onProgress(++done / total);
  }
  for (const { part, name, draw } of copies) {
    zip.addBuffer(await draw(), pathFor(part, name, 'application/pdf'), { mtime: madeAt, compress: false });
    await onProgress(++done / total);
  }
  return { paths, missing };
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest();
}
