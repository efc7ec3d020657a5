/** How the server sends a file, to any reader. */
import { pipeline, Transform, type Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFound } from '../access/engine/guard.ts';
import type { FileStore } from '../platform/storage/file-store.ts';

/** What people upload never runs as a page of ours. Browsers show a picture on its own with a style of theirs. */
export const INERT = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** For the API document: bytes as they are. */
export const binary = z.unknown().meta({ type: 'string', format: 'binary' });

/** The whole file, with what its route says of keeping or naming it. */
export async function sendContent(
  deps: { files: FileStore },
  reply: FastifyReply,
  file: { storage_key: string; content_type: string; bytes: number },
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const stream = await readContent(deps, file);
  return reply
    .headers({ ...INERT, 'content-type': file.content_type, 'content-length': file.bytes, ...headers })
    .send(stream);
}

export function etagOf(file: { sha256: Buffer }): string {
  return `"${file.sha256.toString('base64url')}"`;
}

/** The bytes of the record, all of them: a stream that ends before them fails instead of looking whole. */
export async function readContent(
  deps: { files: FileStore },
  file: { storage_key: string; bytes: number },
): Promise<Readable> {
  const stored = await deps.files.read(file.storage_key);
  if (!stored) throw notFound();
  return wholeContent(stored, file.bytes);
}

export function wholeContent(stored: Readable, bytes: number): Readable {
  // A fault at either end of the pipeline reaches the other end.
  return pipeline(stored, exactly(bytes), () => {});
}

/** The length is promised in the headers: without this, a browser would wait for bytes that never come. */
function exactly(bytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(passed === bytes ? null : new Error(`The store gave ${passed} bytes of ${bytes}`));
    },
  });
}
