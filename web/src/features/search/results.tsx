/** What a search found: loading, failed, empty, cards or a table, and more of them on request. */
import type { SearchView } from '@faircourt/contracts/search-view';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useReadyToDraw } from '../../ui/use-draw-later.ts';
import { CardList } from './card-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { FoundAthlete } from './found-athletes.ts';
import { LoadingCards } from './loading-cards.tsx';
import { useMarks } from './marks/marks.queries.ts';
import { ResultBar } from './result-bar.tsx';
import { hasFilters, type Search } from './search-address.ts';
import { SaveSearchButton } from './saved/save-search-button.tsx';
import type { SearchSlots } from './search-slots.ts';
import { useSearchView } from './search-view.queries.ts';
import { useSearchWalk } from './use-search-walk.ts';
import { useAthletes } from './search.queries.ts';
import { TableDesk } from './table/table-desk.tsx';

type ResultsProps = {
  search: Search;
  onChange: (search: Search) => void;
  slots: SearchSlots;
};
type Athletes = ReturnType<typeof useAthletes>;

export function Results({ search, onChange, slots }: ResultsProps) {
  const t = useText();
  const athletes = useAthletes(search);
  const shown = useSearchView(search.view);
  const [wasThere] = useState(athletes.data !== undefined);
  // What the desk knows may come a moment after the cards.
  const marks = useDeferredValue(useMarks(athletes.data ?? []));
  useSearchWalk(search, athletes.data);
  useFailureToast(athletes.error);
  const view = shown.view ?? 'cards';
  const changeView = (chosen: SearchView) => {
    shown.keep({ view: chosen, columns: shown.columns });
    onChange({ ...search, view: chosen });
  };
  return (
    <section aria-labelledby="search-results" className="flex flex-col gap-5">
      <h2 id="search-results" className="sr-only">
        {t('search.results')}
      </h2>
      <ResultBar
        search={search}
        view={view}
        onSort={(sort) => onChange({ ...search, sort })}
        onView={changeView}
        actions={
          <>
            <SaveSearchButton search={search} />
            {slots.renderSearchActions(search)}
          </>
        }
      />
      <FilterChips filters={search.filters} onChange={(filters) => onChange({ ...search, filters })} />
      <Found
        athletes={athletes}
        isWaiting={shown.view === null}
        search={search}
        onClear={() => onChange({ ...search, filters: {} })}
      >
        {(found) =>
          view === 'table' ? (
            <TableDesk
              athletes={found}
              marks={marks}
              search={search}
              shown={shown}
              onChange={onChange}
              slots={slots}
            />
          ) : (
            <CardList
              athletes={found}
              marks={marks}
              isWhole={wasThere}
              renderAction={slots.renderCardAction}
            />
          )
        }
      </Found>
    </section>
  );
}

type FoundProps = {
  athletes: Athletes;
  /** How they are to be shown is not known yet. */
  isWaiting: boolean;
  search: Search;
  onClear: () => void;
  children: (found: readonly FoundAthlete[]) => ReactNode;
};

function Found({ athletes, isWaiting, search, onClear, children }: FoundProps) {
  const t = useText();
  const errorText = useErrorText();
  const role = useRole();
  const canInvite = role === 'coach' || role === 'regional_director';
  const { data: cards, error, isPending, isFetching, refetch } = athletes;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = athletes;
  const isReady = useReadyToDraw(!isPending && !isWaiting);
  if (!isReady) return <LoadingCards />;
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
              <>
                <Button variant="secondary" onClick={onClear}>
                  {t('search.empty.clear')}
                </Button>
                {canInvite && (
                  <Link to={PATHS.invitations} className={buttonClasses({ variant: 'ghost' })}>
                    {t('search.empty.invite')}
                  </Link>
                )}
              </>
            )
          }
        >
          {hasFilters(search.filters) && t('search.empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {children(cards)}
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
