/** /dashboard/directory: who is there in a director's countries. The address holds kind and filters. */
import { DIRECTORY_KINDS } from '@faircourt/contracts/directory';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { isNotApproved } from '../../domain/is-not-approved.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { ofKind, readDirectory, writeDirectory, type DirectoryFilters } from './directory-address.ts';
import { DirectoryFilterBar } from './directory-filter-bar.tsx';
import { useCoverage, useDirectory } from './directory.queries.ts';
import { ENTRIES_ID, EntryList } from './entry-list.tsx';
import { ExportButton } from './export-button.tsx';

export function DirectoryPage() {
  const t = useText();
  const isDirector = useRole() === 'regional_director';
  const [filters, change] = useFilters();
  const directory = useDirectory(filters, isDirector);
  const coverage = useCoverage(isDirector);
  const isOpen = isDirector && !isNotApproved(directory.error);
  const goTo = (next: DirectoryFilters) => {
    change(next);
    // The list that a press in the chart changes is below it.
    const list = document.getElementById(ENTRIES_ID);
    list?.focus({ preventScroll: true });
    // Also when its title is in sight already: what was asked for is below it.
    list?.scrollIntoView();
  };
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('directory.title')}
        description={t('directory.subtitle')}
        actions={isOpen && <ExportButton filters={filters} />}
        className="mb-2"
      />
      {isOpen ? (
        <>
          <CoverageCard coverage={coverage} onChoose={goTo} />
          {/* What is below the numbers comes after them: how many rows they have is not known before. */}
          {coverage.isPending && coverage.failureCount === 0 ? (
            <LoadingRows />
          ) : (
            <>
              <Segmented
                label={t('directory.kind')}
                className="max-sm:w-full"
                options={DIRECTORY_KINDS.map((value) => ({ value, label: t(`directory.kind.${value}`) }))}
                value={filters.kind}
                onChange={(kind) => change(ofKind(filters, kind))}
              />
              <DirectoryFilterBar
                filters={filters}
                countries={directory.data?.countries ?? []}
                onChange={change}
              />
              <EntryList
                directory={directory}
                filters={filters}
                onClear={() => change({ kind: filters.kind, search: null })}
              />
            </>
          )}
        </>
      ) : (
        <NotYourPage page={PATHS.directory}>{t('directory.refused')}</NotYourPage>
      )}
    </div>
  );
}

function useFilters(): [DirectoryFilters, (filters: DirectoryFilters) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readDirectory(address), [address]);
  // At once: the controls follow the address, and a choice must show the moment it is made.
  const change = (next: DirectoryFilters) =>
    setAddress(writeDirectory(next), { preventScrollReset: true, flushSync: true });
  return [filters, change];
}
