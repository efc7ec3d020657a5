/** What somebody wrote to support, as they read it themselves. */
import type { OwnThreadEntry } from '@faircourt/contracts/support-threads';
import { CircleCheck, Clock, MessageCircleReply, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { PATHS, supportRequestPath } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useOwnThreads } from './support.queries.ts';

export function OwnThreads() {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useOwnThreads();
  return (
    <>
      {/* Above what is still loading, which would push it down. */}
      <AppLink to={PATHS.support} className={cn(buttonClasses({ variant: 'primary' }), 'sm:w-fit')}>
        <PenLine aria-hidden />
        {t('support.own.write')}
      </AppLink>
      <Card>
        {isPending ? (
          <LoadingRows />
        ) : data === undefined ? (
          <ErrorState title={t('support.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : data.threads.length === 0 ? (
          <EmptyState title={t('support.own.empty')}>{t('support.own.empty.text')}</EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {data.threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function ThreadRow({ thread }: { thread: OwnThreadEntry }) {
  const t = useText();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-6">
      <div className="min-w-0">
        <Link
          to={supportRequestPath(thread.id)}
          className="font-medium text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
        >
          {t(thread.type ? `support.type.${thread.type}` : 'support.own.message')} ·{' '}
          <span className="whitespace-nowrap tabular-nums">{thread.reference}</span>
        </Link>
        <p className="text-muted">
          <time dateTime={thread.last_at} title={format.dateTime(thread.last_at)}>
            {format.relative(thread.last_at)}
          </time>
        </p>
      </div>
      <ThreadState thread={thread} />
    </li>
  );
}

export function ThreadState({ thread }: { thread: OwnThreadEntry }) {
  const t = useText();
  const format = useFormat();
  if (thread.is_closed) return <Badge icon={CircleCheck}>{t('support.state.closed')}</Badge>;
  return thread.answer_by ? (
    <Badge icon={Clock} className="whitespace-normal">
      {t('support.own.answer_by', { when: format.dateTime(thread.answer_by) })}
    </Badge>
  ) : (
    <Badge tone="verified" icon={MessageCircleReply}>
      {t('support.own.answered')}
    </Badge>
  );
}
