/** The two addresses that bring a guardian: a mailed link with its key, and a family code, scanned or typed. */
import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';

/** The invitation in the address; null for the plain page. */
export function readInvitationKey(query: URLSearchParams): GuardianInvitationKey | null {
  const token = query.get('invite')?.trim();
  if (token) return { token };
  const code = query.get('code')?.trim();
  return code ? { code } : null;
}

/** The same address once the invitation is answered: going back must not ask again. */
export function withoutInvitation(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('invite');
  rest.delete('code');
  return rest;
}
