/** Counts and hashes what passes through, so that bytes are read once and never held as a whole. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';

export interface Measured {
  bytes: number;
  sha256: string;
}

export class Measure extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** Once, when everything has passed. */
  result(): Measured {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Null when there is no such file. */
export async function measureFile(path: string): Promise<Measured | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export function isAbsent(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** A new name survives a power cut only once its folder is on the disk too. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
