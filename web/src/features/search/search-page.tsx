/** /search: the address holds the filters, so that a search can be bookmarked and the back button undoes a change. */
import type { SearchFilters } from '@faircourt/contracts/search';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackToDashboard } from '../../shell/back-to-dashboard.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { FamilyNote } from './family-note.tsx';
import { FilterCard } from './filter-card.tsx';
import { Results } from './results.tsx';
import { hasFilters, readSearch, writeSearch, type Search } from './search-address.ts';
import type { SearchSlots } from './search-slots.ts';

export function SearchPage({ slots }: { slots: SearchSlots }) {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => readSearch(address), [address]);
  // Stays where the reader is: the filters and the results are on the same screen. At once, because the fields follow
  // the address: a change that came later would wipe out what has been typed meanwhile.
  const change = (next: Search) =>
    setAddress(writeSearch(next), { preventScrollReset: true, flushSync: true });
  const results = useRef<HTMLDivElement>(null);
  const [timesAsked, setTimesAsked] = useState(0);
  const filter = (filters: SearchFilters) => {
    change({ ...search, filters });
    if (hasFilters(filters)) setTimesAsked(timesAsked + 1);
  };
  // After the filters have folded, on a phone.
  useEffect(() => {
    if (timesAsked > 0 && results.current) bringIntoSight(results.current);
  }, [timesAsked]);
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <PageHeader
        title={t('search.title')}
        description={t('search.subtitle')}
        actions={<BackToDashboard />}
        className="max-sm:gap-3 sm:mb-2"
      />
      <AllowanceNote />
      <FamilyNote />
      <FilterCard filters={search.filters} onApply={filter} />
      <div ref={results}>
        <Results search={search} onChange={change} slots={slots} />
      </div>
    </div>
  );
}

/** How far down the screen the results may begin: the first of them are then to be seen. */
const HIGH_ENOUGH = 0.5;

/** People who ask want to see an answer: with all filters above, it would begin below the screen. The cursor stays in its field. */
function bringIntoSight(results: HTMLElement): void {
  const below = results.getBoundingClientRect().top - innerHeight * HIGH_ENOUGH;
  if (below > 0) scrollBy({ top: below, behavior: 'instant' });
}
