/**
 * Access tokens: short-lived signed claims of who is calling. They are checked here without asking the database; the
 * code that authenticates the request looks up whether the session behind a token is still alive.
 */
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';

export interface AccessClaims {
  /** users.id */
  userId: string;
  sessionId: string;
  /** Unix seconds. */
  expiresAt: number;
}

export interface AccessTokens {
  issue(userId: string, sessionId: string): Promise<{ token: string; expiresAt: number }>;
  /** Null for anything but a valid, unexpired token of ours. */
  verify(token: string): Promise<AccessClaims | null>;
}

interface TokenSource {
  sign(payload: JWTPayload): Promise<string>;
  publicKeys(): Promise<JSONWebKeySet>;
  issuer: string;
  lifetimeSeconds: number;
}

/** A forged token with a made-up key id must not cost a database look-up each. */
const REFETCH_PAUSE_MS = 1_000;

/** Checking a signature takes longer than everything else a request needs of us; a browser sends one token for minutes. */
const REMEMBERED_TOKENS = 10_000;

export function createAccessTokens(source: TokenSource): AccessTokens {
  let keys: ReturnType<typeof createLocalJWKSet> | null = null;
  let fetchedAt = 0;
  /** Tokens whose signature was right. Only that is remembered: the session is looked up each time. */
  const remembered = new Map<string, AccessClaims>();

  async function fetchKeys() {
    fetchedAt = Date.now();
    keys = createLocalJWKSet(await source.publicKeys());
    return keys;
  }

  async function check(token: string, keySet: ReturnType<typeof createLocalJWKSet>) {
    return jwtVerify(token, keySet, {
      issuer: source.issuer,
      audience: source.issuer,
      algorithms: ['EdDSA'],
    });
  }

  async function verifyPayload(token: string): Promise<JWTPayload> {
    try {
      return (await check(token, keys ?? (await fetchKeys()))).payload;
    } catch (error) {
      const mayBeNewKey =
        error instanceof errors.JWKSNoMatchingKey && Date.now() - fetchedAt > REFETCH_PAUSE_MS;
      if (!mayBeNewKey) throw error;
      return (await check(token, await fetchKeys())).payload;
    }
  }

  function remember(token: string, claims: AccessClaims): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED_TOKENS && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, claims);
  }

  return {
    async issue(userId, sessionId) {
      const expiresAt = Math.floor(Date.now() / 1000) + source.lifetimeSeconds;
      return { token: await source.sign({ sub: userId, sid: sessionId, exp: expiresAt }), expiresAt };
    },

    async verify(token) {
      const known = remembered.get(token);
      if (known && known.expiresAt * 1000 > Date.now()) return known;
      remembered.delete(token);
      try {
        const payload = await verifyPayload(token);
        const { sub, exp } = payload;
        const sid = payload['sid'];
        if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null;
        const claims = { userId: sub, sessionId: sid, expiresAt: exp };
        remember(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
