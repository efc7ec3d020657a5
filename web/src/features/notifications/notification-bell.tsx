/** The bell in the top bar: how many are unread, and the list behind it. */
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { ClosedByBack } from '../../ui/closed-by-back.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/menu.tsx';
import { useIsDrawn } from '../../ui/use-draw-later.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { notificationsQuery } from './notifications.queries.ts';
import { useLiveNotifications } from './use-live-notifications.ts';
import { useNotificationText } from './use-notification-text.ts';

const MOST_COUNTED = 99;

export function NotificationBell() {
  const t = useText();
  const textOf = useNotificationText();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isDrawn = useIsDrawn();
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

  const button = (
    <IconButton
      // The accessible name contains the visible text, so that people who use voice control can say it.
      label={
        shown === null
          ? t('notifications.button', { unread })
          : t('notifications.button_many', { count: shown })
      }
      className="relative shrink-0"
      {...(isDrawn ? {} : { onClick: () => change(true) })}
    >
      <Bell aria-hidden />
      {unread > 0 && <UnreadCount>{shown ?? unread}</UnreadCount>}
    </IconButton>
  );
  return (
    <>
      {/* The panel comes a moment after its button: together they would keep a phone busy before anything is seen. */}
      {isDrawn ? (
        <Popover open={isOpen} onOpenChange={change}>
          <PopoverTrigger asChild>{button}</PopoverTrigger>
          <PopoverContent align="end" aria-label={t('notifications.title')} className="w-96 p-0">
            <ClosedByBack close={() => change(false)} />
            <ClosedByLinksBelow close={() => change(false)} />
            <NotificationPanel query={query} onLeave={() => flushSync(() => change(false))} />
          </PopoverContent>
        </Popover>
      ) : (
        button
      )}
      {/* Always there, because screen readers only hear changes inside a region they already know. */}
      <output className="sr-only">{announcement}</output>
    </>
  );
}

/**
 * A tap on a link beside the panel closes it before the link is followed, as links inside do it: the router asks only what was
 * opened last, and a page below that has unsaved changes must be the one that is asked.
 */
function ClosedByLinksBelow({ close }: { close: () => void }) {
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link && !link.closest('[role="dialog"]')) flushSync(close);
    };
    document.addEventListener('click', pressed, { capture: true });
    return () => document.removeEventListener('click', pressed, { capture: true });
  });
  return null;
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
