/** Which loaded answers grow old when the server says that something has changed. */
import { LIVE_TOPICS, type LiveTopic } from '@faircourt/contracts/notifications';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { pause } from './pause.ts';

/** `id` names the one record that changed; null stands for any of the topic. */
function filtersOf(topic: LiveTopic, id: string | null): QueryFilters[] {
  switch (topic) {
    case 'threads':
      // The list, and one conversation: the others that are held have not changed.
      return id === null
        ? [{ queryKey: ['threads'] }]
        : [{ queryKey: ['threads'], exact: true }, { queryKey: ['threads', id] }];
    case 'requests':
      // What was answered changes what the athlete's page offers.
      return [{ queryKey: ['requests'] }, { queryKey: ['athlete'] }];
    case 'verifications':
      // A coach's own question to the directors is about where they work; an athlete's, about what the profile says.
      return [{ queryKey: ['verifications'] }, { queryKey: ['affiliation'] }, { queryKey: ['profile'] }];
    case 'family':
      // What a guardian signed says what an athlete under 13 may add.
      return [{ queryKey: ['family'] }, { queryKey: ['profile'] }];
    case 'admin_queues':
      return ['safety', 'directors', 'confirmations', 'invoices', 'purchase_orders'].map((part) => ({
        queryKey: [part],
      }));
    case 'team':
      // Who shares a plan, and what the plan is: an invoice is paid, a card declined, or the clock has ended something.
      return ['team', 'billing', 'allowance', 'player-reports'].map((part) => ({ queryKey: [part] }));
    default:
      return [{ queryKey: [topic] }];
  }
}

export function refreshTopic(queryClient: QueryClient, topic: LiveTopic, id: string | null): void {
  for (const filters of filtersOf(topic, id)) void loadAgain(queryClient, filters);
}

/**
 * After a gap nobody knows what was missed. Only what a page shows just now is loaded at once: each part once, though
 * several topics may name it, and with a pause in between, in which the browser answers.
 */
export async function refreshAllTopics(queryClient: QueryClient): Promise<void> {
  const parts = new Set(
    LIVE_TOPICS.flatMap((topic) => filtersOf(topic, null)).map(({ queryKey }) => queryKey?.[0]),
  );
  for (const part of parts) {
    void loadAgain(queryClient, { queryKey: [part] });
    await pause();
  }
}

/**
 * A query that is loading for the first time starts over: its answer may have been made before the change, and marking
 * it stale would not restart it. The same is true of a query that no page shows. A query that a page shows already is
 * left to be replaced: its callers then get the new answer, where cancelling would hand out the old one.
 */
export async function loadAgain(
  queryClient: QueryClient,
  filters: Pick<QueryFilters, 'queryKey' | 'exact'>,
): Promise<void> {
  // Both at once: no old answer may arrive between them.
  void queryClient.cancelQueries({
    ...filters,
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  });
  await queryClient.invalidateQueries(filters);
}
