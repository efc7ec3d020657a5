/**
 * Which answers of families a coach has looked at, kept in this browser by id. The page of requests keeps all of them; this
 * only ends their being news.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useSession } from '../../api/session/use-session.ts';
import { browserStore, type BrowserStore } from '../../shell/browser-store.ts';

/** Far more than can be news at a time. */
const MOST = 100;
const idsSchema = z.array(z.string());
const listeners = new Set<() => void>();
const stores = new Map<string, BrowserStore<string[]>>();

export interface SeenAnswers {
  seen: ReadonlySet<string>;
  see: (ids: readonly string[]) => void;
}

export function useSeenAnswers(): SeenAnswers {
  const userId = useSession().session?.user.id ?? '';
  const text = useSyncExternalStore(subscribe, () => readSeen(userId).join(' '));
  const seen = useMemo(() => new Set(text.split(' ')), [text]);
  const see = useCallback((ids: readonly string[]) => keepSeen(userId, ids), [userId]);
  return { seen, see };
}

function readSeen(userId: string): string[] {
  return storeOf(userId).read() ?? [];
}

function keepSeen(userId: string, ids: readonly string[]): void {
  const before = readSeen(userId);
  const all = [...new Set([...before, ...ids])];
  if (all.length === before.length) return;
  storeOf(userId).keep(all.slice(-MOST));
  for (const notify of listeners) notify();
}

/** One to a person: where storage is refused, the store itself holds what was seen. */
function storeOf(userId: string): BrowserStore<string[]> {
  const known = stores.get(userId);
  if (known) return known;
  const made = browserStore(`faircourt.answers-seen.${userId}`, (found) => {
    const read = idsSchema.safeParse(found);
    return read.success ? read.data : null;
  });
  stores.set(userId, made);
  return made;
}

/** Another tab of this browser counts too. */
function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}
