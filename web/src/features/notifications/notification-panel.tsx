/** What opens below the bell: the latest, and the way to all of them. */
import type { UseQueryResult } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationEntry } from './notification-entry.tsx';
import type { NotificationList } from './notification-list.ts';

type PanelProps = {
  query: UseQueryResult<NotificationList>;
  /** A link inside was followed: the panel should close behind it. */
  onLeave: () => void;
};

export function NotificationPanel({ query, onLeave }: PanelProps) {
  const t = useText();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-2">
        <h2 className="py-1 text-lg">{t('notifications.title')}</h2>
        <MarkAllRead unread={query.data?.unread ?? 0} />
      </div>
      <div className="max-h-[min(28rem,60dvh)] overflow-y-auto">
        <PanelContent query={query} onLeave={onLeave} />
      </div>
      <p className="border-t border-line px-4 py-2 text-center">
        <Button asChild variant="link" size="sm">
          <Link to={PATHS.notifications} onClick={onLeave}>
            {t('notifications.all')}
          </Link>
        </Button>
      </p>
    </>
  );
}

function PanelContent({ query, onLeave }: PanelProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) return <LoadingRows />;
  if (data === undefined) {
    return (
      <ErrorState title={t('notifications.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (data.notifications.length === 0) {
    return (
      <EmptyState icon={BellOff} title={t('notifications.empty.title')}>
        {t('notifications.empty.text')}
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {data.notifications.map((notification) => (
        <NotificationEntry key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </ul>
  );
}
