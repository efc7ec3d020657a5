/**
 * File keys: a browser loads a picture or a document by its address alone, so the address carries a short-lived key that
 * says who looks. It opens nothing by itself: the file route looks the session up and asks the rules like any other.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { AccessClaims } from './access-token.ts';

export interface FileKeys {
  issue(claims: { userId: string; sessionId: string }, now: Date): string;
  /** Null for anything but a key of ours that has not run out. */
  verify(key: string, now: Date): AccessClaims | null;
}

/** A key lives for one to two of these. Within one of them it stays the same, so that a browser can keep a picture. */
const STEP_SECONDS = 300;
const REMEMBERED_KEYS = 10_000;

export function createFileKeys(secret: string): FileKeys {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'faircourt file keys', 32));
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest();

  /** Every page of search carries a key; signing it each time would be a noticeable part of the answer. */
  const issued = new Map<string, string>();

  return {
    issue({ userId, sessionId }, now) {
      const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
      const claims = `${userId}.${sessionId}.${(step + 2) * STEP_SECONDS}`;
      const known = issued.get(claims);
      if (known) return known;
      const key = `${claims}.${sign(claims).toString('base64url')}`;
      if (issued.size >= REMEMBERED_KEYS) issued.clear();
      issued.set(claims, key);
      return key;
    },

    verify(key, now) {
      const [, claims, userId, sessionId, expires, signature] =
        /^(([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,12}))\.([\w-]{43})$/.exec(key) ?? [];
      if (!claims || !userId || !sessionId || !signature) return null;
      const isOurs = timingSafeEqual(sign(claims), Buffer.from(signature, 'base64url'));
      const expiresAt = Number(expires);
      return isOurs && expiresAt * 1000 > now.getTime() ? { userId, sessionId, expiresAt } : null;
    },
  };
}
