/**
 * What was ticked on the public checklists before signing in goes into the account, also where its person never opens that page
 * again; and what is the account's leaves this browser with the session. Most browsers have nothing of it: then nothing is
 * fetched.
 */
import type { Cancel } from '../api/clock.ts';
import { authorizedFetch, session } from '../api/session/session-client.ts';
import { forgetAccountTicks, forgetSavedTicks, hasKeptTicks } from '../shell/checklists/account-copy.ts';

export function keepChecklists(): Cancel {
  return session.onAuthStateChange((event, current) => {
    if (event === 'SIGNED_OUT' && session.endReason === null) forgetAccountTicks();
    if (event === 'SIGNED_OUT' && session.endReason !== null) forgetSavedTicks();
    if (current !== null && (event === 'SIGNED_IN' || event === 'INITIAL_SESSION')) {
      forgetAccountTicks(current.user.id);
      void saveOwnTicks();
    }
  });
}

/** Before signing out it is waited for: afterwards nobody can send it. What fails is tried again on the page itself. */
export async function saveOwnTicks(): Promise<void> {
  const userId = session.snapshot.session?.user.id;
  if (userId === undefined || !hasKeptTicks()) return;
  const { saveTicks, tickStores } = await import('../shell/checklists/save-ticks.ts');
  await saveTicks(userId, {
    stores: tickStores(),
    currentUserId: () => session.snapshot.session?.user.id ?? null,
    now: () => Date.now(),
    send: (body) =>
      authorizedFetch(
        new Request(new URL('/api/checklists', location.origin), {
          method: body === null ? 'GET' : 'PATCH',
          ...(body === null
            ? {}
            : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        }),
      ),
  });
}
