/** Entries of the directory as a table. */
import type { DirectoryEntry } from '@faircourt/contracts/directory';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '../../platform/csv.ts';

export function tableOf(entries: readonly DirectoryEntry[], columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns, ...entries.map(cellsOf)]);
}

const FIRST = ['name', 'country_code', 'city', 'state', 'last_active_on'];

/** The order in which cellsOf gives them. */
export const COLUMNS = {
  athletes: [...FIRST, 'grad_year', 'school_name', 'verified_groups'],
  coaches: [...FIRST, 'title', 'institution_name'],
  institutions: [...FIRST, 'institution_kind', 'status', 'coaches'],
} as const;

function cellsOf(entry: DirectoryEntry): Cell[] {
  const first = [entry.name, entry.country_code, entry.city, entry.state, entry.last_active_on];
  switch (entry.kind) {
    case 'athlete':
      return [...first, entry.grad_year, entry.school_name, entry.verified_groups.join(' ')];
    case 'coach':
      return [...first, entry.title, entry.institution_name];
    case 'institution':
      return [...first, entry.institution_kind, entry.status, entry.coaches];
  }
}
