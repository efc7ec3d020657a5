import { TicketCheck } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { InvitationItem } from './invitation-item.tsx';
import type { useInvitations } from './invitations.queries.ts';

type Invitations = ReturnType<typeof useInvitations>;

export function InvitationList({ invitations }: { invitations: Invitations }) {
  const t = useText();
  return (
    <section aria-labelledby="issued-codes" className="flex flex-col gap-4">
      <h2 id="issued-codes" className="text-xl">
        {t('invitations.list.title')}
      </h2>
      <Issued invitations={invitations} />
    </section>
  );
}

function Issued({ invitations }: { invitations: Invitations }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = invitations;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = invitations;
  if (isPending) return <LoadingItems />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('invitations.list.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const { issued } = data;
  if (issued.length === 0) {
    return (
      <Card>
        <EmptyState icon={TicketCheck} title={t('invitations.list.empty')}>
          {t('invitations.list.empty_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {issued.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        isBusy={isFetchingNextPage}
        label={t('invitations.list.load_more')}
        busyText={t('app.loading')}
        status={t('invitations.list.shown', { count: issued.length })}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}

function LoadingItems() {
  const t = useText();
  return (
    <>
      <output className="sr-only">{t('app.loading')}</output>
      {[1, 2, 3].map((item) => (
        <Card key={item} className="flex flex-col gap-3 p-5">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-9 w-72 max-w-full" />
        </Card>
      ))}
    </>
  );
}
