/** What a search found, as a table: many at a glance, in the columns that this person works with. */
import type { TableColumn } from '@faircourt/contracts/search-view';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { useRef, useState, type FocusEvent } from 'react';
import { useKeysSetting } from '../../../domain/queue-keys/keys-setting.ts';
import { useQueueKeys } from '../../../domain/queue-keys/use-queue-keys.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Table, TableBody, TableHead, TableHeaderCell } from '../../../ui/table.tsx';
import type { FoundAthlete } from '../found-athletes.ts';
import type { Marks } from '../marks/marks.queries.ts';
import { AthleteRow } from './athlete-row.tsx';
import { ColumnHead } from './column-head.tsx';
import type { Picking } from './use-picking.ts';

type AthleteTableProps = {
  athletes: readonly FoundAthlete[];
  marks: Marks;
  columns: readonly TableColumn[];
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  onOpen: (athleteId: string) => void;
  /** Null for people who can do nothing with picked rows. */
  picking: Picking | null;
};

export function AthleteTable({ athletes, marks, columns, sort, onSort, onOpen, picking }: AthleteTableProps) {
  const t = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { isOn } = useKeysSetting();
  const pick = (row: HTMLElement) => picking?.toggle(row.dataset['athleteId'] ?? '');
  useQueueKeys(body, {
    x: pick,
    ' ': pick,
    l: (row) => picking?.addToList(row.dataset['athleteId'] ?? ''),
  });
  // One row is reached by Tab, and keys move from it to the others. Who has turned the keys off tabs through all of them.
  const current = athletes.some(({ id }) => id === focused) ? focused : athletes[0]?.id;
  const follow = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-athlete-id]')?.dataset['athleteId'] ?? null);
  return (
    <Table label={t('search.table')} isTall className="text-sm">
      <TableHead className="sticky top-0 z-20 bg-sunken">
        <tr>
          {picking && (
            // No head of a column: else a screen reader would say "Pick all" before each box.
            <td className="sticky left-0 z-10 w-10 min-w-10 bg-sunken pl-3">
              <PickAll athletes={athletes} picking={picking} />
            </td>
          )}
          <TableHeaderCell
            className={cn('sticky z-10 bg-sunken px-3 py-2.5', picking ? 'left-10' : 'left-0')}
          >
            {t('search.column.name')}
          </TableHeaderCell>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </TableHead>
      <TableBody ref={body} onFocus={follow}>
        {athletes.map((athlete) => (
          <AthleteRow
            key={athlete.id}
            athlete={athlete}
            marks={marks.get(athlete.id)}
            columns={columns}
            tabIndex={!isOn || athlete.id === current ? 0 : -1}
            onOpen={onOpen}
            picking={picking}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function PickAll({ athletes, picking }: { athletes: readonly FoundAthlete[]; picking: Picking }) {
  const t = useText();
  const isAll = athletes.every(({ id }) => picking.isPicked(id));
  return (
    <Checkbox
      label={<span className="sr-only">{t('search.pick.all')}</span>}
      title={t('search.pick.all')}
      checked={isAll}
      onChange={() => picking.all(!isAll)}
    />
  );
}
