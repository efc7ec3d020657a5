import type { TableColumn } from '@faircourt/contracts/search-view';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { ArrowDown, ChevronsUpDown } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { TableHeaderCell } from '../../../ui/table.tsx';
import { COLUMNS } from './table-columns.tsx';

type ColumnHeadProps = { column: TableColumn; sort: SearchSort; onSort: (sort: SearchSort) => void };

/** Search sorts from the highest down, and by few facts: a column that it cannot sort by has no button. */
export function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const t = useText();
  const { sort: own } = COLUMNS[column];
  if (!own) {
    return <TableHeaderCell className="px-3 py-2.5">{t(`search.column.${column}`)}</TableHeaderCell>;
  }
  const isSorted = own === sort;
  const Icon = isSorted ? ArrowDown : ChevronsUpDown;
  return (
    <TableHeaderCell aria-sort={isSorted ? 'descending' : 'none'} className="px-3 py-1">
      <button
        type="button"
        className="-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 font-semibold hover:text-ink"
        onClick={() => onSort(own)}
      >
        {t(`search.column.${column}`)}
        <Icon aria-hidden className={isSorted ? 'size-4 text-court' : 'size-4 opacity-60'} />
      </button>
    </TableHeaderCell>
  );
}
