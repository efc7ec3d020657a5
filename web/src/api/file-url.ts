/** The address a browser can load a stored file from: the key beside it says who looks, and for some minutes only. */
import { systemClock } from './clock.ts';

/** A key lives for at least five minutes; a page may stay open for longer than that. */
const KEY_TRUST_MS = 4 * 60_000;

export function fileUrl(url: string, fileKey: string): string {
  return `${url}?key=${encodeURIComponent(fileKey)}`;
}

/** `since`: when the key came. After that time a page asks for another one before it opens the file. */
export function isFileKeyFresh(since: number, now = systemClock.now()): boolean {
  return now - since < KEY_TRUST_MS;
}
