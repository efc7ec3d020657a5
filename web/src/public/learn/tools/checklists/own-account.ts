/** The account of the person whose session this browser keeps, for the ticks. */
import type { KeepTicks } from '@faircourt/contracts/checklists';
import { browserTokenEdges, readOwnToken } from '../../../own-token.ts';

const CALL_TIMEOUT_MS = 15_000;

/** Null without a session; a damaged one counts as none. */
export function currentUserId(): string | null {
  try {
    const session = JSON.parse(localStorage.getItem('faircourt.session') ?? 'null') as {
      user: { id: string };
    } | null;
    return session?.user.id ?? null;
  } catch {
    return null;
  }
}

export async function sendAsOneself(body: KeepTicks | null): Promise<Response> {
  const userId = currentUserId();
  const token = await readOwnToken(browserTokenEdges());
  // Never one person's ticks as another's, who signed in meanwhile in a different tab.
  if (token === null || currentUserId() !== userId) throw new Error('There is no session to send it with');
  return fetch('/api/checklists', {
    method: body === null ? 'GET' : 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body: body === null ? null : JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    // A tick that is followed by a click on a link reaches the account all the same.
    keepalive: body !== null,
  });
}
