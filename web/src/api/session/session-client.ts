/** The one session of this tab, running from the first import on. */
import { browserEdges } from './browser-edges.ts';
import { createSessionClient } from './create-session-client.ts';

export const session = createSessionClient(browserEdges());
void session.start();

export const authorizedFetch = session.authorizedFetch;

export function signOut(): Promise<void> {
  return session.signOut();
}
