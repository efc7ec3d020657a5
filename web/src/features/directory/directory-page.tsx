/** /dashboard/directory: who is there in a director's countries. The address holds kind and filters. */
import { DIRECTORY_KINDS } from '@faircourt/contracts/directory';
import { Grid3x3 } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { DirectorsOnly, isNotApproved } from '../../domain/directors-only.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { COVERAGE_ID, CoverageCard } from './coverage-card.tsx';
import { ofKind, readDirectory, writeDirectory, type DirectoryFilters } from './directory-address.ts';
import { DirectoryFilterBar } from './directory-filter-bar.tsx';
import { useDirectory } from './directory.queries.ts';
import { ENTRIES_ID, EntryList } from './entry-list.tsx';
import { ExportButton } from './export-button.tsx';

export function DirectoryPage() {
  const t = useText();
  const isDirector = useRole() === 'regional_director';
  const [filters, change] = useFilters();
  const directory = useDirectory(filters, isDirector);
  const isOpen = isDirector && !isNotApproved(directory.error);
  const goTo = (next: DirectoryFilters) => {
    change(next);
    // The chart is below the list that a press in it changes.
    document.getElementById(ENTRIES_ID)?.focus();
  };
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('directory.title')}
        description={t('directory.subtitle')}
        actions={
          isOpen && (
            <>
              <Button
                variant="secondary"
                icon={<Grid3x3 aria-hidden />}
                onClick={() => document.getElementById(COVERAGE_ID)?.focus()}
              >
                {t('directory.coverage.go')}
              </Button>
              <ExportButton filters={filters} />
            </>
          )
        }
        className="mb-2"
      />
      {isOpen ? (
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
          {directory.isSuccess && <CoverageCard onChoose={goTo} />}
        </>
      ) : (
        <DirectorsOnly>{t('directory.refused')}</DirectorsOnly>
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
