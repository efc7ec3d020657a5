import { useQuery } from '@tanstack/react-query';
import { threadsQuery } from '../../domain/threads.query.ts';
import { useText } from '../../i18n/use-text.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/** Beside the way to the messages: how many of all conversations wait to be read. */
export function UnreadMessages() {
  const t = useText();
  const { data } = useQuery(threadsQuery);
  const count = (data?.threads ?? []).reduce((sum, { unread }) => sum + unread, 0);
  return <CountBadge count={count} label={t('messages.unread', { count })} />;
}
