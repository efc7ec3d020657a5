import type { Notification } from '@faircourt/contracts/notifications';
import type { UseQueryResult } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { NOTIFICATION_ICONS } from './notification-icons.ts';
import type { NotificationList } from './notification-list.ts';
import { useNotificationText } from './use-notification-text.ts';

type PanelProps = {
  query: UseQueryResult<NotificationList>;
  /** A link inside was followed: the panel should close behind it. */
  onLeave: () => void;
};

export function NotificationPanel({ query, onLeave }: PanelProps) {
  const t = useText();
  return (
    <>
      <h2 className="border-b border-line px-4 py-3 text-lg">{t('notifications.title')}</h2>
      <div className="max-h-[min(28rem,70dvh)] overflow-y-auto">
        <PanelContent query={query} onLeave={onLeave} />
      </div>
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
        <Entry key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function Entry({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const t = useText();
  const format = useFormat();
  const words = useNotificationText()(notification);
  if (words === null) return null;
  const Icon = NOTIFICATION_ICONS[notification.kind];
  return (
    <li className="flex items-start gap-3 px-4 py-3.5">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-court-soft">
        <Icon aria-hidden className="size-4.5 text-court" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-start justify-between gap-2 font-medium">
          <span className="min-w-0 break-words">{words.title}</span>
          {notification.read_at === null && <Badge tone="ball">{t('notifications.new')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm break-words text-muted">{words.text}</p>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
          <time
            dateTime={notification.created_at}
            title={format.dateTime(notification.created_at)}
            className="text-muted"
          >
            {format.relative(notification.created_at)}
          </time>
          {words.action && (
            <Button asChild variant="link" size="sm">
              <Link to={words.action.to} onClick={onLeave}>
                {words.action.label}
              </Link>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
