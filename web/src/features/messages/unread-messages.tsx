import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { threadsQuery } from '../../domain/threads.query.ts';

const MOST_COUNTED = 99;

/** Beside the way to the messages: how many of all conversations wait to be read. */
export function UnreadMessages() {
  const t = useText();
  const { data } = useQuery(threadsQuery);
  const count = (data?.threads ?? []).reduce((sum, { unread }) => sum + unread, 0);
  if (count === 0) return null;
  return (
    <span className="ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-ball-strong px-1.5 text-sm leading-none font-semibold text-white tabular-nums">
      <span aria-hidden>
        {count > MOST_COUNTED ? t('notifications.more_than', { count: MOST_COUNTED }) : count}
      </span>
      <VisuallyHidden>{t('messages.unread', { count })}</VisuallyHidden>
    </span>
  );
}
