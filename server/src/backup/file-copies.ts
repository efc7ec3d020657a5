/**
 * The copies of uploaded files in a backup. A key never gets other bytes, so a copy that is there is right for good, and a
 * backup that starts again goes on with those it has.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../platform/storage/file-store.ts';
import { isAbsent, Measure, measureFile, syncFolder, type Measured } from './measure.ts';
import type { NamedFile } from './named-files.ts';

export const FILES_FOLDER = 'files';
const PARTIAL = '.partial';
/** Kept under a name of its own: it must not pass for the bytes that were uploaded. */
const DAMAGED = '.damaged';
const TRIES = 3;

export type Copied = 'copied' | 'was there' | 'gone' | 'damaged';

/** Gone means that the store has nothing under this key: its row was deleted meanwhile, or the store lost it. */
export async function copyFile(store: FileStore, folder: string, file: NamedFile): Promise<Copied> {
  const path = pathOf(folder, file.key);
  if ((await exists(path)) || (await exists(path + DAMAGED))) return 'was there';
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  let fault: unknown = null;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      const found = await fetchOnce(store, file.key, path + PARTIAL);
      if (!found) return 'gone';
      if (found.sha256 === file.sha256) {
        await rename(path + PARTIAL, path);
        return 'copied';
      }
      fault = null;
    } catch (error) {
      // A file that is deleted while it is read may fail in any way; asking again tells.
      fault = error;
    }
  }
  if (fault) throw fault;
  await rename(path + PARTIAL, path + DAMAGED);
  return 'damaged';
}

async function fetchOnce(store: FileStore, key: string, path: string): Promise<Measured | null> {
  const content = await store.read(key);
  if (!content) return null;
  const measure = new Measure();
  await pipeline(content, measure, createWriteStream(path, { mode: 0o600, flush: true }));
  return measure.result();
}

export interface Copy extends Measured {
  /** Below the folder of the backup. */
  file: string;
  isDamaged: boolean;
}

/** Null when there is none. */
export async function findCopy(folder: string, { key, bytes, sha256 }: NamedFile): Promise<Copy | null> {
  const path = pathOf(folder, key);
  if (await exists(path)) return { file: `${FILES_FOLDER}/${key}`, bytes, sha256, isDamaged: false };
  const damaged = await measureFile(path + DAMAGED);
  return damaged && { file: `${FILES_FOLDER}/${key}${DAMAGED}`, ...damaged, isDamaged: true };
}

/** Deletes copies that the callback disowns, and what an interruption left; the folders are then on the disk. */
export async function pruneCopies(
  folder: string,
  disown: (keys: string[]) => Promise<string[]>,
): Promise<void> {
  const root = join(folder, FILES_FOLDER);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const folders = new Set([root]);
  let paths: string[] = [];
  const flush = async () => {
    const disowned = new Set(await disown(paths.map((path) => keyOf(root, path))));
    for (const path of paths) if (disowned.has(keyOf(root, path))) await rm(path);
    paths = [];
  };
  for await (const entry of await opendir(root, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.add(path);
    else if (path.endsWith(PARTIAL)) await rm(path);
    else paths.push(path);
    if (paths.length >= 1000) await flush();
  }
  await flush();
  for (const path of folders) await syncFolder(path);
}

function pathOf(folder: string, key: string): string {
  return join(folder, FILES_FOLDER, key);
}

function keyOf(root: string, path: string): string {
  const key = relative(root, path).split(sep).join('/');
  return key.endsWith(DAMAGED) ? key.slice(0, -DAMAGED.length) : key;
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}
