/** One part of the queue: loading, failed, empty or its items, and more of them on request. */
import { CircleCheckBig, Inbox } from 'lucide-react';
import { useRef } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useQueueKeys } from '../../domain/queue-keys/use-queue-keys.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ModerationRow } from './moderation-row.tsx';
import { useModerationQueue, type ModerationView } from './moderation.queries.ts';

export function ModerationQueue({ view }: { view: ModerationView }) {
  const t = useText();
  const errorText = useErrorText();
  const list = useRef<HTMLUListElement>(null);
  const queue = useModerationQueue(view);
  useQueueKeys(list);
  const { data, error, isPending, isFetching, refetch } = queue;
  if (isPending) {
    return (
      <Card>
        <LoadingRows />
      </Card>
    );
  }
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
        <EmptyState
          icon={view.part === 'open' ? CircleCheckBig : Inbox}
          title={t(view.kind ? 'queue.empty.filtered' : `moderation.empty.${view.part}`)}
        >
          {!view.kind && t(`moderation.empty.${view.part}.text`)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <p className="text-muted">{t('moderation.counts', { open: data.open, overdue: data.overdue })}</p>
      <ul ref={list} className="flex flex-col gap-3">
        {data.items.map((item) => (
          <ModerationRow key={item.id} item={item} />
        ))}
      </ul>
      <LoadMore
        hasMore={queue.hasNextPage}
        isBusy={queue.isFetchingNextPage}
        label={t('queue.load_more')}
        busyText={t('app.loading')}
        status={t(queue.hasNextPage ? 'moderation.shown' : 'moderation.all_shown', {
          count: data.items.length,
        })}
        onLoad={() => void queue.fetchNextPage()}
      />
    </>
  );
}
