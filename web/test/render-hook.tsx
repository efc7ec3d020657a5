/** A hook as a page would use it: in a browser's document, with language, data and an address around it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { toast } from 'sonner';
import { onTestFinished } from 'vitest';
import { loadMessages } from '../src/i18n/load-messages.ts';
import { LocaleProvider } from '../src/i18n/locale-provider.tsx';
import { createI18n } from '../src/i18n/messages.ts';

export interface RenderedHook<Value> {
  /** What the hook returned when the page was last drawn. */
  readonly value: Value;
  readonly queryClient: QueryClient;
  /** Does something and waits until all that follows from it is drawn. */
  does: (work: (value: Value) => unknown) => Promise<void>;
  /** The page is left. */
  leave: () => Promise<void>;
}

export async function renderHook<Value>(
  useIt: () => Value,
  { path = '/', queryClient = newQueryClient() }: { path?: string; queryClient?: QueryClient } = {},
): Promise<RenderedHook<Value>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  shownToasts();
  const i18n = createI18n('en', await loadMessages('en'));
  const drawn: { value?: Value } = {};
  function Page() {
    const value = useIt();
    Object.assign(drawn, { value });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => {
    root.render(
      <LocaleProvider i18n={i18n} initialLocale="en">
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[path]}>
            <Page />
          </MemoryRouter>
        </QueryClientProvider>
      </LocaleProvider>,
    );
    await settle(queryClient);
  });
  let isThere = true;
  const leave = async () => {
    if (!isThere) return;
    isThere = false;
    await act(async () => root.unmount());
  };
  onTestFinished(leave);
  return {
    get value() {
      // The hook has returned at least once by now.
      return drawn.value as Value;
    },
    queryClient,
    does: (work) =>
      act(async () => {
        await work(drawn.value as Value);
        await settle(queryClient);
      }),
    leave,
  };
}

/** As the application's, without the second tries that a test would have to wait for. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
}

/** The titles of the messages on the screen, newest first; they are taken away. */
export function shownToasts(): string[] {
  const titles = toast.getToasts().flatMap((shown) => ('title' in shown ? [titleOf(shown.title)] : []));
  toast.dismiss();
  return titles;
}

function titleOf(title: unknown): string {
  return typeof title === 'string' ? title : '';
}

/** Turns of the event loop, not time: on a busy machine they only take longer. */
const TURNS = 30;
const TURNS_FOR_QUERIES = 300;

/** Until every promise that can go on has gone on, bodies of answers included, and every query and change has its answer. */
async function settle(queryClient: QueryClient): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
  const isBusy = () => queryClient.isFetching() + queryClient.isMutating() > 0;
  for (let turn = 0; turn < TURNS_FOR_QUERIES && isBusy(); turn += 1) await nextTurn();
  await nextTurn();
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
