/** How a file leaves, whoever asked for it. */
import { z } from 'zod';

/** What people upload never runs as a page of ours. Browsers show a picture on its own with a style of theirs. */
export const INERT = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** For the API document: bytes as they are. */
export const binary = z.unknown().meta({ type: 'string', format: 'binary' });

export function etagOf(file: { sha256: Buffer }): string {
  return `"${file.sha256.toString('base64url')}"`;
}
