/** What leaves the directory, as entries of the log on the one who took it. What was searched for stays out of it. */
import type { DirectoryKind } from '@faircourt/contracts/directory';
import type { FaircourtEvent } from '@faircourt/contracts/events';
import type { DirectoryFilters } from './directory.conditions.ts';

export function directoryExported(
  exported: { kind: DirectoryKind; filters: DirectoryFilters; rows: number },
  userId: string,
): FaircourtEvent {
  const { kind, filters, rows } = exported;
  return {
    chain: userId,
    type: 'directory.exported',
    actor: { userId, role: 'regional_director' },
    data: {
      kind,
      rows,
      has_search: filters.search !== null,
      country_code: filters.country_code ?? null,
      grad_year: filters.grad_year ?? null,
      institution_kind: filters.institution_kind ?? null,
      state: filters.state ?? null,
    },
  };
}
