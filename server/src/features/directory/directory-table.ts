/** Entries as a table for spreadsheet programs: RFC 4180, and no cell that such a program would run. */
import type { DirectoryEntry } from '@faircourt/contracts/directory';

type Cell = string | number | null;

/** Without it, spreadsheet programs take the accents of names for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

export function tableOf(entries: readonly DirectoryEntry[], columns: readonly string[]): string {
  const rows = [columns, ...entries.map(cellsOf)];
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
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

/** What begins like this is a formula to a spreadsheet, whoever typed it as a name. */
const FORMULA = /^[\s]*[=+\-@\t\r\n]/;

function written(cell: Cell): string {
  const text = String(cell ?? '');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
