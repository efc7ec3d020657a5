/**
 * Cookies that no neighbour can set or read: on https they bear the prefix `__Host-`, which browsers take from this very
 * host only, with `Secure`, `Path=/` and no `Domain`. A page of a sibling subdomain cannot slip its own in. On plain http,
 * in development, the same names without the prefix.
 */
const PREFIX = '__Host-';

export interface Cookies {
  read(header: string | undefined, name: string): string | null;
  /** The value of a Set-Cookie header. */
  set(name: string, value: string, maxAgeSeconds: number): string;
  clear(name: string): string;
}

export function createCookies(baseUrl: string): Cookies {
  const isSecure = baseUrl.startsWith('https:');
  const full = (name: string) => `${isSecure ? PREFIX : ''}${name}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const set: Cookies['set'] = (name, value, maxAgeSeconds) =>
    `${full(name)}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`;
  return {
    set,
    clear: (name) => set(name, '', 0),
    read(header, name) {
      const found = header
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${full(name)}=`));
      return found?.slice(full(name).length + 1) || null;
    },
  };
}
