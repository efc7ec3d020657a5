/** files.jsonl: one line per uploaded file of a backup, with size and checksum. Written and read as a stream. */
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { findCopy } from './file-copies.ts';
import type { Manifest } from './manifest.ts';
import { Measure } from './measure.ts';
import type { NamedFile } from './named-files.ts';

export const FILE_LIST = 'files.jsonl';

/** A key becomes a path, so none may lead out of its folder. */
const path = z.string().regex(/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/);
const entrySchema = z.object({
  key: path,
  contentType: z.string(),
  /** Null for one that the store had lost already. */
  file: path.nullable(),
  bytes: z.number().int().min(0),
  sha256: z.string(),
  isDamaged: z.boolean(),
});

export type ListedFile = z.infer<typeof entrySchema>;

export async function writeFileList(
  folder: string,
  pages: AsyncIterable<NamedFile[]>,
): Promise<Manifest['files']> {
  const sums = { count: 0, bytes: 0, missing: 0, damaged: 0 };
  const lines = async function* () {
    for await (const page of pages) {
      for (const named of page) {
        const copy = await findCopy(folder, named);
        const { key, contentType, bytes, sha256 } = named;
        const entry: ListedFile = { key, contentType, bytes, sha256, file: null, isDamaged: false, ...copy };
        if (copy) sums.count += 1;
        else sums.missing += 1;
        sums.bytes += copy?.bytes ?? 0;
        if (copy?.isDamaged) sums.damaged += 1;
        yield Buffer.from(`${JSON.stringify(entry)}\n`);
      }
    }
  };
  const measure = new Measure();
  await pipeline(
    Readable.from(lines()),
    measure,
    createWriteStream(join(folder, FILE_LIST), { mode: 0o600, flush: true }),
  );
  return { list: { file: FILE_LIST, ...measure.result() }, ...sums };
}

/** In pages, so that several can be worked on at once. Those that were lost before the backup are left out. */
export async function* readFileList(folder: string, manifest: Manifest): AsyncGenerator<ListedFile[]> {
  const input = createReadStream(join(folder, manifest.files.list.file));
  let page: ListedFile[] = [];
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const entry = parse(line);
    if (entry.file !== null) page.push(entry);
    if (page.length < 500) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function parse(line: string): ListedFile {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch (cause) {
    throw new BackupError(`This backup is damaged: a line of ${FILE_LIST} cannot be read.`, { cause });
  }
}
