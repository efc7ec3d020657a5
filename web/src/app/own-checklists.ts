/**
 * What was ticked on the public checklists before signing in goes into the account, also where its person never opens that page
 * again; and what is the account's leaves this browser with the session. Most browsers have nothing of it: then nothing is
 * fetched.
 */
import type { Cancel } from '../api/clock.ts';
import { authorizedFetch, session } from '../api/session/session-client.ts';
import { forgetAccountTicks, forgetSavedTicks, hasKeptTicks } from '../shell/checklists/account-copy.ts';
import type { SaveOutcome } from '../shell/checklists/save-ticks.ts';

const PATIENCE_MS = 2000;

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

/**
 * Says whether nothing is left to save; never fails, and never takes long. Before signing out it is waited for: afterwards
 * nobody can send it.
 */
export async function saveOwnTicks(): Promise<boolean> {
  const userId = session.snapshot.session?.user.id;
  if (userId === undefined || !hasKeptTicks()) return true;
  const late = new Promise<'failed'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'failed'));
  const outcome = await Promise.race([save(userId).catch(() => 'failed'), late]);
  return outcome !== 'failed';
}

async function save(userId: string): Promise<SaveOutcome> {
  const { saveTicks, tickStores } = await import('../shell/checklists/save-ticks.ts');
  return saveTicks(userId, {
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
