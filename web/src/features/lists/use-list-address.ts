/** What the address of a list says, so that a link and the back button keep it: view, order, and whose notes are open. */
import { useSearchParams } from 'react-router';
import { ENTRY_ORDERS, type EntryOrder } from './entry-order.ts';

export const VIEWS = ['board', 'table'] as const;
type View = (typeof VIEWS)[number];

interface ListAddress {
  view: View;
  /** Of the table. */
  order: EntryOrder;
  entry: string | null;
}

export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params);
  const change = (next: Partial<ListAddress>) =>
    setParams(
      writeListAddress({ ...address, ...next }),
      // At once: the switch follows the address.
      { preventScrollReset: true, replace: true, flushSync: true },
    );
  return {
    ...address,
    setView: (view: View) => change({ view, entry: null }),
    setOrder: (order: EntryOrder) => change({ order }),
    openEntry: (entry: string | null) => change({ entry }),
  };
}

export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    view: VIEWS.find((one) => one === params.get('view')) ?? 'board',
    order: ENTRY_ORDERS.find((one) => one === params.get('order')) ?? 'board',
    entry: params.get('entry'),
  };
}

export function writeListAddress({ view, order, entry }: ListAddress): URLSearchParams {
  const params = new URLSearchParams({ view });
  if (order !== 'board') params.set('order', order);
  if (entry !== null) params.set('entry', entry);
  return params;
}
