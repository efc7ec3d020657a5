import { useRememberedWalk } from '../../domain/athlete-walk/use-kept-walk.ts';
import type { FoundAthlete } from './found-athletes.ts';
import type { Search } from './search-address.ts';
import { useAthleteCount, useNextPage } from './search.queries.ts';

/** Who opens one of the results may go on to the next. The total is what the count above them says. */
export function useSearchWalk(search: Search, found: readonly FoundAthlete[] | undefined): void {
  const after = useNextPage(search);
  const { data: counted, isPlaceholderData } = useAthleteCount(search);
  const { filters, sort } = search;
  useRememberedWalk(
    found && counted && !isPlaceholderData
      ? {
          list: null,
          ids: found.map(({ id }) => id),
          total: counted.count,
          isCapped: counted.is_capped,
          more: after === null ? null : { filters, sort, after },
        }
      : null,
  );
}
