/** A coach's own requests: those that wait first, what became of the others a press away. Answers arrive by themselves. */
import { SENT_STATUSES, type SentRequestList } from '@faircourt/contracts/requests';
import { Search, Send } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { useSentRequests, type SentPart } from './requests.queries.ts';
import { SentOfAthlete } from './sent-of-athlete.tsx';
import { sentTogether } from './sent-together.ts';
import {
  useNewAnswers,
  useSeeAnswers,
  useSeenBefore,
  useUnseenCounts,
  type NewAnswers,
} from './use-new-answers.ts';

const PARTS: readonly SentPart[] = [...SENT_STATUSES, 'all'];

type Counts = SentRequestList['counts'];

export function SentRequests() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const [counts, setCounts] = useState<Counts | null>(null);
  const asked = PARTS.find((part) => part === address.get('status'));
  // Who waits for nobody reads what was answered.
  const part = asked ?? (counts?.requested === 0 ? 'all' : 'requested');
  const sent = useSentRequests(part);
  const news = useNewAnswers(useSeenBefore());
  useSeeAnswers(sent.data?.requests ?? [], news);
  const unseen = useUnseenCounts();
  const loaded = sent.data?.counts;
  if (loaded && loaded !== counts) setCounts(loaded);
  const isShown = (one: SentPart) => part === 'all' || part === one;
  if (counts && total(counts) === 0) return <NothingSent />;
  return (
    <Tabs
      value={part}
      onValueChange={(chosen) => setAddress({ status: chosen }, { preventScrollReset: true })}
    >
      <TabsList aria-label={t('requests.sent.parts')}>
        {PARTS.map((one) => (
          <TabsTrigger key={one} value={one} className="max-sm:px-3">
            {t(`requests.sent.part.${one}`)}
            {counts && (
              <span className="ml-1.5 text-sm text-muted tabular-nums">
                {one === 'all' ? total(counts) : counts[one]}
              </span>
            )}
            {counts && <UnseenMark count={isShown(one) ? 0 : (unseen[one] ?? 0)} />}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={part} className="pt-4">
        <Listed sent={sent} part={part} news={news} />
      </TabsContent>
    </Tabs>
  );
}

function UnseenMark({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Badge tone="ball" className="ml-2">
      {t('requests.sent.new_count', { count })}
    </Badge>
  );
}

interface ListedProps {
  sent: ReturnType<typeof useSentRequests>;
  part: SentPart;
  news: NewAnswers;
}

function Listed({ sent, part, news }: ListedProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = sent;
  if (isPending) return <LoadingRows />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('requests.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.requests.length === 0) {
    return (
      <Card>
        <EmptyState icon={Send} title={t('requests.sent.none_here')} />
      </Card>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {sentTogether(data.requests).map(({ athlete, requests }) => (
          <li key={athlete.id}>
            <SentOfAthlete athlete={athlete} requests={requests} isMixed={part === 'all'} news={news} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={sent.hasNextPage}
        isBusy={sent.isFetchingNextPage}
        label={t('requests.sent.load_more')}
        busyText={t('app.loading')}
        status={t('requests.sent.shown', { count: data.requests.length })}
        onLoad={() => void sent.fetchNextPage()}
      />
    </>
  );
}

function NothingSent() {
  const t = useText();
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

function total(counts: Counts): number {
  return SENT_STATUSES.reduce((sum, status) => sum + counts[status], 0);
}
