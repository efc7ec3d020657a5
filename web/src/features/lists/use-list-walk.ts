/** Who opens an athlete of a list may go on to the next, in the order in which the list shows them, and back to it. */
import type { ListEntry, OpenList } from '@faircourt/contracts/lists';
import { useLocation } from 'react-router';
import { useRememberedWalk } from '../../domain/athlete-walk/use-kept-walk.ts';

export function useListWalk({ list }: OpenList, shown: readonly ListEntry[]): void {
  const { pathname, search } = useLocation();
  const ids = shown.flatMap(({ card }) => card?.id ?? []);
  useRememberedWalk({
    list: { name: list.name, path: `${pathname}${search}` },
    ids,
    total: ids.length,
    isCapped: false,
    more: null,
  });
}
