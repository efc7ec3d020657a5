import { BookUser, SearchX } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { hasFilters, type DirectoryFilters } from './directory-address.ts';
import type { useDirectory } from './directory.queries.ts';
import { EntryRow } from './entry-row.tsx';

/** The heading of the list, for who sends the reader there. */
export const ENTRIES_ID = 'directory-entries';

type EntryListProps = {
  directory: ReturnType<typeof useDirectory>;
  filters: DirectoryFilters;
  onClear: () => void;
};

export function EntryList({ directory, filters, onClear }: EntryListProps) {
  const t = useText();
  const { kind } = filters;
  return (
    <section aria-labelledby={ENTRIES_ID} className="flex flex-col gap-3">
      <h2 id={ENTRIES_ID} tabIndex={-1} className="w-fit text-xl">
        {t(`directory.kind.${kind}`)}
      </h2>
      {kind === 'athletes' && <p className="text-sm text-muted">{t('directory.looks')}</p>}
      <Entries directory={directory} filters={filters} onClear={onClear} />
    </section>
  );
}

function Entries({ directory, filters, onClear }: EntryListProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = directory;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = directory;
  // Of the list before, only its countries are of use while this one loads.
  if (isPending || isPlaceholderData) {
    return (
      <Card>
        <LoadingRows />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('directory.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.entries.length === 0) return <NothingFound {...{ data, filters, onClear }} />;
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {data.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
      <LoadMore
        hasMore={hasNextPage}
        isBusy={isFetchingNextPage}
        label={t('directory.load_more')}
        busyText={t('app.loading')}
        status={t(hasNextPage ? 'directory.shown' : 'directory.all_shown', { count: data.entries.length })}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}

function NothingFound({
  data,
  filters,
  onClear,
}: {
  data: { countries: readonly string[] };
  filters: DirectoryFilters;
  onClear: () => void;
}) {
  const t = useText();
  if (!hasFilters(filters)) {
    return (
      <Card>
        <EmptyState icon={BookUser} title={t('directory.empty')}>
          {t(data.countries.length === 0 ? 'directory.no_region' : 'directory.empty_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={t('directory.none_found')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('directory.clear')}
          </Button>
        }
      />
    </Card>
  );
}
