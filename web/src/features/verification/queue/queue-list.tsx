/** One part of the queue: loading, failed, empty or its items, and more of them on request. */
import { CircleCheckBig, Inbox } from 'lucide-react';
import { useRef } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { gatherByAthlete } from './gather-by-athlete.ts';
import { QueueGroupCard } from './queue-group-card.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { hasFilters, type QueueView } from './queue-view.ts';
import type { useQueue } from './queue.queries.ts';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { useQueueKeys } from '../../../domain/queue-keys/use-queue-keys.ts';

type QueueListProps = {
  queue: ReturnType<typeof useQueue>;
  view: QueueView;
  onChange: (view: QueueView) => void;
};

export function QueueList({ queue, view, onChange }: QueueListProps) {
  const t = useText();
  const errorText = useErrorText();
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  useQueueKeys(list);
  const { data, error, isPending, isFetching, refetch } = queue;
  if (isPending) return <LoadingItems />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('queue.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.items.length === 0) {
    return (
      <Card>
        {hasFilters(view) ? (
          <NothingFits view={view} onChange={onChange} />
        ) : (
          <EmptyState
            icon={view.part === 'open' ? CircleCheckBig : Inbox}
            title={t(`queue.empty.${view.part}`)}
          >
            {t(`queue.empty.${view.part}.text`)}
          </EmptyState>
        )}
      </Card>
    );
  }
  return (
    <>
      <ul ref={list} className="flex flex-col gap-2 sm:gap-2.5">
        {gatherByAthlete(...data.pages).map((group) => (
          <QueueGroupCard key={group.key} group={group} view={view} now={now} />
        ))}
      </ul>
      <LoadMore
        hasMore={queue.hasNextPage}
        isBusy={queue.isFetchingNextPage}
        label={t('queue.load_more')}
        busyText={t('app.loading')}
        status={t(queue.hasNextPage ? 'queue.shown' : 'queue.all_shown', { count: data.items.length })}
        onLoad={() => void queue.fetchNextPage()}
      />
    </>
  );
}

function LoadingItems() {
  const t = useText();
  return (
    <div className="flex flex-col gap-3">
      <output className="sr-only">{t('app.loading')}</output>
      {[1, 2, 3, 4].map((item) => (
        <Card key={item} className="flex flex-col gap-3 p-4">
          <Skeleton className="h-6 w-56 max-w-full" />
          <Skeleton className="h-5 w-80 max-w-full" />
        </Card>
      ))}
    </div>
  );
}
