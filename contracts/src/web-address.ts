/** Addresses of the public web that people paste. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** A name with a top-level domain: no bare numbers, no names of one's own network. */
export const PUBLIC_HOST =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

/**
 * Only http and https: `javascript:` and its like are valid addresses too. A name before an @ is refused, since it makes
 * an address look like another. What is kept is the form that a browser would open.
 */
export function webAddress() {
  return z
    .url({ protocol: /^https?$/, hostname: PUBLIC_HOST, normalize: true })
    .max(LIMITS.urlMax)
    .refine((given) => !hasCredentials(URL.parse(given)), {
      params: { code: 'invalid_url' },
      message: 'Leave out what comes before the @.',
    });
}

export function hasCredentials(address: URL | null): boolean {
  return address !== null && (address.username !== '' || address.password !== '');
}
