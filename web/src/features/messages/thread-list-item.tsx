import { personName } from '../../domain/person-name.ts';
import type { ThreadSummary } from '@faircourt/contracts/messages';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { threadPath } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { cn } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ThreadAvatar } from './thread-avatar.tsx';
import { aboutThread, otherSide } from './thread-words.ts';

export function ThreadListItem({ thread, isOpen }: { thread: ThreadSummary; isOpen: boolean }) {
  const t = useText();
  const format = useFormat();
  const role = useRole();
  const name = personName(otherSide(thread, role), t);
  const about = aboutThread(thread, role, t);
  return (
    <li>
      <Link
        to={threadPath(thread.id)}
        aria-current={isOpen ? 'page' : undefined}
        className={cn(
          'flex items-start gap-3 px-4 py-3.5 -outline-offset-2 transition-colors',
          isOpen ? 'bg-court-soft' : 'hover:bg-ink/4',
        )}
      >
        <ThreadAvatar thread={thread} className={isOpen ? 'bg-surface' : ''} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate font-semibold">{name}</span>
            {thread.last && (
              <time dateTime={thread.last.at} className="shrink-0 text-sm text-muted">
                {format.relative(thread.last.at)}
              </time>
            )}
          </span>
          {about !== null && <span className="line-clamp-2 text-sm break-words text-muted">{about}</span>}
          <span className="mt-1 flex items-end justify-between gap-3">
            <LastMessage thread={thread} />
            <Unread count={thread.unread} />
          </span>
          {!thread.is_open && (
            <Badge icon={Lock} className="mt-2">
              {t('messages.closed.badge')}
            </Badge>
          )}
        </span>
      </Link>
    </li>
  );
}

/** While nobody has written, the conversation begins with the words of the request: the list says the same. */
function LastMessage({ thread: { last, unread, asked_excerpt: asked, coach } }: { thread: ThreadSummary }) {
  const t = useText();
  return (
    <span className={cn('line-clamp-2 min-w-0 text-sm break-words', unread > 0 ? 'text-ink' : 'text-muted')}>
      {last !== null
        ? t('messages.last', { name: last.sender_name, text: last.excerpt || t('messages.attachment') })
        : asked === null
          ? t('messages.nothing_yet')
          : t('messages.last', { name: coach.name, text: asked })}
    </span>
  );
}

function Unread({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-ball-strong px-1.5 text-sm leading-none font-semibold text-white tabular-nums"
      >
        {count}
      </span>
      <VisuallyHidden>{t('messages.unread', { count })}</VisuallyHidden>
    </>
  );
}
