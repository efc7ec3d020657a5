import type { SentRequest } from '@faircourt/contracts/requests';
import { CircleCheck, CircleSlash, Clock3, Lock, Search, Send, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { athletePath, PATHS, threadPath } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { useSentRequests } from './requests.queries.ts';

const LOOKS: Record<SentRequest['status'], { tone: BadgeTone; icon: LucideIcon }> = {
  requested: { tone: 'caution', icon: Clock3 },
  approved: { tone: 'verified', icon: CircleCheck },
  declined: { tone: 'stop', icon: CircleSlash },
  closed: { tone: 'neutral', icon: Lock },
};

/** A coach's own requests, newest first. Answers arrive without reloading. */
export function SentRequests() {
  const t = useText();
  const errorText = useErrorText();
  const sent = useSentRequests();
  const { data: requests, error, isPending, isFetching, refetch } = sent;
  if (isPending) return <LoadingCards />;
  if (requests === undefined) {
    return (
      <Card>
        <ErrorState title={t('requests.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (requests.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Send}
          title={t('requests.sent.empty')}
          action={
            <Link to={PATHS.search} className={buttonClasses()}>
              <Search aria-hidden />
              {t('app.navigation.search')}
            </Link>
          }
        >
          {t('requests.sent.empty_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <SentItem request={request} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={sent.hasNextPage}
        isBusy={sent.isFetchingNextPage}
        label={t('requests.sent.load_more')}
        busyText={t('app.loading')}
        status={t('requests.sent.shown', { count: requests.length })}
        onLoad={() => void sent.fetchNextPage()}
      />
    </>
  );
}

function SentItem({ request }: { request: SentRequest }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { athlete, status, reason, created_at, decided_at, thread_id } = request;
  const { tone, icon } = LOOKS[status];
  const asked = request.field_group ?? 'contact';
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="min-w-0 flex-1 basis-56 text-base break-words">
          {t('requests.sent.item', { athlete: athlete.name, asked: t(`field_group.${asked}`) })}
        </h2>
        <Badge tone={tone} icon={icon}>
          {t(`requests.sent.status.${status}`)}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>{t('requests.sent.asked_on', { date: format.date(created_at) })}</span>
        {decided_at && <span>{t('requests.sent.answered_on', { date: format.date(decided_at) })}</span>}
      </p>
      {reason && <p className="[overflow-wrap:anywhere]">{t('requests.reason', { reason })}</p>}
      {status !== 'closed' && (
        <div className="flex flex-wrap gap-3">
          <Link
            to={athletePath(athlete.id)}
            className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
            aria-label={t('ui.named_action', { action: t('requests.sent.open_page'), title: athlete.name })}
          >
            {t('requests.sent.open_page')}
          </Link>
          {thread_id && (
            <Link
              to={threadPath(thread_id)}
              className={buttonClasses({ size: 'sm', className: 'min-h-11' })}
              aria-label={t('ui.named_action', {
                action: t('requests.open_conversation'),
                title: athlete.name,
              })}
            >
              {t('requests.open_conversation')}
            </Link>
          )}
        </div>
      )}
    </article>
  );
}
