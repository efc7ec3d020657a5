/** The two addresses that bring a guardian: a mailed link with its key, and a family code, scanned or typed. */
import type { GuardianOfferKey } from '@faircourt/contracts/guardians';
import { PATHS } from '../../../shell/paths.ts';

export function familyCodeAddress(code: string, origin: string): string {
  return `${origin}${PATHS.athletes}?${new URLSearchParams({ code }).toString()}`;
}

/** What the address offers; null for the plain page. */
export function readOfferKey(query: URLSearchParams): GuardianOfferKey | null {
  const token = query.get('invite')?.trim();
  if (token) return { token };
  const code = query.get('code')?.trim();
  return code ? { code } : null;
}

/** The same address once the offer is answered: going back must not ask again. */
export function withoutOffer(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('invite');
  rest.delete('code');
  return rest;
}
