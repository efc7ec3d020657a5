/**
 * Keys that end emails without signing in: they are in the emails themselves, for as long as somebody keeps those. Such a
 * key says whose emails, and opens nothing else.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface UnsubscribeKeys {
  issue(userId: string): string;
  /** Whose it is; null for anything but a key of ours. */
  verify(key: string): string | null;
}

export function createUnsubscribeKeys(secret: string): UnsubscribeKeys {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'faircourt alert emails', 32));
  const sign = (userId: string) => createHmac('sha256', signingKey).update(userId).digest();
  return {
    issue: (userId) => `${userId}.${sign(userId).toString('base64url')}`,
    verify(key) {
      const [, userId, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(key) ?? [];
      if (!userId || !signature) return null;
      return timingSafeEqual(sign(userId), Buffer.from(signature, 'base64url')) ? userId : null;
    },
  };
}
