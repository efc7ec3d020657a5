/** One notification. Following its link, or saying so, makes it read; looking at it does not. */
import type { Notification } from '@faircourt/contracts/notifications';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { NOTIFICATION_ICONS } from './notification-icons.ts';
import { useMarkRead } from './notifications.queries.ts';
import { useNotificationText } from './use-notification-text.ts';

type EntryProps = {
  notification: Notification;
  /** A link inside was followed. */
  onLeave?: () => void;
};

export function NotificationEntry({ notification, onLeave }: EntryProps) {
  const t = useText();
  const format = useFormat();
  const { mutate: markRead, isPending } = useMarkRead();
  const words = useNotificationText()(notification);
  if (words === null) return null;
  const { id, created_at: createdAt } = notification;
  const isNew = notification.read_at === null;
  const Icon = NOTIFICATION_ICONS[notification.kind];
  const follow = () => {
    if (isNew) markRead(id);
    onLeave?.();
  };
  return (
    <li className="flex items-start gap-3 px-4 py-3.5">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-court-soft">
        <Icon aria-hidden className="size-4.5 text-court" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-start justify-between gap-2 font-medium">
          <span className="min-w-0 break-words">{words.title}</span>
          {isNew && <Badge tone="ball">{t('notifications.new')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm break-words text-muted">{words.text}</p>
        {/* Below each other in every entry: beside each other they fit in some alone. */}
        <div className="mt-1.5 flex flex-col items-start gap-y-1 text-sm">
          <time dateTime={createdAt} title={format.dateTime(createdAt)} className="text-muted">
            {format.relative(createdAt)}
          </time>
          {words.action && (
            <Button asChild variant="link" size="sm" className="-my-2 min-h-11">
              <Link to={words.action.to} onClick={follow}>
                {words.action.label}
              </Link>
            </Button>
          )}
        </div>
      </div>
      {isNew && (
        <IconButton
          label={t('notifications.mark_read', { title: words.title })}
          disabled={isPending}
          className="-mr-2 shrink-0"
          onClick={() => markRead(id)}
        >
          <Check aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
