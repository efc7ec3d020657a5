/** The bell in the top bar: how many are unread, and the list behind it. */
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/menu.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { notificationsQuery } from './notifications.queries.ts';
import { useLiveNotifications } from './use-live-notifications.ts';
import { useNotificationText } from './use-notification-text.ts';

const MOST_COUNTED = 9;

export function NotificationBell() {
  const t = useText();
  const textOf = useNotificationText();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const query = useQuery(notificationsQuery);
  const unread = query.data?.unread ?? 0;
  const shown = unread > MOST_COUNTED ? t('notifications.more_than', { count: MOST_COUNTED }) : null;
  useLiveNotifications((notification) => {
    const words = textOf(notification);
    // A conversation that is open says itself what arrives there.
    const isSaid = notification.kind === 'message' && words?.action?.to === pathname;
    if (words && !isSaid) setAnnouncement(t('notifications.arrived', { title: words.title }));
  });

  const change = (next: boolean) => {
    setIsOpen(next);
    if (next) setAnnouncement('');
  };

  return (
    <>
      <Popover open={isOpen} onOpenChange={change}>
        <PopoverTrigger asChild>
          <IconButton
            // The accessible name contains the visible text, so that people who use voice control can say it.
            label={
              shown === null
                ? t('notifications.button', { unread })
                : t('notifications.button_many', { count: shown })
            }
            className="relative shrink-0"
          >
            <Bell aria-hidden />
            {unread > 0 && <UnreadCount>{shown ?? unread}</UnreadCount>}
          </IconButton>
        </PopoverTrigger>
        <PopoverContent align="end" aria-label={t('notifications.title')} className="w-96 p-0">
          <NotificationPanel query={query} onLeave={() => change(false)} />
        </PopoverContent>
      </Popover>
      {/* Always there, because screen readers only hear changes inside a region they already know. */}
      <output className="sr-only">{announcement}</output>
    </>
  );
}

/** The button's label says the number in words; this is for the eye. */
function UnreadCount({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="absolute top-1 right-0.5 grid h-5 min-w-5 animate-rise-in place-items-center rounded-full border-2 border-paper bg-ball-strong px-1 text-[0.75rem] leading-none font-semibold text-white tabular-nums"
    >
      {children}
    </span>
  );
}
