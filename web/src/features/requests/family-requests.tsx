import type { FamilyRequest } from '@faircourt/contracts/requests';
import { Inbox } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { DecidedRequest } from './decided-request.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { OpenRequest } from './open-request.tsx';
import { useFamilyRequests } from './requests.queries.ts';

/** What waits for a decision, oldest first, and below it what was decided. */
export function FamilyRequests() {
  const t = useText();
  const errorText = useErrorText();
  const { data: requests, error, isPending, isFetching, refetch } = useFamilyRequests();
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
  return (
    <>
      <Group
        title={t('requests.open.title')}
        status={t('requests.open.count', { count: requests.open.length })}
      >
        {requests.open.length === 0 ? (
          <Card>
            <EmptyState icon={Inbox} title={t('requests.open.empty')}>
              {t('requests.open.empty_text')}
            </EmptyState>
          </Card>
        ) : (
          <RequestItems requests={requests.open} Item={OpenRequest} />
        )}
      </Group>
      {requests.decided.length > 0 && (
        <Group title={t('requests.decided.title')}>
          <RequestItems requests={requests.decided} Item={DecidedRequest} />
        </Group>
      )}
    </>
  );
}

function RequestItems({
  requests,
  Item,
}: {
  requests: readonly FamilyRequest[];
  Item: (props: { request: FamilyRequest }) => ReactNode;
}) {
  return (
    <ul className="flex flex-col gap-4">
      {requests.map((request) => (
        <li key={request.id}>
          <Item request={request} />
        </li>
      ))}
    </ul>
  );
}

function Group({ title, status, children }: { title: string; status?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {/* Read out when a request arrives or is decided. */}
        {status && <output className="text-muted">{status}</output>}
      </div>
      {children}
    </section>
  );
}
