/**
 * A cookie that says: somebody has signed in to this account on this device before. It opens nothing. Who has it is
 * counted apart, so that strangers who guess at an account cannot lock its owner out.
 */
import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Cookies } from './cookies.ts';

const DEVICE_SECONDS = 180 * 24 * 60 * 60;

export interface KnownDevices {
  /** The device's own id, when it is known to this account. */
  read(cookieHeader: string | undefined, email: string, now: Date): string | null;
  /** The value of a Set-Cookie header. A device that is known keeps its id, or each sign-in would be one more device. */
  remember(email: string, now: Date, known: string | null): string;
}

export function createKnownDevices(secret: string, cookies: Cookies): KnownDevices {
  const root = Buffer.from(hkdfSync('sha256', secret, '', 'faircourt known device', 32));
  const sealOf = (email: string, id: string, until: string) =>
    createHmac('sha256', root).update(`${email.toLowerCase()}\n${id}.${until}`).digest('base64url');
  return {
    read(header, email, now) {
      const [id, until, seal] = cookies.read(header, nameFor(email))?.split('.') ?? [];
      if (!id || !until || !seal || Number(until) * 1000 <= now.getTime()) return null;
      const [given, expected] = [Buffer.from(seal), Buffer.from(sealOf(email, id, until))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
    remember(email, now, known) {
      const id = known ?? randomUUID();
      const until = String(Math.floor(now.getTime() / 1000) + DEVICE_SECONDS);
      return cookies.set(nameFor(email), `${id}.${until}.${sealOf(email, id, until)}`, DEVICE_SECONDS);
    },
  };
}

/** One per account: a family shares its computer. */
function nameFor(email: string): string {
  const short = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 8);
  return `faircourt.device-${short}`;
}
