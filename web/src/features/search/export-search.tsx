import { ATHLETE_TABLE_LIMITS, type ExportOffer } from '@faircourt/contracts/athlete-tables';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, api } from '../../api/client.ts';
import { useRole } from '../../api/session/use-role.ts';
import { ExportButton } from '../../domain/athlete-tables/export-button.tsx';
import type { Search } from './search-address.ts';
import { filterQuery } from '../../domain/filter-query.ts';

type ExportSearchProps = {
  search: Search;
  /** Those who are picked; null: everybody whom the search finds. */
  athleteIds: readonly string[] | null;
};

/** For coaches: nobody else takes a table along. */
export function ExportSearch(props: ExportSearchProps) {
  return useRole() === 'coach' && <ExportFound {...props} />;
}

function ExportFound({ search, athleteIds }: ExportSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { filters, sort } = search;
  const { data, error, isFetching, refetch } = useOffer(search, isOpen);
  return (
    <ExportButton
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      offer={
        data && {
          locked: data.locked,
          count: athleteIds?.length ?? data.count,
          hidden: 0,
          isMore: athleteIds === null && data.is_more,
          isTooMany: (athleteIds?.length ?? 0) > ATHLETE_TABLE_LIMITS.picked,
        }
      }
      failure={error && { error, isRetrying: isFetching, retry: () => void refetch() }}
      hasWork={false}
      ask={({ columns, locale }) => ({
        path: '/api/search/export',
        body: { columns, locale, filters, sort, athlete_ids: athleteIds },
      })}
    />
  );
}

/** Asked each time the dialog opens: what a family has withdrawn meanwhile no longer counts. */
function useOffer({ filters }: Search, isWanted: boolean) {
  return useQuery({
    queryKey: ['export-offer', filters],
    enabled: isWanted,
    gcTime: 0,
    queryFn: ({ signal }): Promise<ExportOffer> =>
      answerOf(api.GET('/api/search/export', { params: { query: filterQuery(filters) }, signal })),
  });
}
