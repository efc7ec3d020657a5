import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** A link from elsewhere opens something once; then the address forgets it, so that going back does not ask again. */
export function useOpenedByAddress(name: string, value: string, open: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isMeant = query.get(name) === value;
  useEffect(() => {
    if (!isMeant) return;
    open();
    setQuery(
      (held) => {
        const left = new URLSearchParams(held);
        left.delete(name);
        return left;
      },
      { replace: true, preventScrollReset: true },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opened by the address alone, not by what changes later
  }, [isMeant]);
}

/**
 * The same for a sheet that a reload opens again: the address names it until it is closed. Gives what forgets it; to be awaited
 * before one goes on to another page, else Back would open the sheet again.
 */
export function useHeldByAddress(name: string, value: string, open: () => void): () => Promise<void> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isMeant = query.get(name) === value;
  useEffect(() => {
    if (isMeant) open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opened by the address alone, not by what changes later
  }, [isMeant]);
  return async () => {
    if (!isMeant) return;
    const left = new URLSearchParams(query);
    left.delete(name);
    await navigate({ search: left.toString() }, { replace: true, preventScrollReset: true });
  };
}

/** The same for what is on the page already: it comes into sight and takes focus. For something with `tabIndex={-1}`. */
export function useReachedByAddress<Reached extends HTMLElement>(
  name: string,
  value: string,
): RefObject<Reached | null> {
  const place = useRef<Reached>(null);
  useOpenedByAddress(name, value, () =>
    // After the page's heading, which takes focus on each navigation.
    queueMicrotask(() => {
      place.current?.scrollIntoView({ block: 'start' });
      place.current?.focus({ preventScroll: true });
    }),
  );
  return place;
}
