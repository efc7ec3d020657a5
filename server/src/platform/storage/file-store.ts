/** Where uploaded files lie: a folder by default, any S3-compatible store by setting. Nothing here decides who reads. */
import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStoreConfig, S3Config } from '../config.ts';
import { AppError } from '../errors.ts';

export interface FileStore {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Of a file on this machine that is too large to be held in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** Null when the store holds nothing under this key. */
  read(key: string): Promise<Readable | null>;
  delete(key: string): Promise<void>;
  /** Of everything in one folder of the store. */
  keys(folder: string): AsyncIterable<string>;
}

export async function openFileStore(config: FileStoreConfig): Promise<FileStore> {
  return config.kind === 'disk' ? folderStore(config.directory) : storeOn(await openBucket(config));
}

function folderStore(directory: string): FileStore {
  const store = storeOn(new Disk(new FSDriver({ location: directory, visibility: 'private' })));
  const keep = async (key: string, write: () => Promise<void>) => {
    // Other users of the machine have no business with these files.
    await reach(() => mkdir(directory, { recursive: true, mode: 0o700 }));
    await write();
    await reach(() => flush(join(directory, key)));
  };
  return {
    ...store,
    put: (key, content, contentType) => keep(key, () => store.put(key, content, contentType)),
    putFile: (key, path, contentType) => keep(key, () => store.putFile(key, path, contentType)),
  };
}

/** The client is large, so it is loaded only where it is used. */
async function openBucket(config: S3Config): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: config.bucket,
      region: config.region,
      forcePathStyle: config.forcePathStyle,
      ...(config.endpoint ? { endpoint: config.endpoint } : {}),
      ...(config.credentials ? { credentials: config.credentials } : {}),
      visibility: 'private',
      // Buckets are private by themselves; many stores refuse to be told so per object.
      supportsACL: false,
      // Checksums that only Amazon's own store understands make the others refuse.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
    }),
  );
}

function storeOn(disk: Disk): FileStore {
  return {
    put: (key, content, contentType) => reach(() => disk.put(key, content, { contentType })),
    putFile: (key, path, contentType) => reach(() => disk.copyFromFs(path, key, { contentType })),
    delete: (key) => reach(() => disk.delete(key)),
    keys: (folder) => keysIn(disk, folder),
    read: (key) =>
      reach(async () => {
        try {
          const content = await disk.getStream(key);
          // A file that is not there shows only once it is opened.
          if (content instanceof ReadStream) await once(content, 'open');
          return content;
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
  };
}

async function* keysIn(disk: Disk, folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await reach(async () => {
      try {
        return await disk.listAll(folder, paginationToken === undefined ? {} : { paginationToken });
      } catch (error) {
        if (isMissing(error)) return { objects: [], paginationToken: undefined };
        throw error;
      }
    });
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

/** A store that is full or away is no fault of the request, and heals: it is told apart from our own mistakes. */
async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AppError('unavailable', 'The file store cannot be reached. Try again in a moment.', {
      retryAfterSeconds: 10,
      cause: innermost(error),
    });
  }
}

/** What is logged is what the disk or the network said, such as that there is no space left. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || error.name === 'NoSuchKey' || isMissing(error.cause);
}

/** What was acknowledged is there after a power cut too: the database makes the same promise of the row. */
async function flush(path: string): Promise<void> {
  for (const written of [path, dirname(path)]) {
    const handle = await open(written, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
