/** /notifications: everything the bell has told, page by page. */
import { BellOff, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationEntry } from './notification-entry.tsx';
import { useNotificationPages } from './notifications.queries.ts';

const WHICH = ['all', 'unread'] as const;

export function NotificationsPage() {
  const t = useText();
  const [which, setWhich] = useState<(typeof WHICH)[number]>('all');
  const pages = useNotificationPages(which);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={t('notifications.title')}
        description={t('notifications.page.description')}
        className="mb-2"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('notifications.which')}
          options={WHICH.map((value) => ({ value, label: t(`notifications.which.${value}`) }))}
          value={which}
          onChange={setWhich}
        />
        <MarkAllRead unread={pages.data?.unread ?? 0} />
      </div>
      <Card>
        <Entries pages={pages} isUnreadOnly={which === 'unread'} />
      </Card>
    </div>
  );
}

interface EntriesProps {
  pages: ReturnType<typeof useNotificationPages>;
  isUnreadOnly: boolean;
}

function Entries({ pages, isUnreadOnly }: EntriesProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = pages;
  if (isPending) return <LoadingRows />;
  if (data === undefined) {
    return (
      <ErrorState title={t('notifications.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  const { notifications } = data;
  if (notifications.length === 0) {
    return isUnreadOnly ? (
      <EmptyState icon={CheckCheck} title={t('notifications.all_read.title')}>
        {t('notifications.all_read.text')}
      </EmptyState>
    ) : (
      <EmptyState icon={BellOff} title={t('notifications.empty.title')}>
        {t('notifications.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line" aria-label={t('notifications.list')}>
        {notifications.map((notification) => (
          <NotificationEntry key={notification.id} notification={notification} />
        ))}
      </ul>
      <div className="border-t border-line p-4">
        <LoadMore
          hasMore={pages.hasNextPage}
          isBusy={pages.isFetchingNextPage}
          label={t('notifications.load_more')}
          busyText={t('app.loading')}
          status={t('notifications.shown', { count: notifications.length })}
          onLoad={() => void pages.fetchNextPage()}
        />
      </div>
    </>
  );
}
