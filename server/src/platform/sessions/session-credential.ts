/**
 * The credential that renews a session: a cookie with the session, a number and a seal. Each renewal makes the next
 * number, and an old one that turns up again means that somebody has copied it.
 *
 * An answer may get lost, a server may be killed, two tabs may ask at once: so the last number that was used stays good
 * until the one made from it is used, and for a short while nothing of this is held against anybody.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export const SESSION_COOKIE = 'faircourt.session';
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** As long as two tabs, or a slow answer and its repetition, may be apart. */
const ROTATION_GRACE_MS = 60_000;

export interface PresentedCredential {
  sessionId: string;
  number: number;
  seal: Buffer;
}

/** What is kept of the numbers of one session. */
export interface CredentialState {
  newest: number;
  /** The last one that was used to renew, and the one before that. */
  used: number;
  used_before: number;
  rotated_at: Date;
}

export interface SessionCredentials {
  seal(sessionId: string, key: Buffer, number: number): string;
  /** Null for what is not even of the shape. */
  parse(cookie: string | null): PresentedCredential | null;
  isGenuine(presented: PresentedCredential, key: Buffer): boolean;
}

export function createSessionCredentials(secret: string): SessionCredentials {
  const root = Buffer.from(hkdfSync('sha256', secret, '', 'faircourt session credential', 32));
  const sealOf = (sessionId: string, key: Buffer, number: number) =>
    createHmac('sha256', root).update(key).update(`${sessionId}.${number}`).digest();
  return {
    seal: (sessionId, key, number) =>
      `${sessionId}.${number}.${sealOf(sessionId, key, number).toString('base64url')}`,
    parse(cookie) {
      const match = /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(cookie ?? '');
      const [, sessionId, number, seal] = match ?? [];
      if (!sessionId || !number || !seal) return null;
      return { sessionId, number: Number(number), seal: Buffer.from(seal, 'base64url') };
    },
    isGenuine({ sessionId, number, seal }, key) {
      const expected = sealOf(sessionId, key, number);
      return seal.length === expected.length && timingSafeEqual(seal, expected);
    },
  };
}

/** The state after a genuine credential was presented; `reused` when it must have been copied. */
export function rotate(state: CredentialState, number: number, now: Date): CredentialState | 'reused' {
  const isFresh = now.getTime() - state.rotated_at.getTime() <= ROTATION_GRACE_MS;
  if (number === state.newest) {
    return { newest: number + 1, used: number, used_before: state.used, rotated_at: now };
  }
  if (number === state.used) {
    // The answer got lost on the way. Should a thief have caught it, using it gives them away.
    return isFresh ? state : { ...state, newest: state.newest + 1, rotated_at: now };
  }
  const isRace = number === state.used_before || (number > state.used && number < state.newest);
  return isFresh && isRace ? state : 'reused';
}
