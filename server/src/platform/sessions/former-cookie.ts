/**
 * The cookie of sessions from before credentials changed with each renewal. It is read once, to be exchanged: nobody is
 * signed out by an upgrade. Thirty days after it no such session lives any more, and this can go.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const NAME = 'faircourt.session_token';

export interface FormerCookies {
  /** The token of the session, when the seal is right. */
  read(header: string | undefined): string | null;
  clear(): string;
}

export function createFormerCookies(baseUrl: string, secret: string): FormerCookies {
  const isSecure = baseUrl.startsWith('https:');
  const name = `${isSecure ? '__Secure-' : ''}${NAME}`;
  return {
    read(header) {
      const found = header
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name}=`));
      const [token, seal] = decode(found?.slice(name.length + 1) ?? '').split('.');
      if (!token || !seal) return null;
      const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
      const given = Buffer.from(seal);
      return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
    },
    clear: () =>
      `${name}=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  };
}

/** What is not encoded properly was never ours. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
