/** Canonical, hreflang and Open Graph addresses must be absolute, so the build has to know where the site lives. */
const SITE_URL = (process.env.SITE_URL ?? 'https://faircourt.example').replace(/\/+$/, '');

export function absoluteUrl(path: string): string {
  return `${SITE_URL}${path}`;
}
