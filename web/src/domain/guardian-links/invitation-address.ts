/** The two addresses that bring a guardian: a mailed link with its key, and a family code, scanned or typed. */
import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { PATHS } from '../../shell/paths.ts';

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

/** The page that shows the invitation. */
export function invitationPath(key: GuardianInvitationKey): string {
  const query = 'token' in key ? { invite: key.token } : { code: key.code };
  return `${PATHS.athletes}?${new URLSearchParams(query).toString()}`;
}

/** Of an address that somebody is on the way to, such as `next` on the sign-in page; null for any other page. */
export function readInvitationPath(address: string | null): GuardianInvitationKey | null {
  const [path, query] = address?.split('?', 2) ?? [];
  return path === PATHS.athletes ? readInvitationKey(new URLSearchParams(query)) : null;
}
