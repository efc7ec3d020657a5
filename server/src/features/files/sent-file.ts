/** How a file leaves, whoever asked for it. */
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { readContent } from './file-download.service.ts';

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
