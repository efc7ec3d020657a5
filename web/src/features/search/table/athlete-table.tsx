/** What a search found, as a table: many at a glance, in the columns that this person works with. */
import type { TableColumn } from '@faircourt/contracts/search-view';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { ArrowDown, ChevronsUpDown, Clock3 } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { athletePath } from '../../../shell/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../ui/table.tsx';
import type { FoundAthlete } from '../found-athletes.ts';
import { COLUMNS } from './table-columns.tsx';

/** Sticks while the rest moves sideways below it, so it must not let anything shine through. */
const FIRST_COLUMN = 'sticky left-0 z-10 bg-surface';

type AthleteTableProps = {
  athletes: readonly FoundAthlete[];
  columns: readonly TableColumn[];
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
};

export function AthleteTable({ athletes, columns, sort, onSort }: AthleteTableProps) {
  const t = useText();
  return (
    <Table label={t('search.table')} isTall className="text-sm">
      <TableHead className="sticky top-0 z-20 bg-sunken">
        <tr>
          <TableHeaderCell className="sticky left-0 z-10 bg-sunken px-3 py-2.5">
            {t('search.column.name')}
          </TableHeaderCell>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {athletes.map((athlete) => (
          <TableRow key={athlete.id} className="group scroll-mt-12">
            <NameCell athlete={athlete} />
            {columns.map((column) => {
              const { Cell } = COLUMNS[column];
              return (
                <TableCell key={column} className="px-3 py-1.5 leading-snug">
                  <Cell athlete={athlete} />
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Search sorts from the highest down, and by few facts: a column that it cannot sort by has no button. */
function ColumnHead({
  column,
  sort,
  onSort,
}: Pick<AthleteTableProps, 'sort' | 'onSort'> & { column: TableColumn }) {
  const t = useText();
  const { sort: own } = COLUMNS[column];
  if (!own) return <TableHeaderCell className="px-3 py-2.5">{t(`search.column.${column}`)}</TableHeaderCell>;
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

function NameCell({ athlete }: { athlete: FoundAthlete }) {
  const t = useText();
  return (
    <th scope="row" className={`${FIRST_COLUMN} px-3 py-1.5 text-left leading-snug font-medium`}>
      <span className="flex max-w-40 items-center gap-2.5 sm:max-w-64">
        <Avatar name={athlete.name} photoUrl={athlete.photoUrl} className="size-7 text-xs max-sm:hidden" />
        <span className="min-w-0">
          <Link
            to={athletePath(athlete.id)}
            state={{ isFromSearch: true }}
            className="block rounded-sm break-words text-ink underline decoration-line-strong/60 underline-offset-4 hover:decoration-court"
          >
            {athlete.name}
          </Link>
          {!athlete.is_identity_released && (
            <span className="flex items-center gap-1 text-xs font-normal text-caution sm:whitespace-nowrap">
              <Clock3 aria-hidden className="size-3.5 shrink-0" />
              {t('athlete.awaiting_guardian')}
            </span>
          )}
        </span>
      </span>
    </th>
  );
}
