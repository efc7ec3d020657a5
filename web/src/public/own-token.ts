/**
 * Who writes, if they are signed in: the token of the session that the browser keeps, renewed where it has run out while they
 * typed. The application renews in the same way and under the same lock. Null sends the message as anybody's.
 */
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';

const SESSION_KEY = 'faircourt.session';
const LOCK_NAME = 'faircourt.session.refresh';
const LOCK_PATIENCE_MS = 10_000;
/** It has to be good until the message has arrived. */
const MARGIN_MS = 10_000;

export interface TokenEdges {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  fetch: typeof globalThis.fetch;
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
}

/** The part of the stored session that is read here. */
type Kept = { access_token: string; expires_at: number } | null;

export async function readOwnToken(edges: TokenEdges): Promise<string | null> {
  try {
    const kept = keptIn(edges);
    if (kept === null || isGood(kept, edges)) return kept?.access_token ?? null;
    return await edges.lock(() => renew(edges));
  } catch {
    // Blocked storage, or no network: a message that reaches us without a name is better than none.
    return null;
  }
}

export function browserTokenEdges(): TokenEdges {
  return {
    // Asked when it is needed: a browser that forbids it throws.
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    },
    fetch: (...call) => fetch(...call),
    now: () => Date.now(),
    lock: (work) => {
      // Web Locks exist on secure origins only.
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(LOCK_NAME, { signal: AbortSignal.timeout(LOCK_PATIENCE_MS) }, work);
    },
  };
}

async function renew(edges: TokenEdges): Promise<string | null> {
  const before = keptIn(edges);
  if (before === null || isGood(before, edges)) return before?.access_token ?? null;
  const response = await edges.fetch('/api/auth/refresh', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { authorization: `Bearer ${ANONYMOUS_KEY}` },
  });
  // Whether the session has ended is for the application to say.
  if (!response.ok) return null;
  const text = await response.text();
  // Somebody may have signed out meanwhile, or in as another person: that is newer than our answer.
  if (keptIn(edges)?.access_token !== before.access_token) return keptIn(edges)?.access_token ?? null;
  edges.storage.setItem(SESSION_KEY, text);
  return keptIn(edges)?.access_token ?? null;
}

function keptIn({ storage }: TokenEdges): Kept {
  return JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as Kept;
}

function isGood({ expires_at: end }: NonNullable<Kept>, { now }: TokenEdges): boolean {
  return end * 1000 > now() + MARGIN_MS;
}
