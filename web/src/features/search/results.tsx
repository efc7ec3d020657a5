/** What a search found: loading, failed, empty or a grid of cards, and more of them on request. */
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { SearchX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { AthleteCard } from './athlete-card.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { ResultBar } from './result-bar.tsx';
import { hasFilters, type Search } from './search-address.ts';
import { useAthletes } from './search.queries.ts';

type ResultsProps = { search: Search; onSort: (sort: SearchSort) => void; onClear: () => void };
type Athletes = ReturnType<typeof useAthletes>;

export function Results({ search, onSort, onClear }: ResultsProps) {
  const t = useText();
  const athletes = useAthletes(search);
  useFailureToast(athletes.error);
  return (
    <section aria-labelledby="search-results" className="flex flex-col gap-5">
      <h2 id="search-results" className="sr-only">
        {t('search.results')}
      </h2>
      <ResultBar search={search} onSort={onSort} />
      <Found athletes={athletes} search={search} onClear={onClear} />
    </section>
  );
}

function Found({ athletes, search, onClear }: { athletes: Athletes; search: Search; onClear: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: cards, error, isPending, isFetching, refetch } = athletes;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = athletes;
  if (isPending) return <LoadingCards />;
  if (cards === undefined) {
    return (
      <Card>
        <ErrorState title={t('search.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (cards.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={SearchX}
          title={t('search.empty')}
          action={
            hasFilters(search.filters) && (
              <Button variant="secondary" onClick={onClear}>
                {t('search.empty.clear')}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <AthleteCard key={card.id} athlete={card} />
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        isBusy={isFetchingNextPage}
        label={t('search.load_more')}
        busyText={t('search.loading')}
        status={t(hasNextPage ? 'search.shown' : 'search.all_shown', { count: cards.length })}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}

function useFailureToast(error: Error | null): void {
  const t = useText();
  const errorText = useErrorText();
  const complain = useEffectEvent((failure: Error) =>
    toast.destructive({ title: t('search.failed'), description: errorText(failure) }),
  );
  useEffect(() => {
    if (error) complain(error);
  }, [error]);
}
